use crate::error::PresaleError;
use crate::event;
use crate::state::{flag, status, Presale, SEED};
use crate::sums::{add, sub};
use slipway_runtime::{
    mul_div_down, require, unix_seconds, Account, Address, Input, Outcome, Payment, Record,
};

/// Ends a presale that reached its soft cap, once it is over or full: says who is owed what, and begins the release. Its
/// creator may at once, anybody a day after the end, and nobody seven days after it: then contributions go back.
pub fn finalize(input: &Input) -> Outcome {
    let [sender, presale, vault, mint, token_program] = input.accounts()?;
    let mut terms = Presale::load(presale, &input.program)?;
    let now = unix_seconds();
    check(&terms, sender, now)?;
    // The vault is the payee of nothing: what is burned is nobody's.
    let payment = Payment {
        holder: presale,
        vault,
        destination: vault,
        mint,
        token_program,
    };
    payment.check(&terms.mint, &terms.vault, presale.address())?;
    let accepted = terms.accepted();
    terms.sold = mul_div_down(terms.tokens, accepted, terms.hard_cap)?;
    let unsold = sub(terms.deposited, terms.sold)?;
    terms.rewards = terms.accepted_of(terms.earned)?;
    terms.proceeds = sub(add(accepted, terms.exit_fees)?, terms.rewards)?;
    terms.vesting_start = now.min(terms.grace_ends_at()?);
    terms.status = status::FINISHED;
    let burns = terms.has(flag::BURNS) && unsold > 0;
    terms.unsold = if burns { 0 } else { unsold };
    terms.store(presale)?;
    if burns {
        let id = terms.id.to_le_bytes();
        let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
        payment.burn(unsold, seeds)?;
    }
    event::finished(presale.address(), &terms, if burns { unsold } else { 0 });
    Ok(())
}

fn check(terms: &Presale, sender: &Account, now: u64) -> Outcome {
    terms.check_open()?;
    let is_reached = terms.reaches_soft_cap()?;
    let is_over = now >= terms.end_at;
    let may_end = is_over || terms.is_full()?;
    require(may_end, PresaleError::StillRunning)?;
    require(is_reached, PresaleError::SoftCapNotReached)?;
    require(now < terms.lapses_at()?, PresaleError::Lapsed)?;
    let is_anybodys = now >= terms.grace_ends_at()?;
    let may_send = is_anybodys || is_creator(&terms.creator, sender);
    require(may_send, PresaleError::OwnerOnly)
}

fn is_creator(creator: &Address, sender: &Account) -> bool {
    sender.is_signer() && creator == sender.address()
}
