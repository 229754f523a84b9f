//! Mistakes of charts.
