use crate::error::LockError;
use crate::event;
use crate::instruction::read_number;
use crate::state::{Lock, SEED};
use slipway_runtime::{require, unix_seconds, Input, Outcome, Payment, Record, Refusal};

/// Owner only: pays an amount of what is released: all but `Schedule::kept` (`release.rs`).
pub fn withdraw(input: &Input) -> Outcome {
    let amount = read_number(input.data)?;
    require(amount > 0, Refusal::AmountZero)?;
    pay_released(input, Some(amount))
}

/// Owner only: pays everything that is released.
pub fn withdraw_released(input: &Input) -> Outcome {
    pay_released(input, None)
}

fn pay_released(input: &Input, wanted: Option<u64>) -> Outcome {
    let [owner, lock, vault, destination, mint, token_program] = input.accounts()?;
    let mut terms = Lock::load_for(lock, owner, input)?;
    let payment = Payment {
        holder: lock,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms.mint, &terms.vault, &terms.owner)?;
    let locked = terms.amount()?;
    let kept = terms
        .schedule()
        .kept(terms.initial_amount, terms.unlock_at, unix_seconds())?;
    let released = locked.saturating_sub(kept);
    let amount = wanted.unwrap_or(released);
    require(amount <= locked, LockError::AmountAboveLock)?;
    require(released > 0, LockError::StillLocked)?;
    require(amount <= released, LockError::AmountAboveReleased)?;
    // The books come first.
    terms.withdrawn = terms
        .withdrawn
        .checked_add(amount)
        .ok_or(LockError::AmountAboveLock)?;
    terms.store(lock)?;
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
    payment.pay(amount, seeds)?;
    event::withdrawn(lock.address(), &terms, amount);
    Ok(())
}
