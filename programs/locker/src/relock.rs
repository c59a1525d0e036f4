use crate::error::LockError;
use crate::event;
use crate::instruction::read_number;
use crate::release::check_unlock;
use crate::state::Lock;
use slipway_runtime::{require, unix_seconds, Input, Outcome, Record};

/// Owner only: prolongs the lock; a schedule moves with its end.
pub fn relock(input: &Input) -> Outcome {
    let [owner, lock] = input.accounts()?;
    let unlock_at = read_number(input.data)?;
    let mut terms = Lock::load_for(lock, owner, input)?;
    check_unlock(unlock_at, unix_seconds())?;
    require(unlock_at > terms.unlock_at, LockError::NotLater)?;
    let from = terms.unlock_at;
    let moved = terms.schedule().moved(from, unlock_at)?;
    terms.set_schedule(moved);
    terms.unlock_at = unlock_at;
    terms.store(lock)?;
    event::relocked(lock.address(), &terms, from);
    Ok(())
}
