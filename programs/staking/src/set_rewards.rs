use crate::budget::Rewards;
use crate::error::PoolError;
use crate::event;
use crate::instruction::SetRewards;
use crate::limits::AMOUNT_MAX;
use crate::state::Pool;
use crate::terms::check_end;
use slipway_runtime::token::Transfer;
use slipway_runtime::{require, unix_seconds, Input, Outcome, Record};

/// Owner only, before the end: another rate or end, or another start while it lies ahead. What more it costs comes from the
/// owner, after what the pool has over; a lower rate, a later start or an earlier end lifts every lock time.
pub fn set_rewards(input: &Input) -> Outcome {
    let [owner, pool, vault, source, mint, token_program] = input.accounts()?;
    let told = SetRewards::read(input.data)?;
    let mut terms = Pool::load_for(pool, owner, input)?;
    let now = unix_seconds();
    terms.check_before_end(now)?;
    let new = Rewards {
        rate: told.rate,
        start_at: told.start_at,
        end_at: told.end_at,
    };
    check(&terms, &new, now)?;
    terms.count(now)?;
    let transfer = Transfer {
        program: token_program.address(),
        source,
        mint,
        destination: vault,
        authority: owner,
    };
    let before = terms;
    let added = terms.set_rewards(new, now, || before.take_rewards(&transfer, told.amount))?;
    terms.store(pool)?;
    event::rewards_set(pool.address(), &terms, added);
    Ok(())
}

fn check(terms: &Pool, new: &Rewards, now: u64) -> Outcome {
    require(new.rate > 0, PoolError::RateZero)?;
    require(new.rate <= AMOUNT_MAX, PoolError::AmountTooLarge)?;
    let moves_start = new.start_at != terms.start_at;
    if moves_start {
        require(now < terms.start_at, PoolError::AlreadyStarted)?;
        require(new.start_at > now, PoolError::StartTooEarly)?;
    }
    if moves_start || new.end_at != terms.end_at {
        check_end(new.start_at, new.end_at, now)?;
    }
    Ok(())
}
