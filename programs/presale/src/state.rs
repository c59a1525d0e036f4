use crate::error::PresaleError;
use crate::limits::{LAPSE, OWNER_GRACE};
use crate::sums::add;
use slipway_runtime::{require, Account, Address, Input, Outcome, Record, Refusal};

/// First seed of a presale's address; creator, mint and id follow.
pub const SEED: &[u8] = b"presale";

/// Where a presale stands.
pub mod status {
    pub const OPEN: u8 = 0;
    pub const FINISHED: u8 = 1;
    pub const CANCELED: u8 = 2;
}

/// Why a presale is canceled; numbers of the EVM networks.
pub mod reason {
    pub const NONE: u8 = 0;
    pub const OWNER: u8 = 1;
    pub const SOFT_CAP_MISSED: u8 = 2;
    pub const LAPSED: u8 = 3;
    pub const REMOVED: u8 = 5;
}

pub mod kind {
    /// A fixed price, first come first served.
    pub const NORMAL: u8 = 1;
    /// What is above the hard cap comes back to everybody in proportion.
    pub const FAIR: u8 = 2;
}

/// Who is admitted; between the two, 1 stands for tiers first and everybody after them.
pub mod whitelist {
    pub const NONE: u8 = 0;
    pub const LISTED_ONLY: u8 = 2;
}

pub mod flag {
    /// What is not sold is burned.
    pub const BURNS: u8 = 1;
    /// Times were moved while somebody had contributed: leaving is free from then on (P-14).
    pub const TERMS_CHANGED: u8 = 2;
}

/// A presale, as its account holds it: little-endian numbers, times in unix seconds, amounts in base units: lamports, and of
/// the token where it says so. The account's lamports above its own deposit are what was contributed.
/// `programs/presale/idl.json` has the same fields, and lists of presales filter by their places (`creator` at 8, `mint` at
/// 40).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Presale {
    pub tag: [u8; 8],
    /// Who sells: part of the address.
    pub creator: Address,
    pub mint: Address,
    /// Token account that holds what is sold.
    pub vault: Address,
    /// Where the tree of listed wallets leads to; zeros without one.
    pub root: Address,
    /// Names the presale's file: an IPFS key, zeros behind it. Nothing depends on it.
    pub info_key: [u8; 64],
    /// Tells the presales of one creator and mint apart: part of the address.
    pub id: u64,
    /// Tokens for the hard cap: the price, as a fraction.
    pub tokens: u64,
    /// Tokens that arrived in the vault when the presale was made: `tokens` at least.
    pub deposited: u64,
    pub soft_cap: u64,
    pub hard_cap: u64,
    pub min_contribution: u64,
    /// Of one wallet, in all.
    pub max_contribution: u64,
    pub created_at: u64,
    pub start_at: u64,
    pub end_at: u64,
    /// The first window, for tier 1.
    pub t1_seconds: u64,
    /// The second one, for tiers 1 and 2.
    pub t2_seconds: u64,
    /// Zero where everything is released at once.
    pub cycle_seconds: u64,
    /// Contributed, less what left.
    pub total: u64,
    /// Paid by those who left; theirs again should the presale fail.
    pub exit_fees: u64,
    /// The creator's, once the presale is finished.
    pub proceeds: u64,
    /// Of these, what was paid.
    pub withdrawn: u64,
    /// What was not accepted, and was given back.
    pub returned: u64,
    /// Tokens that are the buyers', once the presale is finished.
    pub sold: u64,
    /// Of these, what was paid.
    pub claimed: u64,
    /// Tokens that are the creator's, once the presale is finished.
    pub unsold: u64,
    /// When the release began; zero before the presale is finished.
    pub vesting_start: u64,
    /// Lamports that inviters earn by `total`, before anything of it is not accepted.
    pub earned: u64,
    /// The inviters', once the presale is finished: what of that the accepted part is.
    pub rewards: u64,
    /// Of these, what was paid.
    pub rewarded: u64,
    /// Wallets that have contributed and not left.
    pub buyers: u32,
    /// Accounts of wallets that are not ended: while there is one, the presale's own account stays.
    pub accounts: u32,
    pub first_bps: u16,
    /// Released with each cycle.
    pub cycle_bps: u16,
    /// What a contribution earns its inviter, and those above, the nearest first; zeros where the presale rewards nobody.
    pub inviter_bps: [u16; 3],
    pub kind: u8,
    pub whitelist_mode: u8,
    pub status: u8,
    pub reason: u8,
    pub flags: u8,
    /// Takes the address off the curve.
    pub bump: [u8; 1],
}

// SAFETY: numbers, addresses and bytes without gaps, as the length says.
unsafe impl Record for Presale {
    const TAG: [u8; 8] = *b"slipsal\x01";
}
const _: () = assert!(Presale::LENGTH == 424);

impl Presale {
    /// The presale in an account, for its creator, who has to have signed.
    #[inline(always)]
    pub fn load_for(account: &Account, creator: &Account, input: &Input) -> Outcome<Self> {
        let presale = Self::load(account, &input.program)?;
        require(creator.is_signer(), Refusal::SignatureMissing)?;
        let is_creator = presale.creator == *creator.address();
        require(is_creator, PresaleError::NotCreator)?;
        Ok(presale)
    }

    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    pub fn rewards_inviters(&self) -> bool {
        self.inviter_bps[0] != 0
    }

    pub fn check_open(&self) -> Outcome {
        require(self.status == status::OPEN, PresaleError::NotOpen)
    }

    /// Writes down that the presale has failed where books and clock say so: the soft cap was missed, or nobody finished in
    /// time (S-50).
    pub fn settle(&mut self, now: u64) -> Outcome {
        if self.status != status::OPEN || now < self.end_at {
            return Ok(());
        }
        if !self.reaches_soft_cap()? {
            self.cancel(reason::SOFT_CAP_MISSED);
        } else if now >= self.lapses_at()? {
            self.cancel(reason::LAPSED);
        }
        Ok(())
    }

    /// Ends the presale for good: refunds from now on.
    pub fn cancel(&mut self, reason: u8) {
        self.status = status::CANCELED;
        self.reason = reason;
    }

    /// Until then only the creator finishes; what is released counts from then on at the latest.
    pub fn grace_ends_at(&self) -> Outcome<u64> {
        add(self.end_at, OWNER_GRACE)
    }

    pub fn lapses_at(&self) -> Outcome<u64> {
        add(self.end_at, LAPSE)
    }
}
