//! Who is owed what. Everything is rounded down, in the presale's favour, by less than one base unit a wallet (P-14).
use crate::error::PresaleError;
use crate::limits::AMOUNT_MAX;
use crate::state::{kind, Presale};
use crate::sums::{add, sub};
use slipway_runtime::terms::WHOLE_BPS;
use slipway_runtime::{checked_mul, mul_div_down, mul_div_up, require, Outcome, ProgramError};

impl Presale {
    fn is_fair(&self) -> bool {
        self.kind == kind::FAIR
    }

    /// What the presale may still take: a fair presale as much as its books hold.
    fn room(&self) -> Outcome<u64> {
        let most = if self.is_fair() { AMOUNT_MAX } else { self.hard_cap };
        sub(most, self.total)
    }

    /// Room that does not buy one base unit is none: nobody can fill it.
    pub fn is_full(&self) -> Outcome<bool> {
        Ok(!self.is_fair() && mul_div_down(self.tokens, self.room()?, self.hard_cap)? == 0)
    }

    /// A full presale has reached its soft cap, even if what nobody can fill is missing to it (P-10).
    pub fn reaches_soft_cap(&self) -> Outcome<bool> {
        Ok(self.total >= self.soft_cap || (self.total != 0 && self.is_full()?))
    }

    /// What of `amount` is taken of a wallet that has contributed `before`: what fits, less what would buy no further base
    /// unit. Less than the minimum is taken only when it fills all the room there is, so that neither the presale nor a
    /// wallet is left with a rest that nobody can fill (P-10).
    pub fn kept(&self, amount: u64, before: u64) -> Outcome<u64> {
        let room = self.room()?;
        require(room > 0, PresaleError::HardCapReached)?;
        let own = self.max_contribution.saturating_sub(before);
        require(own > 0, PresaleError::AboveMax)?;
        let room = room.min(own);
        if amount >= room {
            return self.buying(room, before);
        }
        require(amount >= self.min_contribution, PresaleError::BelowMin)?;
        self.buying(amount, before)
    }

    /// The least that buys as many base units as `amount` does, to what the wallet has contributed.
    fn buying(&self, amount: u64, before: u64) -> Outcome<u64> {
        let after = add(before, amount)?;
        // Above the hard cap a fair presale's price is less than that, and known at its end only.
        if self.tokens >= self.hard_cap || after > self.hard_cap {
            return Ok(amount);
        }
        let units = mul_div_down(self.tokens, after, self.hard_cap)?;
        let cost = mul_div_up(self.hard_cap, units, self.tokens)?;
        require(cost > before, PresaleError::BuysNothing)?;
        sub(cost, before)
    }

    /// What of everything contributed the presale keeps, once it is finished.
    pub fn accepted(&self) -> u64 {
        self.total.min(self.hard_cap)
    }

    /// What of an amount that follows from everything contributed follows from what is accepted of it. Rounded down, so that
    /// the parts of several are the part of their sum at most.
    pub fn accepted_of(&self, amount: u64) -> Outcome<u64> {
        mul_div_down(amount, self.hard_cap, self.total.max(self.hard_cap))
    }

    /// Tokens of one wallet's contribution, and what of it comes back.
    pub fn share_of(&self, contributed: u64) -> Outcome<(u64, u64)> {
        let whole = self.total.max(self.hard_cap);
        let tokens = mul_div_down(self.tokens, contributed, whole)?;
        let excess = mul_div_down(contributed, sub(whole, self.hard_cap)?, whole)?;
        Ok((tokens, excess))
    }

    /// Released part at `now`, of the buyers' tokens and of the creator's proceeds alike (S-56): a first part when the
    /// presale is finished, another one with each cycle.
    pub fn released_bps(&self, now: u64) -> Outcome<u64> {
        if self.vesting_start == 0 || now < self.vesting_start {
            return Ok(0);
        }
        if self.cycle_seconds == 0 {
            return Ok(WHOLE_BPS);
        }
        let cycles = sub(now, self.vesting_start)? / self.cycle_seconds;
        let later = checked_mul(cycles, self.cycle_bps as u64)?;
        Ok(add(later, self.first_bps as u64)?.min(WHOLE_BPS))
    }
}

/// What of an amount is released, and not paid yet.
pub fn due(amount: u64, released_bps: u64, paid: u64) -> Outcome<u64> {
    let released = mul_div_down(amount, released_bps, WHOLE_BPS)?;
    released.checked_sub(paid).ok_or(ProgramError::OVERFLOW)
}
