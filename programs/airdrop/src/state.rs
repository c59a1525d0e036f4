use crate::error::AirdropError;
use crate::release::Release;
use slipway_runtime::{require, Address, Outcome, Record};

/// First seed of an airdrop's address; creator, mint and id follow.
pub const SEED: &[u8] = b"airdrop";

/// An airdrop, as its account begins: little-endian numbers, times in unix seconds, amounts in base units of the token. The
/// ledger (`ledger`) follows. `programs/airdrop/idl.json` has the same fields, and lists of airdrops filter by their places
/// (`creator` at 8, `mint` at 40).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Airdrop {
    pub tag: [u8; 8],
    /// Who made it, and takes what is left: part of its address.
    pub creator: Address,
    pub mint: Address,
    /// Token account that holds what is not claimed.
    pub vault: Address,
    /// Where the list's tree leads to.
    pub root: Address,
    /// Names the list's file: an IPFS key, zeros behind it. Nothing depends on it.
    pub list_key: [u8; 64],
    /// Tells the airdrops of one creator and mint apart: part of the address.
    pub id: u64,
    /// What the list adds up to, as its maker says.
    pub total: u64,
    /// What arrived in the vault when the airdrop began: the total at least.
    pub deposited: u64,
    /// What left the vault for claimants.
    pub claimed: u64,
    pub created_at: u64,
    /// Nothing is paid before; never before `created_at`.
    pub start_at: u64,
    /// Nothing is paid from then on; zero stands for no end.
    pub end_at: u64,
    /// Time after the start over which the rest is released; zero: everything at the start.
    pub release_seconds: u64,
    /// Places of the list.
    pub entries: u32,
    /// Those that were paid in full.
    pub settled: u32,
    /// What is released at the start.
    pub first_bps: u16,
    /// Takes the address off the curve.
    pub bump: [u8; 1],
    pub padding: [u8; 5],
}

// SAFETY: numbers, addresses and bytes without gaps, as the length says.
unsafe impl Record for Airdrop {
    const TAG: [u8; 8] = *b"slipdrp\x01";

    /// A ledger follows, which may have to grow yet.
    #[inline(always)]
    fn fits(_length: usize) -> bool {
        true
    }
}
const _: () = assert!(Airdrop::LENGTH == 280);

impl Airdrop {
    pub fn release(&self) -> Release {
        Release {
            start_at: self.start_at,
            seconds: self.release_seconds,
            first_bps: self.first_bps,
        }
    }

    pub fn check_running(&self, now: u64) -> Outcome {
        let is_running = now >= self.start_at && (self.end_at == 0 || now < self.end_at);
        require(is_running, AirdropError::NotRunning)
    }

    /// Whether nothing is promised any more.
    pub fn is_over(&self, now: u64) -> bool {
        let has_ended = self.end_at != 0 && now >= self.end_at;
        has_ended || self.settled == self.entries
    }
}
