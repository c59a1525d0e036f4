use crate::error::LockError;
use crate::release::Schedule;
use slipway_runtime::{require, Account, Address, Input, Outcome, Record, Refusal};

/// First seed of a lock's address; creator, mint and id follow.
pub const SEED: &[u8] = b"lock";

/// A lock, as its account holds it: little-endian numbers, times in unix seconds, amounts in base units of the token.
/// `programs/locker/idl.json` has the same fields, and lists of locks filter by their places (`owner` at 8, `mint` at 40).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Lock {
    tag: [u8; 8],
    /// Who may withdraw what is released.
    pub owner: Address,
    pub mint: Address,
    /// Token account that holds what is locked.
    pub vault: Address,
    /// Who made the lock: part of its address.
    pub creator: Address,
    /// Tells the locks of one creator and mint apart: part of the address.
    pub id: u64,
    /// What arrived in the vault when the lock began.
    pub initial_amount: u64,
    /// What was withdrawn since.
    pub withdrawn: u64,
    pub locked_at: u64,
    /// From when on all of it can be withdrawn; `release::FOREVER` never.
    pub unlock_at: u64,
    /// How it is released before, see `Schedule`; all zero: not at all.
    cliff_at: u64,
    cycle_seconds: u64,
    first_bps: u16,
    cycle_bps: u16,
    /// Takes the address off the curve.
    pub bump: [u8; 1],
    padding: [u8; 3],
}

// SAFETY: numbers, addresses and bytes without gaps, as the length says.
unsafe impl Record for Lock {
    const TAG: [u8; 8] = *b"sliplck\x01";
}
const _: () = assert!(Lock::LENGTH == 200);

impl Lock {
    pub fn new(owner: Address, mint: Address, vault: Address, creator: Address) -> Self {
        Self {
            tag: Self::TAG,
            owner,
            mint,
            vault,
            creator,
            id: 0,
            initial_amount: 0,
            withdrawn: 0,
            locked_at: 0,
            unlock_at: 0,
            cliff_at: 0,
            cycle_seconds: 0,
            first_bps: 0,
            cycle_bps: 0,
            bump: [0],
            padding: [0; 3],
        }
    }

    /// The lock in an account, for its owner, who has to have signed.
    #[inline(always)]
    pub fn load_for(account: &Account, owner: &Account, input: &Input) -> Outcome<Self> {
        let lock = Self::load(account, &input.program)?;
        require(owner.is_signer(), Refusal::SignatureMissing)?;
        require(lock.owner == *owner.address(), LockError::NotOwner)?;
        Ok(lock)
    }

    pub fn schedule(&self) -> Schedule {
        Schedule {
            cliff_at: self.cliff_at,
            cycle_seconds: self.cycle_seconds,
            first_bps: self.first_bps,
            cycle_bps: self.cycle_bps,
        }
    }

    pub fn set_schedule(&mut self, schedule: Schedule) {
        self.cliff_at = schedule.cliff_at;
        self.cycle_seconds = schedule.cycle_seconds;
        self.first_bps = schedule.first_bps;
        self.cycle_bps = schedule.cycle_bps;
    }

    /// What is locked now.
    pub fn amount(&self) -> Outcome<u64> {
        self.initial_amount
            .checked_sub(self.withdrawn)
            .ok_or(Refusal::AccountUnusable.into())
    }
}
