//! Bounds of a presale's terms: those of the EVM networks (`PresaleLimits`).

/// The start is more than this ahead.
pub const MIN_START_LEAD: u64 = 5 * 60;
/// Catches times in milliseconds (P-06).
pub const MAX_END_AHEAD: u64 = 3_650 * 86_400;
pub const MIN_VEST_CYCLE: u64 = 60;
pub const MAX_VEST_CYCLE: u64 = 3_650 * 86_400;
/// Most of a raise that goes to inviters: they are paid when it is finished, its creator only as tokens are released. A creator
/// who invites everybody must not be paid before the buyers (S-56).
pub const MAX_INVITER_BPS: u64 = 1_000;
/// Base units that a fair presale sells at least: a wallet's tokens and what it gets back are rounded apart, each by less than
/// one unit's price, which is then less than a thousand millionth of the hard cap.
pub const MIN_FAIR_TOKENS: u64 = 1_000_000_000;
/// What leaving an open presale keeps.
pub const EXIT_FEE_BPS: u64 = 1_000;
/// How long before the end leaving an open presale closes, for a fee or for nothing.
pub const EXIT_CLOSED: u64 = 15 * 60;
/// How far ahead the end is at least when the times of a presale with contributions change.
pub const MIN_NOTICE: u64 = 60 * 60;
/// How long after the end only the creator finishes.
pub const OWNER_GRACE: u64 = 86_400;
/// How long after the end nobody finishes any more.
pub const LAPSE: u64 = 7 * 86_400;
/// What `mul_div_down` divides by, and far more than there is of SOL.
pub const AMOUNT_MAX: u64 = i64::MAX as u64;
