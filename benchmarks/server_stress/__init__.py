"""What proves the server: processes to kill, a database to restart, clients that check."""
