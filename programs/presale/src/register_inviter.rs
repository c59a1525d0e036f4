use crate::buyer::Buyer;
use crate::error::PresaleError;
use crate::event;
use crate::state::Presale;
use slipway_runtime::{require, unix_seconds, Address, Input, Outcome, Record, Refusal};

/// Opens the account of a wallet that brings others without having contributed: they name it. It signs and deposits for itself,
/// so that nobody is made an inviter by others, nor pays for one. Who has contributed has an account already.
pub fn register_inviter(input: &Input) -> Outcome {
    let [wallet, presale, place, _system] = input.accounts()?;
    let mut terms = Presale::load(presale, &input.program)?;
    require(wallet.is_signer(), Refusal::SignatureMissing)?;
    terms.check_open()?;
    require(terms.rewards_inviters(), PresaleError::InviterNotOpen)?;
    require(unix_seconds() < terms.end_at, PresaleError::Ended)?;
    let is_new = *place.owner() == Address::ZERO;
    require(is_new, Refusal::AlreadyExists)?;
    let buyer = Buyer::open(place, presale, wallet, &mut terms, input)?;
    buyer.store(place)?;
    terms.store(presale)?;
    event::inviter_registered(presale.address(), &terms, &buyer);
    Ok(())
}
