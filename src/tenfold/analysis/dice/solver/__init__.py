"""The solo game solved from nothing. Whatever is changed here makes cached solutions old."""
