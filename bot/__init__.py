"""The host: tables, sessions, clocks, and the platforms people play on."""
