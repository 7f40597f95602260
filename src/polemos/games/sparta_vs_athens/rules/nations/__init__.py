"""Cities that change hands, states that leave the war, revolts, forts. Sections 2.7, 9.3, 10 and 11."""
