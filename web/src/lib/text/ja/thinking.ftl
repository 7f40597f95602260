thinking-progress = コンピューターの思考の進み具合
thinking-now = すぐに決めさせる
thinking-key = すぐに決めさせる：コンピューターは考えるのをやめ、そこまでに見つけた最善の手を選ぶ
thinking-hurried = すぐに決めます。
thinking-why-kept = そのときの思考で得た数字です。
