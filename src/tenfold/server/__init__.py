"""Rooms on the network: ASGI routes, WebSockets, storage, and the bus between workers."""
