"""What can be said about hands and games without playing them: exact odds, and what the rules allow."""
