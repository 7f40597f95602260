"""The Logistics Phase: what arrives, who is kept, what is raised. Sections 3.2.2 and 12.3 to 12.5."""
