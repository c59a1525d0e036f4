//! Bounds of terms that programs have in common with the contracts of EVM networks.

/// What is promised for a time is promised for at least this long.
pub const MIN_SECONDS: u64 = 5 * 60;
/// Catches milliseconds (P-06).
pub const MAX_SECONDS: u64 = 100_000_000 * 60;
pub const WHOLE_BPS: u64 = 10_000;
