"""Seats people at tables and tells each what they may know; knows games only through the protocol."""
