//! Events in the transaction's log: a first byte that says which, the pool's address, the pool as its account is afterwards
//! (the last time, for one that is closed), and what the account does not tell.
use crate::account::Stake;
use crate::state::Pool;
use slipway_runtime::{log_data, Address, Record};

const CREATED: u8 = 0;
const STAKED: u8 = 1;
const WITHDRAWN: u8 = 2;
const HARVESTED: u8 = 3;
const STOPPED: u8 = 4;
const REWARDS_SET: u8 = 5;
const LIMIT_SET: u8 = 6;
const EXIT_OPENED: u8 = 7;
const RECOVERED: u8 = 8;
const CLOSED: u8 = 9;

/// An event about a wallet: the wallet, what it has staked and what is due to it afterwards, and an amount.
#[inline(always)]
fn about_wallet(kind: u8, address: &Address, terms: &Pool, stake: &Stake, amount: u64) {
    log_data([
        &[kind],
        &address.0,
        terms.bytes(),
        &stake.wallet.0,
        &stake.amount.to_le_bytes(),
        &stake.due.to_le_bytes(),
        &amount.to_le_bytes(),
    ]);
}

/// An event about the owner's side, with an amount of rewards.
#[inline(always)]
fn about_rewards(kind: u8, address: &Address, terms: &Pool, amount: u64) {
    log_data([&[kind], &address.0, terms.bytes(), &amount.to_le_bytes()]);
}

#[inline(always)]
fn about_pool(kind: u8, address: &Address, terms: &Pool) {
    log_data([&[kind], &address.0, terms.bytes()]);
}

/// `received` arrived for rewards.
pub fn created(address: &Address, terms: &Pool, received: u64) {
    about_rewards(CREATED, address, terms, received);
}

/// `received` arrived, and counts.
pub fn staked(address: &Address, terms: &Pool, stake: &Stake, received: u64) {
    about_wallet(STAKED, address, terms, stake, received);
}

/// `amount` of the stake left the vault.
pub fn withdrawn(address: &Address, terms: &Pool, stake: &Stake, amount: u64) {
    about_wallet(WITHDRAWN, address, terms, stake, amount);
}

/// `reward` left the vault.
pub fn harvested(address: &Address, terms: &Pool, stake: &Stake, reward: u64) {
    about_wallet(HARVESTED, address, terms, stake, reward);
}

pub fn stopped(address: &Address, terms: &Pool) {
    about_pool(STOPPED, address, terms);
}

/// `added` arrived for it.
pub fn rewards_set(address: &Address, terms: &Pool, added: u64) {
    about_rewards(REWARDS_SET, address, terms, added);
}

pub fn limit_set(address: &Address, terms: &Pool) {
    about_pool(LIMIT_SET, address, terms);
}

pub fn exit_opened(address: &Address, terms: &Pool) {
    about_pool(EXIT_OPENED, address, terms);
}

pub fn recovered(address: &Address, terms: &Pool, amount: u64) {
    about_rewards(RECOVERED, address, terms, amount);
}

/// `left` was in the vault of the rewards, `strays` in that of the stakes.
pub fn closed(address: &Address, terms: &Pool, left: u64, strays: u64) {
    let (left, strays) = (left.to_le_bytes(), strays.to_le_bytes());
    log_data([&[CLOSED], &address.0, terms.bytes(), &left, &strays]);
}
