"""Middleware: rate limits, security headers, request limits, the HTTP protocol class."""
