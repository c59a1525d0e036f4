use crate::error::PoolError;
use crate::event;
use crate::instruction::read_number;
use crate::limits::AMOUNT_MAX;
use crate::state::Pool;
use slipway_runtime::{require, Input, Outcome, Record};

/// Owner only: raises the limit of a wallet; zero ends it.
pub fn set_limit(input: &Input) -> Outcome {
    let [owner, pool] = input.accounts()?;
    let limit = read_number(input.data)?;
    let mut terms = Pool::load_for(pool, owner, input)?;
    require(limit <= AMOUNT_MAX, PoolError::AmountTooLarge)?;
    let rises = terms.limit != 0 && (limit == 0 || limit > terms.limit);
    require(rises, PoolError::LimitOnlyRises)?;
    terms.limit = limit;
    terms.store(pool)?;
    event::limit_set(pool.address(), &terms);
    Ok(())
}
