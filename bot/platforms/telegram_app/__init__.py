"""The edge to Telegram."""
