"""HTTP API: route handlers, one module per resource."""
