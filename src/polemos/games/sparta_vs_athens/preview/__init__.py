"""What each choice would do, told before it is made."""
