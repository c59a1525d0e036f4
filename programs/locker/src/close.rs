use crate::error::LockError;
use crate::event;
use crate::state::{Lock, SEED};
use slipway_runtime::{require, Input, Outcome, Payment};

/// Owner only, when all was withdrawn: what strangers paid into the vault and the deposits of both accounts go to the owner.
pub fn close(input: &Input) -> Outcome {
    let [owner, lock, vault, destination, mint, token_program] = input.accounts()?;
    let terms = Lock::load_for(lock, owner, input)?;
    let payment = Payment {
        holder: lock,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms.mint, &terms.vault, &terms.owner)?;
    require(terms.amount()? == 0, LockError::NotEmpty)?;
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
    let surplus = payment.end(owner, seeds)?;
    event::closed(lock.address(), &terms, surplus);
    Ok(())
}
