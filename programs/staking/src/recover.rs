use crate::error::PoolError;
use crate::event;
use crate::state::{Pool, REWARDS_SEED};
use slipway_runtime::{require, unix_seconds, Input, Outcome, Payment, Record};

/// Owner only: takes rewards that nobody has earned nor can earn: of seconds without any stake, of terms that were changed. What
/// strangers paid into the vault is none of them.
pub fn recover(input: &Input) -> Outcome {
    let [owner, pool, rewards, vault, destination, mint, token_program] = input.accounts()?;
    let mut terms = Pool::load_for(pool, owner, input)?;
    let payment = Payment {
        holder: rewards,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms.reward_mint, &terms.reward_vault, &terms.owner)?;
    terms.count(unix_seconds())?;
    let amount = terms.surplus;
    require(amount > 0, PoolError::NothingToRecover)?;
    // The books come first.
    terms.surplus = 0;
    terms.store(pool)?;
    let seeds = [REWARDS_SEED, &pool.address().0, &terms.rewards_bump];
    payment.pay(amount, seeds)?;
    event::recovered(pool.address(), &terms, amount);
    Ok(())
}
