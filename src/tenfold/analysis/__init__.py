"""What a hand is worth: distances, odds, reasons."""
