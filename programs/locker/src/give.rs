use crate::error::LockError;
use crate::event;
use crate::state::Lock;
use slipway_runtime::{require, Address, Input, Outcome, Record};

/// Owner only: hands the lock over, at once, as on the EVM networks.
pub fn give(input: &Input) -> Outcome {
    let [owner, lock, receiver] = input.accounts()?;
    let mut terms = Lock::load_for(lock, owner, input)?;
    require(*receiver.address() != Address::ZERO, LockError::OwnerZero)?;
    terms.owner = *receiver.address();
    terms.store(lock)?;
    event::given(lock.address(), &terms, owner.address());
    Ok(())
}
