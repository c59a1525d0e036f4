use crate::error::PoolError;
use crate::event;
use crate::state::Pool;
use slipway_runtime::{require, Input, Outcome, Record};

/// Owner only: lifts every lock time, for good.
pub fn open_exit(input: &Input) -> Outcome {
    let [owner, pool] = input.accounts()?;
    let mut terms = Pool::load_for(pool, owner, input)?;
    require(!terms.is_exit_open(), PoolError::ExitAlreadyOpen)?;
    terms.exit_open = 1;
    terms.store(pool)?;
    event::exit_opened(pool.address(), &terms);
    Ok(())
}
