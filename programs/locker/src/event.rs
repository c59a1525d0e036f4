//! Events in the transaction's log: a first byte that says which, the lock's address, the whole lock as its account holds it
//! afterwards (the last time, for one that is closed), and what the account does not tell.
use crate::state::Lock;
use slipway_runtime::{log_data, Address, Record};

const LOCKED: u8 = 0;
const WITHDRAWN: u8 = 1;
const RELOCKED: u8 = 2;
const GIVEN: u8 = 3;
const CLOSED: u8 = 4;

pub fn locked(address: &Address, lock: &Lock) {
    log_data([&[LOCKED], &address.0, lock.bytes()]);
}

/// `amount` left the vault for the owner.
pub fn withdrawn(address: &Address, lock: &Lock, amount: u64) {
    log_data([
        &[WITHDRAWN],
        &address.0,
        lock.bytes(),
        &amount.to_le_bytes(),
    ]);
}

/// `from` is when it would have ended.
pub fn relocked(address: &Address, lock: &Lock, from: u64) {
    log_data([&[RELOCKED], &address.0, lock.bytes(), &from.to_le_bytes()]);
}

/// `from` had it.
pub fn given(address: &Address, lock: &Lock, from: &Address) {
    log_data([&[GIVEN], &address.0, lock.bytes(), &from.0]);
}

/// `surplus` was in the vault beside what was locked.
pub fn closed(address: &Address, lock: &Lock, surplus: u64) {
    log_data([&[CLOSED], &address.0, lock.bytes(), &surplus.to_le_bytes()]);
}
