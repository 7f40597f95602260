"""What a choice would do, before it is made."""
