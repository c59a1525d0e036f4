use crate::error::AirdropError;
use slipway_runtime::terms::{MAX_SECONDS, MIN_SECONDS, WHOLE_BPS};
use slipway_runtime::{mul_div_down, require, Outcome, ProgramError};

/// How every entry is released: a part at the start, the rest evenly by the second.
#[derive(Clone, Copy)]
pub struct Release {
    pub start_at: u64,
    pub seconds: u64,
    pub first_bps: u16,
}

impl Release {
    /// Refuses what is out of range, and an end before which not everything is released for five minutes.
    pub fn check(&self, end_at: u64, now: u64) -> Outcome {
        let first_bps = self.first_bps as u64;
        let is_usable = if self.seconds == 0 {
            first_bps == WHOLE_BPS
        } else {
            first_bps < WHOLE_BPS && self.seconds <= MAX_SECONDS
        };
        require(is_usable, AirdropError::ReleaseUnusable)?;
        let max = add(now, MAX_SECONDS)?;
        require(self.start_at <= max, AirdropError::StartTooLate)?;
        if end_at == 0 {
            return Ok(());
        }
        require(end_at <= max, AirdropError::EndTooLate)?;
        let min = add(add(self.start_at, self.seconds)?, MIN_SECONDS)?;
        require(end_at >= min, AirdropError::EndTooEarly)
    }

    /// Base units of an entry that are released at `now`: rounded down, and the whole at the end (P-32).
    pub fn released(&self, amount: u64, now: u64) -> Outcome<u64> {
        let Some(elapsed) = now.checked_sub(self.start_at) else {
            return Ok(0);
        };
        if elapsed >= self.seconds {
            return Ok(amount);
        }
        let first = mul_div_down(amount, self.first_bps as u64, WHOLE_BPS)?;
        let rest = amount.checked_sub(first).ok_or(ProgramError::OVERFLOW)?;
        add(first, mul_div_down(rest, elapsed, self.seconds)?)
    }
}

fn add(a: u64, b: u64) -> Outcome<u64> {
    a.checked_add(b).ok_or(ProgramError::OVERFLOW)
}
