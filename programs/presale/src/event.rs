//! Events in the transaction's log: a first byte that says which, the presale's address, the presale as its account is
//! afterwards (the last time, for one that is closed), and what the account does not tell.
use crate::buyer::Buyer;
use crate::state::Presale;
use slipway_runtime::{log_data, Address, Record};

const CREATED: u8 = 0;
const CONTRIBUTED: u8 = 1;
const REFUNDED: u8 = 2;
const FINISHED: u8 = 3;
const CLAIMED: u8 = 4;
const WITHDRAWN: u8 = 5;
const CANCELED: u8 = 6;
const TIME_SET: u8 = 7;
const WHITELIST_SET: u8 = 8;
const CLOSED: u8 = 9;
const INVITER_REGISTERED: u8 = 10;
const REWARD_PAID: u8 = 11;

/// An event about a wallet: the wallet, what it has in the presale afterwards, two amounts, and who invited it.
#[inline(always)]
fn about_wallet(
    kind: u8,
    address: &Address,
    terms: &Presale,
    buyer: &Buyer,
    amounts: (u64, u64),
) {
    log_data([
        &[kind],
        &address.0,
        terms.bytes(),
        &buyer.wallet.0,
        &buyer.contributed.to_le_bytes(),
        &amounts.0.to_le_bytes(),
        &amounts.1.to_le_bytes(),
        &buyer.inviter.0,
    ]);
}

/// An event about the creator's side.
#[inline(always)]
fn about_presale(kind: u8, address: &Address, terms: &Presale) {
    log_data([&[kind], &address.0, terms.bytes()]);
}

pub fn created(address: &Address, terms: &Presale) {
    about_presale(CREATED, address, terms);
}

/// `kept` is what of `amount` the presale took.
pub fn contributed(address: &Address, terms: &Presale, buyer: &Buyer, kept: u64, amount: u64) {
    about_wallet(CONTRIBUTED, address, terms, buyer, (kept, amount));
}

/// `paid` left the presale for the wallet, which `fee` was kept of.
pub fn refunded(address: &Address, terms: &Presale, buyer: &Buyer, paid: u64, fee: u64) {
    about_wallet(REFUNDED, address, terms, buyer, (paid, fee));
}

pub fn finished(address: &Address, terms: &Presale, burned: u64) {
    let burned = burned.to_le_bytes();
    log_data([&[FINISHED], &address.0, terms.bytes(), &burned]);
}

pub fn claimed(address: &Address, terms: &Presale, buyer: &Buyer, tokens: u64, excess: u64) {
    about_wallet(CLAIMED, address, terms, buyer, (tokens, excess));
}

pub fn withdrawn(address: &Address, terms: &Presale, lamports: u64, tokens: u64) {
    let (lamports, tokens) = (lamports.to_le_bytes(), tokens.to_le_bytes());
    log_data([&[WITHDRAWN], &address.0, terms.bytes(), &lamports, &tokens]);
}

pub fn canceled(address: &Address, terms: &Presale) {
    about_presale(CANCELED, address, terms);
}

pub fn time_set(address: &Address, terms: &Presale) {
    about_presale(TIME_SET, address, terms);
}

pub fn whitelist_set(address: &Address, terms: &Presale) {
    about_presale(WHITELIST_SET, address, terms);
}

/// `tokens` were in the vault.
pub fn closed(address: &Address, terms: &Presale, tokens: u64) {
    log_data([&[CLOSED], &address.0, terms.bytes(), &tokens.to_le_bytes()]);
}

pub fn inviter_registered(address: &Address, terms: &Presale, buyer: &Buyer) {
    let contributed = buyer.contributed.to_le_bytes();
    log_data([
        &[INVITER_REGISTERED],
        &address.0,
        terms.bytes(),
        &buyer.wallet.0,
        &contributed,
    ]);
}

/// `paid` is what inviting earned the wallet; of it nothing more comes.
pub fn reward_paid(address: &Address, terms: &Presale, buyer: &Buyer, paid: u64) {
    log_data([
        &[REWARD_PAID],
        &address.0,
        terms.bytes(),
        &buyer.wallet.0,
        &buyer.contributed.to_le_bytes(),
        &paid.to_le_bytes(),
    ]);
}
