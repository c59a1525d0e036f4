use crate::buyer::Buyer;
use crate::error::PresaleError;
use crate::event;
use crate::instruction::Contribute;
use crate::inviters::Change;
use crate::state::Presale;
use crate::sums::{add, count};
use slipway_runtime::{require, system, unix_seconds, Address, Input, Outcome, Record, Refusal};

/// Takes lamports of a wallet, as many of an amount as fit; the rest never leaves. It is for the presale that the wallet read:
/// once one is closed its creator may make another one at its address, and an end moves for nothing before anybody has
/// contributed (P-14). Behind the four accounts are those of who invited the wallet, and of who is above.
pub fn contribute(input: &Input) -> Outcome {
    let [wallet, presale, place, _system] = input.accounts()?;
    let told = Contribute::read(input.data)?;
    let mut terms = Presale::load(presale, &input.program)?;
    let now = unix_seconds();
    require(wallet.is_signer(), Refusal::SignatureMissing)?;
    terms.check_open()?;
    terms.check_as_read(told.created_at, told.end_at)?;
    require(now >= terms.start_at, PresaleError::NotStarted)?;
    require(now < terms.end_at, PresaleError::Ended)?;
    require(told.amount > 0, Refusal::AmountZero)?;
    terms.check_admitted(presale.address(), wallet.address(), &told, now)?;

    let inviters = input.accounts_behind(4);
    let is_first = *place.owner() == Address::ZERO;
    let mut buyer = Buyer::open(place, presale, wallet, &mut terms, input)?;
    if is_first {
        buyer.bind(place, inviters.first(), &terms, input)?;
    }
    let kept = terms.kept(told.amount, buyer.contributed)?;
    let before = buyer.contributed;
    if before == 0 {
        terms.buyers = count(terms.buyers, true)?;
    }
    // The books come first.
    buyer.contributed = add(buyer.contributed, kept)?;
    terms.total = add(terms.total, kept)?;
    let change = Change {
        before,
        after: buyer.contributed,
        inviters,
    };
    terms.credit(&buyer, &change, &input.program)?;
    buyer.store(place)?;
    terms.store(presale)?;
    system::transfer(wallet, presale, kept);
    event::contributed(presale.address(), &terms, &buyer, kept, told.amount);
    Ok(())
}
