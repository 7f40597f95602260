"""Belisarius: the wars of Justinian."""
