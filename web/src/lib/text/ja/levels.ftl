# コンピューターの強さ
level-computer = コンピューター
level-level = レベル
