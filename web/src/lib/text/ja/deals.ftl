# 2人の合意と投了
deal-head = この対局
deal-surrender = 投了
deal-surrender-sure = { $side }が投了します。対局は負けとして終わります。
deal-surrender-do = 投了する
deal-draw = 引き分けを提案
deal-pause = 時計の休止を提案
deal-resume = 再開を提案
deal-agree-draw = 合意の上で引き分け
deal-agree-draw-sure = 双方が合意していますか。対局は引き分けとして終わり、取り消せません。
deal-agree-draw-do = 合意する
deal-ask-undo = 取り消しを相手に頼む：{ $what }

# 2人の間の提案
deal-theirs-undo = { $side }が選択の取り消しを求めています。{ $n }手目の局面に戻ります({ $back }手前)。
deal-theirs-draw = { $side }が引き分けを提案しています。
deal-theirs-rematch = { $side }がもう一局を希望しています(陣営を入れ替え)。
deal-theirs-rematch-same = { $side }がもう一局を希望しています(同じ陣営)。
deal-theirs-pause = { $side }が時計の休止を提案しています。
deal-theirs-resume = { $side }が再開を提案しています。
deal-theirs-late = { $side }は、双方が隠しているものも含めてすべてを、観戦者に{ $delay }遅れで公開することを提案しています。
deal-mine-undo = 直前の選択の取り消しを求めました。相手の返事を待っています。
deal-mine-draw = 引き分けを提案しました。相手の返事を待っています。
deal-mine-rematch = もう一局を申し込みました(陣営を入れ替え)。相手の返事を待っています。
deal-mine-rematch-same = もう一局を申し込みました(同じ陣営)。相手の返事を待っています。
deal-mine-pause = 時計の休止を提案しました。相手の返事を待っています。
deal-mine-resume = 再開を提案しました。相手の返事がなくても、1日後に時計は動き出します。
deal-mine-late = 観戦者にすべてを{ $delay }遅れで公開することを提案しました。相手の返事を待っています。
deal-declined-undo = 取り消しの求めは断られました。
deal-declined-draw = 引き分けの提案は断られました。
deal-declined-rematch = 相手は今はもう一局を望んでいません。
deal-declined-pause = 休止の提案は断られました。
deal-declined-resume = 相手はまだ再開を望んでいません。1日後に時計は動き出します。
deal-declined-late = 観戦者への公開の提案は断られました。
deal-undo-note = その後に明らかになったことは互いに知ったままで、ダイスも同じ目が出ます。返事をせずに対局を進めると、断ったことになります。
deal-late-note = 観戦用のリンクを開けばだれでも見ることができ、相手もプライベートウィンドウで見られます。知られても困らないだけの遅れを選んでください。やめるのは、どちらからでも、いつでもすぐにできます。
deal-accept-undo = 認める
deal-accept-draw = 合意する
deal-accept-rematch = もう一局
deal-accept-pause = 休止する
deal-accept-resume = 再開する
deal-accept-late = 合意する
deal-decline = 断る
deal-withdraw = 取り下げる
deal-look = その場面を見る

# 対局の後
deal-rematch = 陣営を入れ替えてもう一局
deal-rematch-same = 同じ陣営でもう一局
deal-next = 次の対局へ
deal-won-surrender = 投了により{ $side }の勝ち
deal-drawn = 合意による引き分け

# 対局の一覧
deal-asked-undo = 取り消しの申し出あり
deal-asked-draw = 引き分けの申し出あり
deal-asked-rematch = 次の対局の申し出あり
deal-asked-pause = 休止の申し出あり
deal-asked-resume = 再開の申し出あり
deal-asked-late = 観戦者への公開の提案あり

# 観戦者に見えるもの
late-title = 観戦者への公開
late-text = 合意がなければ、観戦者には両陣営に公開されている情報がその場で見え、対局の後はすべてが見えます。相手と合意すると、その代わりに、双方が隠しているものも含めてすべてを、ただし遅れて公開できます。
late-by = 遅れ
late-propose = 提案する
late-end = 今すぐやめる
late-minutes = { $n }分
late-hours = { $n }時間
late-days = { $n }日
late-playing = 観戦者には、すべてが{ $delay }遅れで公開されています。
late-watching = { $delay }前の対局を、隠された情報も含めて見ています。だれの視点で見るかを選んでください。
late-watching-soon = 対局者の合意により、{ $begins }から、すべてが{ $delay }遅れで見えるようになります。それまでは、合意した時点で両陣営に公開されていた情報が見えます。
late-join = 相手は、双方が隠しているものも含めてすべてを、観戦者に{ $delay }遅れで公開することを提案しています。返事は対局の画面でできます。
late-join-watch = 対局者の合意により、両陣営が隠しているものも含めてすべてを、{ $delay }遅れで見ることができます。
late-list = { $delay }遅れの観戦
