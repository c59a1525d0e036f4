//! Events in the transaction's log: a first byte that says which, the airdrop's address, its terms as its account begins
//! afterwards (the last time, for one that is closed), and what the account does not tell.
use crate::state::Airdrop;
use slipway_runtime::{log_data, Address, Record};

const CREATED: u8 = 0;
const CLAIMED: u8 = 1;
const CLOSED: u8 = 2;

/// An entry, what it was paid, and what with that.
pub struct PaidEntry<'a> {
    pub index: u32,
    pub claimant: &'a Address,
    pub paid: u64,
    pub claimed: u64,
}

pub fn created(address: &Address, terms: &Airdrop) {
    log_data([&[CREATED], &address.0, terms.bytes()]);
}

pub fn claimed(address: &Address, terms: &Airdrop, entry: &PaidEntry) {
    log_data([
        &[CLAIMED],
        &address.0,
        terms.bytes(),
        &entry.index.to_le_bytes(),
        &entry.claimant.0,
        &entry.paid.to_le_bytes(),
        &entry.claimed.to_le_bytes(),
    ]);
}

/// `left` was in the vault.
pub fn closed(address: &Address, terms: &Airdrop, left: u64) {
    log_data([&[CLOSED], &address.0, terms.bytes(), &left.to_le_bytes()]);
}
