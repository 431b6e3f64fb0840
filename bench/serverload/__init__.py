"""The parts of `bench/server.py`: a server process, cheap WebSocket lines, tables that are played at."""
