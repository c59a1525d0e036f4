use crate::buyer::Buyer;
use crate::error::PresaleError;
use crate::event;
use crate::instruction::RegisterInviter;
use crate::state::Presale;
use slipway_runtime::{
    is_on_curve, require, unix_seconds, Address, Input, Outcome, Record, Refusal,
};

/// Opens the account of a wallet that brings others without having contributed: they name it. It signs and deposits for itself,
/// so that nobody is made an inviter by others, nor pays for one, and has a key, so that others can end the account for it. It is
/// for the presale that the wallet read, as a contribution is. Who has contributed has an account already.
pub fn register_inviter(input: &Input) -> Outcome {
    let [wallet, presale, place, _system] = input.accounts()?;
    let told = RegisterInviter::read(input.data)?;
    let mut terms = Presale::load(presale, &input.program)?;
    require(wallet.is_signer(), Refusal::SignatureMissing)?;
    require(is_on_curve(wallet.address()), PresaleError::AsksForItself)?;
    terms.check_open()?;
    terms.check_as_read(told.created_at, told.end_at)?;
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
