use crate::error::LockError;
use slipway_runtime::terms::{MAX_SECONDS, MIN_SECONDS, WHOLE_BPS};
use slipway_runtime::{checked_mul, mul_div_up, require, Outcome, ProgramError};

/// The unlock time that never comes.
pub const FOREVER: u64 = (1 << 40) - 1;

/// How a lock is released before `unlock_at`. At `cliff_at` comes a first part. Then, when `cycle_seconds` is zero, the rest
/// comes evenly by the second until `unlock_at`; else `cycle_bps` come with each cycle, and `unlock_at` has to be the end of
/// the last one.
#[derive(Clone, Copy)]
pub struct Schedule {
    /// At least five minutes ahead, before `unlock_at`.
    pub cliff_at: u64,
    /// Up to 100 000 000 minutes.
    pub cycle_seconds: u64,
    /// 0 to 9 999.
    pub first_bps: u16,
    /// 1 to 10 000 - `first_bps`; 0 in a linear release.
    pub cycle_bps: u16,
}

/// An unlock time within its bounds.
pub fn check_unlock(unlock_at: u64, now: u64) -> Outcome {
    if unlock_at == FOREVER {
        return Ok(());
    }
    let (min, max) = (add(now, MIN_SECONDS)?, add(now, MAX_SECONDS)?);
    require(unlock_at >= min, LockError::UnlockTooEarly)?;
    require(unlock_at <= max, LockError::UnlockTooLate)
}

impl Schedule {
    pub fn is_given(&self) -> bool {
        self.cliff_at != 0 || self.cycle_seconds != 0 || self.first_bps != 0 || self.cycle_bps != 0
    }

    /// Refuses what is out of range, and steps that end anywhere but at `unlock_at`.
    pub fn check(&self, unlock_at: u64, now: u64) -> Outcome {
        if !self.is_given() {
            return Ok(());
        }
        require(self.is_in_range(unlock_at), LockError::ScheduleUnusable)?;
        let min = add(now, MIN_SECONDS)?;
        require(self.cliff_at >= min, LockError::UnlockTooEarly)?;
        if self.cycle_seconds == 0 {
            return Ok(());
        }
        let cycles = (WHOLE_BPS - self.first_bps as u64).div_ceil(self.cycle_bps as u64);
        let length = checked_mul(cycles, self.cycle_seconds)?;
        let end = add(self.cliff_at, length)?;
        require(end == unlock_at, LockError::ScheduleEndsElsewhere)
    }

    fn is_in_range(&self, unlock_at: u64) -> bool {
        let first_bps = self.first_bps as u64;
        let cycle_bps = self.cycle_bps as u64;
        if unlock_at == FOREVER || self.cliff_at >= unlock_at || first_bps >= WHOLE_BPS {
            return false;
        }
        if self.cycle_seconds == 0 {
            return cycle_bps == 0;
        }
        self.cycle_seconds <= MAX_SECONDS && cycle_bps != 0 && cycle_bps <= WHOLE_BPS - first_bps
    }

    /// Base units of `initial` that are kept back at `now`; rounded up. What is locked beyond them is paid (`withdraw.rs`).
    pub fn kept(&self, initial: u64, unlock_at: u64, now: u64) -> Outcome<u64> {
        if unlock_at != FOREVER && now >= unlock_at {
            return Ok(0);
        }
        if !self.is_given() || now < self.cliff_at || unlock_at == FOREVER {
            return Ok(initial);
        }
        // Neither can be missed: a schedule was checked when the lock began, and moves with its end.
        let rest = sub(WHOLE_BPS, self.first_bps as u64)?;
        let since = sub(now, self.cliff_at)?;
        if self.cycle_seconds == 0 {
            let left = checked_mul(rest, sub(unlock_at, now)?)?;
            let whole = checked_mul(WHOLE_BPS, sub(unlock_at, self.cliff_at)?)?;
            return mul_div_up(initial, left, whole);
        }
        let released = checked_mul(since / self.cycle_seconds, self.cycle_bps as u64)?;
        mul_div_up(initial, sub(rest, released)?, WHOLE_BPS)
    }

    /// The schedule of a lock whose end moves: for ever it stays where it was, and releases nothing.
    pub fn moved(&self, from: u64, to: u64) -> Outcome<Self> {
        if !self.is_given() || to == FOREVER {
            return Ok(*self);
        }
        let cliff_at = add(self.cliff_at, sub(to, from)?)?;
        Ok(Self { cliff_at, ..*self })
    }
}

fn add(a: u64, b: u64) -> Outcome<u64> {
    a.checked_add(b).ok_or(ProgramError::OVERFLOW)
}

fn sub(a: u64, b: u64) -> Outcome<u64> {
    a.checked_sub(b).ok_or(ProgramError::OVERFLOW)
}
