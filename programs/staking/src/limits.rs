//! Bounds of a pool's terms: those of the EVM networks (`PoolLimits`).

/// Rewards run five minutes at least.
pub const MIN_SECONDS: u64 = 5 * 60;
/// Catches times in milliseconds (P-06).
pub const MAX_SECONDS: u64 = 3_650 * 86_400;
pub const MAX_LOCK_SECONDS: u64 = 1_460 * 86_400;
/// All that a pool has of one token; what `div_wide` divides by.
pub const AMOUNT_MAX: u64 = i64::MAX as u64;
