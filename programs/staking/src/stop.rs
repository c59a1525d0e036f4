use crate::budget::Rewards;
use crate::event;
use crate::state::Pool;
use slipway_runtime::{unix_seconds, Input, Outcome, Record};

/// Owner only, before the end: ends rewards now and lifts every lock time. What would have been paid later can be recovered.
pub fn stop(input: &Input) -> Outcome {
    let [owner, pool] = input.accounts()?;
    let mut terms = Pool::load_for(pool, owner, input)?;
    let now = unix_seconds();
    terms.check_before_end(now)?;
    terms.count(now)?;
    let none = Rewards {
        rate: terms.rate,
        start_at: terms.start_at.min(now),
        end_at: now,
    };
    terms.set_rewards(none, now, || Ok(0))?;
    terms.store(pool)?;
    event::stopped(pool.address(), &terms);
    Ok(())
}
