use crate::error::PoolError;
use crate::per_unit::PerUnit;
use crate::sums::{add, sub};
use slipway_runtime::{checked_mul, require, Account, Address, Input, Outcome, Record, Refusal};

/// First seed of a pool's address, which moves what is staked; owner, mint of the stakes and id follow.
pub const SEED: &[u8] = b"pool";
/// First seed of the address that moves a pool's rewards; the pool follows.
pub const REWARDS_SEED: &[u8] = b"rewards";

/// A pool, as its account holds it: little-endian numbers, times in unix seconds, amounts in base units of their token.
/// `programs/staking/idl.json` has the same fields, and lists of pools filter by their places (`owner` at 8, `stake_mint` at
/// 40).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Pool {
    pub tag: [u8; 8],
    /// Who made it and pays for its rewards: part of the address.
    pub owner: Address,
    /// What is staked: part of the address.
    pub stake_mint: Address,
    pub reward_mint: Address,
    /// Token account that holds what is staked, and nothing that is a reward.
    pub stake_vault: Address,
    pub reward_vault: Address,
    /// Tells the pools of one owner and mint apart: part of the address.
    pub id: u64,
    pub created_at: u64,
    /// When rewards begin.
    pub start_at: u64,
    /// When rewards end.
    pub end_at: u64,
    /// Nothing is staked from then on.
    pub deadline_at: u64,
    /// For how long a stake is locked after the wallet's last deposit.
    pub lock_seconds: u64,
    /// What one wallet may have staked; zero stands for no limit.
    pub limit: u64,
    /// Seconds after the start for which the limit holds.
    pub limit_seconds: u64,
    /// Reward of a second.
    pub rate: u64,
    /// Until when rewards are counted.
    pub counted_until: u64,
    /// What a unit of stake has earned, see `PerUnit`.
    pub per_unit_low: u64,
    pub per_unit_high: u64,
    /// Everything that is staked.
    pub staked: u64,
    /// Everything that is earned and unpaid.
    pub owed: u64,
    /// Rewards that nobody has earned nor can earn: of seconds without a stake, of terms that were changed.
    pub surplus: u64,
    /// Wallets that have something staked.
    pub stakers: u32,
    /// Accounts of wallets that are not ended: while there is one, the pool's own account stays.
    pub accounts: u32,
    /// One from the moment on that every lock time has ended.
    pub exit_open: u8,
    /// Takes the address off the curve.
    pub bump: [u8; 1],
    pub rewards_bump: [u8; 1],
    pub padding: [u8; 5],
}

// SAFETY: numbers, addresses and bytes without gaps, as the length says.
unsafe impl Record for Pool {
    const TAG: [u8; 8] = *b"slippol\x01";
}
const _: () = assert!(Pool::LENGTH == 304);

impl Pool {
    /// The pool in an account, for its owner, who has to have signed.
    #[inline(always)]
    pub fn load_for(account: &Account, owner: &Account, input: &Input) -> Outcome<Self> {
        let pool = Self::load(account, &input.program)?;
        require(owner.is_signer(), Refusal::SignatureMissing)?;
        require(pool.owner == *owner.address(), PoolError::NotOwner)?;
        Ok(pool)
    }

    pub fn per_unit(&self) -> PerUnit {
        PerUnit {
            low: self.per_unit_low,
            high: self.per_unit_high,
        }
    }

    pub fn is_exit_open(&self) -> bool {
        self.exit_open != 0
    }

    /// Counts the rewards of the seconds since the last act: those without a stake are nobody's. No balance enters (P-28).
    pub fn count(&mut self, now: u64) -> Outcome {
        let from = self.counted_until.max(self.start_at);
        let until = self.end_at.min(now);
        if until <= from {
            return Ok(());
        }
        let reward = checked_mul(self.rate, sub(until, from)?)?;
        self.counted_until = until;
        if self.staked == 0 {
            self.surplus = add(self.surplus, reward)?;
            return Ok(());
        }
        let PerUnit { low, high } = self.per_unit().after(reward, self.staked)?;
        self.per_unit_low = low;
        self.per_unit_high = high;
        self.owed = add(self.owed, reward)?;
        Ok(())
    }

    pub fn check_before_end(&self, now: u64) -> Outcome {
        require(now < self.end_at, PoolError::Ended)
    }
}
