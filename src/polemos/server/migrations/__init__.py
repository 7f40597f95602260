"""How the tables of a database came to be, step by step, forward and back (Alembic)."""
