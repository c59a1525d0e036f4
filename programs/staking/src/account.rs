use crate::error::PoolError;
use crate::per_unit::PerUnit;
use crate::state::Pool;
use crate::sums::{add, count};
use slipway_runtime::{require, system, Account, Address, Input, Outcome, Record};

/// First seed of the address of what a wallet has in a pool; pool and wallet follow.
const SEED: &[u8] = b"stake";

/// What a wallet has in a pool, as its account holds it. The wallet deposits for it, and has the deposit back when the account
/// ends: with the last that it is paid.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Stake {
    pub tag: [u8; 8],
    pub pool: Address,
    pub wallet: Address,
    pub amount: u64,
    /// What was earned until `per_unit`, and not paid.
    pub due: u64,
    /// Up to where of the pool's number the wallet's rewards are counted.
    pub per_unit_low: u64,
    pub per_unit_high: u64,
    /// When the last deposit was made.
    pub deposited_at: u64,
    pub bump: [u8; 1],
    pub padding: [u8; 7],
}

// SAFETY: numbers, addresses and bytes without gaps, as the length says.
unsafe impl Record for Stake {
    const TAG: [u8; 8] = *b"slipstk\x01";
}
const _: () = assert!(Stake::LENGTH == 120);

impl Stake {
    /// What `wallet` has in `pool`.
    #[inline(always)]
    pub fn load_of(
        place: &Account,
        pool: &Account,
        wallet: &Account,
        program: &Address,
    ) -> Outcome<Self> {
        let stake = Self::load(place, program)?;
        let is_theirs = stake.pool == *pool.address() && stake.wallet == *wallet.address();
        require(is_theirs, PoolError::StakeMismatch)?;
        Ok(stake)
    }

    /// The same, or a new one, for which the wallet deposits.
    #[inline(always)]
    pub fn open(
        place: &Account,
        pool: &Account,
        wallet: &Account,
        terms: &mut Pool,
        input: &Input,
    ) -> Outcome<Self> {
        if *place.owner() != Address::ZERO {
            return Self::load_of(place, pool, wallet, &input.program);
        }
        let seeds = [SEED, &pool.address().0, &wallet.address().0, &[]];
        let space = Self::LENGTH as u64;
        let bump = system::make_derived_account(wallet, place, space, &input.program, seeds)?;
        terms.accounts = count(terms.accounts, true)?;
        Ok(Self {
            tag: Self::TAG,
            pool: *pool.address(),
            wallet: *wallet.address(),
            amount: 0,
            due: 0,
            per_unit_low: terms.per_unit_low,
            per_unit_high: terms.per_unit_high,
            deposited_at: 0,
            bump,
            padding: [0; 7],
        })
    }

    /// Writes down what was earned until now as due; the pool has counted by then.
    pub fn settle(&mut self, terms: &Pool) -> Outcome {
        let from = PerUnit {
            low: self.per_unit_low,
            high: self.per_unit_high,
        };
        let earned = terms.per_unit().earned_since(from, self.amount)?;
        self.due = add(self.due, earned)?;
        self.per_unit_low = terms.per_unit_low;
        self.per_unit_high = terms.per_unit_high;
        Ok(())
    }

    /// Nothing is staked and nothing is due: the account ends.
    pub fn is_over(&self) -> bool {
        self.amount == 0 && self.due == 0
    }

    /// From when the stake can leave.
    pub fn unlocks_at(&self, terms: &Pool) -> Outcome<u64> {
        let lock = if terms.is_exit_open() { 0 } else { terms.lock_seconds };
        add(self.deposited_at, lock)
    }
}
