//! Whether terms make a pool; each rule once, with its own reason.
use crate::error::PoolError;
use crate::limits::*;
use crate::state::Pool;
use crate::sums::{add, sub};
use slipway_runtime::{checked_mul, require, Outcome};

impl Pool {
    pub fn check_terms(&self, now: u64) -> Outcome {
        check_end(self.start_at, self.end_at, now)?;
        let is_between = self.deadline_at >= self.start_at && self.deadline_at <= self.end_at;
        require(is_between && self.deadline_at > now, PoolError::DeadlineOutOfRange)?;
        let is_short = self.lock_seconds <= MAX_LOCK_SECONDS;
        require(is_short, PoolError::LockTooLong)?;
        require(self.limit <= AMOUNT_MAX, PoolError::AmountTooLarge)?;
        let is_whole = (self.limit == 0) == (self.limit_seconds == 0);
        require(is_whole, PoolError::LimitIncomplete)?;
        let is_rate = self.rate > 0 && self.rate <= AMOUNT_MAX;
        require(is_rate, PoolError::RateOutOfRange)?;
        let seconds = sub(self.end_at, self.start_at)?;
        let fits = checked_mul(self.rate, seconds).is_ok_and(|all| all <= AMOUNT_MAX);
        require(fits, PoolError::RateOutOfRange)
    }

    /// Nothing is staked from the deadline on, nor after the end.
    pub fn closes_at(&self) -> u64 {
        self.deadline_at.min(self.end_at)
    }

    /// What one wallet may have staked at `now`, at most.
    pub fn check_limit(&self, amount: u64, now: u64) -> Outcome {
        if self.limit == 0 || now >= self.start_at.saturating_add(self.limit_seconds) {
            return Ok(());
        }
        require(amount <= self.limit, PoolError::LimitExceeded)
    }
}

/// An end within its bounds.
pub fn check_end(start_at: u64, end_at: u64, now: u64) -> Outcome {
    require(end_at <= add(now, MAX_SECONDS)?, PoolError::EndTooLate)?;
    let seconds = end_at.checked_sub(start_at.max(now));
    let is_long = seconds.is_some_and(|seconds| seconds >= MIN_SECONDS);
    require(is_long, PoolError::EndTooEarly)
}
