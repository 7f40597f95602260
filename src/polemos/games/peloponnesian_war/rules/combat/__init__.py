"""Battles on land and at sea. Section 17."""
