use crate::error::AirdropError;
use crate::event;
use crate::state::{Airdrop, SEED};
use slipway_runtime::{require, unix_seconds, Input, Outcome, Payment, Record, Refusal};

/// Creator only, from the end on or when every entry was paid: what is left in the vault and the deposits of both accounts go
/// to the creator.
pub fn close(input: &Input) -> Outcome {
    let [creator, airdrop, vault, destination, mint, token_program] = input.accounts()?;
    let terms = Airdrop::load(airdrop, &input.program)?;
    require(creator.is_signer(), Refusal::SignatureMissing)?;
    let is_creator = terms.creator == *creator.address();
    require(is_creator, AirdropError::NotCreator)?;
    require(terms.is_over(unix_seconds()), AirdropError::StillRunning)?;
    let payment = Payment {
        holder: airdrop,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms.mint, &terms.vault, &terms.creator)?;
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
    let left = payment.end(creator, seeds)?;
    event::closed(airdrop.address(), &terms, left);
    Ok(())
}
