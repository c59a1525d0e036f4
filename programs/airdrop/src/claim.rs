use crate::error::AirdropError;
use crate::event;
use crate::instruction::Claim;
use crate::ledger;
use crate::proof::is_in_list;
use crate::state::{Airdrop, SEED};
use slipway_runtime::{
    is_on_curve, require, unix_seconds, Account, Input, Outcome, Payment, Record, Refusal,
};

/// Pays what is released of an entry to an account of its claimant. Anybody may send it for somebody with a key, into the
/// claimant's associated account, but of a token with a transfer fee nothing before all of the entry is released, nor while the
/// fee can change; claimants that sign choose among their accounts.
pub fn claim(input: &Input) -> Outcome {
    let [claimant, airdrop, vault, destination, mint, token_program] = input.accounts()?;
    let told = Claim::read(input.data)?;
    let mut terms = Airdrop::load(airdrop, &input.program)?;
    let now = unix_seconds();
    terms.check_running(now)?;
    let is_in_list = is_in_list(&terms.root, claimant.address(), &told);
    let is_entry = told.index < terms.entries && is_in_list;
    require(is_entry, AirdropError::NotInList)?;
    let payment = Payment {
        holder: airdrop,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms.mint, &terms.vault, claimant.address())?;
    let released = terms.release().released(told.amount, now)?;
    if !claimant.is_signer() {
        check_sent_by_others(claimant, &payment, released == told.amount)?;
    }
    // The books come first.
    let paid = ledger::book(airdrop, &mut terms, &told, released)?;
    terms.claimed = terms
        .claimed
        .checked_add(paid)
        .ok_or(Refusal::AccountUnusable)?;
    terms.store(airdrop)?;
    require(paid <= payment.left()?, AirdropError::PoolTooSmall)?;
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
    payment.pay(paid, seeds)?;
    let entry = event::PaidEntry {
        index: told.index,
        claimant: claimant.address(),
        paid,
        claimed: released,
    };
    event::claimed(airdrop.address(), &terms, &entry);
    Ok(())
}

/// What nobody has the key of may keep books of its own, or have no way to use what a stranger sends it (P-42); of several
/// accounts of a wallet, one may be open to somebody else; and nobody multiplies the fee of a taxed token by small parts, or
/// chooses how much it is.
#[inline(always)]
fn check_sent_by_others(claimant: &Account, payment: &Payment, is_last: bool) -> Outcome {
    require(is_on_curve(claimant.address()), AirdropError::AsksForItself)?;
    payment.check_fee(is_last, AirdropError::PartOfTaxed, AirdropError::FeeNotFixed)?;
    let is_associated = payment.is_to_associated(claimant.address())?;
    require(is_associated, AirdropError::DestinationNotAssociated)
}
