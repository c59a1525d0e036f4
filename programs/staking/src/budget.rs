//! Every change of rewards is one sum: what the pool has beyond what is earned, against what the new terms need. What is missing
//! comes from the owner, what is over is surplus. No stake is reached (P-28, P-29).
use crate::error::PoolError;
use crate::limits::AMOUNT_MAX;
use crate::state::Pool;
use crate::sums::{add, sub};
use slipway_runtime::token::Transfer;
use slipway_runtime::{check_mint, checked_mul, require, take_in, Outcome, Refusal};

/// How rewards run.
pub struct Rewards {
    pub rate: u64,
    pub start_at: u64,
    pub end_at: u64,
}

impl Rewards {
    /// Rewards of the seconds that are left.
    pub fn committed(&self, now: u64) -> Outcome<u64> {
        let from = self.start_at.max(now);
        checked_mul(self.rate, self.end_at.saturating_sub(from))
            .map_err(|_| PoolError::AmountTooLarge.into())
    }
}

impl Pool {
    pub fn rewards(&self) -> Rewards {
        Rewards {
            rate: self.rate,
            start_at: self.start_at,
            end_at: self.end_at,
        }
    }

    /// Changes how rewards run from `now` on, up to which they are counted; worse terms lift every lock time, for good.
    /// @param take gets what is missing from the owner. @returns what arrived
    #[inline(always)]
    pub fn set_rewards(
        &mut self,
        new: Rewards,
        now: u64,
        take: impl FnOnce() -> Outcome<u64>,
    ) -> Outcome<u64> {
        let free = add(self.surplus, self.rewards().committed(now)?)?;
        let needed = new.committed(now)?;
        let received = if needed > free { take()? } else { 0 };
        let has = add(free, received)?;
        require(has >= needed, PoolError::BudgetTooSmall)?;
        require(add(self.owed, has)? <= AMOUNT_MAX, PoolError::AmountTooLarge)?;
        self.surplus = sub(has, needed)?;
        let is_worse =
            new.rate < self.rate || new.start_at > self.start_at || new.end_at < self.end_at;
        if is_worse {
            self.exit_open = 1;
        }
        self.rate = new.rate;
        self.start_at = new.start_at;
        self.end_at = new.end_at;
        Ok(received)
    }

    /// Takes rewards into their vault: what arrives counts. Whoever could close the mint while there was none of it may have
    /// made another one there, so it is looked at each time.
    #[inline(always)]
    pub fn take_rewards(&self, transfer: &Transfer, amount: u64) -> Outcome<u64> {
        let is_mint = self.reward_mint == *transfer.mint.address();
        require(is_mint, Refusal::MintMismatch)?;
        check_mint(transfer.mint, transfer.program)?;
        let is_vault = self.reward_vault == *transfer.destination.address();
        require(is_vault, Refusal::VaultMismatch)?;
        take_in(transfer, amount)
    }
}
