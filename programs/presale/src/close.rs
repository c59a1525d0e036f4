use crate::error::PresaleError;
use crate::event;
use crate::state::{status, Presale, SEED};
use slipway_runtime::{require, unix_seconds, Input, Outcome, Payment};

/// Creator only, when nobody has anything in the presale any more: what is left, and the deposits of both accounts, go to the
/// creator. Of a finished presale everything is released by then: a wallet's account ends with the last of its tokens.
pub fn close(input: &Input) -> Outcome {
    let [creator, presale, vault, destination, mint, token_program] = input.accounts()?;
    let mut terms = Presale::load_for(presale, creator, input)?;
    let now = unix_seconds();
    // Another one made here within the second would look like the one that a wallet read (`check_as_read`).
    require(now > terms.created_at, PresaleError::JustCreated)?;
    terms.settle(now)?;
    require(terms.status != status::OPEN, PresaleError::StillRunning)?;
    require(terms.accounts == 0, PresaleError::StillOwing)?;
    let payment = Payment {
        holder: presale,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms.mint, &terms.vault, &terms.creator)?;
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
    let left = payment.end(creator, seeds)?;
    event::closed(presale.address(), &terms, left);
    Ok(())
}
