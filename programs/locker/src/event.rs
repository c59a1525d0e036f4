//! Events in the transaction's log: a first byte that says which, the lock's address, and little-endian numbers.
use slipway_runtime::{log_data, Address};

const LOCKED: u8 = 0;
const WITHDRAWN: u8 = 1;
const RELOCKED: u8 = 2;
const GIVEN: u8 = 3;
const CLOSED: u8 = 4;

/// `amount` is what arrived.
pub fn locked(lock: &Address, amount: u64, unlock_at: u64) {
    let (amount, unlock_at) = (amount.to_le_bytes(), unlock_at.to_le_bytes());
    log_data([&[LOCKED], &lock.0, &amount, &unlock_at]);
}

/// `amount` left the vault for the owner.
pub fn withdrawn(lock: &Address, amount: u64) {
    log_data([&[WITHDRAWN], &lock.0, &amount.to_le_bytes()]);
}

pub fn relocked(lock: &Address, unlock_at: u64) {
    log_data([&[RELOCKED], &lock.0, &unlock_at.to_le_bytes()]);
}

pub fn given(lock: &Address, owner: &Address) {
    log_data([&[GIVEN], &lock.0, &owner.0]);
}

pub fn closed(lock: &Address) {
    log_data([&[CLOSED], &lock.0]);
}
