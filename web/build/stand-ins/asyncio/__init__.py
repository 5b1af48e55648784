"""Stands in for asyncio, of which Pyodide takes hold at its start: nothing is awaited before a wheel is installed."""
