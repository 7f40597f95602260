# How strong the computer plays
level-computer = The computer
level-level = Level
