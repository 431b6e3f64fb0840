"""What is generated from the code: `make wire`."""
