"""The server's side of every socket: who may connect and for how long, HTTP, WebSockets, workers."""
