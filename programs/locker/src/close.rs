use crate::error::LockError;
use crate::event;
use crate::state::{Lock, SEED};
use crate::withdraw::Payment;
use slipway_runtime::token::{amount_in, close_account};
use slipway_runtime::{require, Input, Outcome};

/// Owner only, when all was withdrawn: what strangers paid into the vault and the deposits of both accounts go to the owner.
/// Fees that a Token-2022 mint withheld in the vault have to be harvested before, which anybody may.
pub fn close(input: &Input) -> Outcome {
    let [owner, lock, vault, destination, mint, token_program] = input.accounts()?;
    let terms = Lock::load(lock, owner, input)?;
    let payment = Payment {
        lock,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms)?;
    require(terms.amount()? == 0, LockError::NotEmpty)?;
    let program = token_program.address();
    let surplus = amount_in(vault, program)?;
    if surplus > 0 {
        payment.pay(&terms, surplus)?;
    }
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
    close_account(program, vault, owner, lock, seeds);
    require(lock.end(owner), LockError::AccountUnusable)?;
    event::closed(lock.address(), &terms, surplus);
    Ok(())
}
