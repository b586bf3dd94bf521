"""What every request passes: limits, security headers, the HTTP protocol class."""
