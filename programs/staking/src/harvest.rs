use crate::account::Stake;
use crate::error::PoolError;
use crate::event;
use crate::state::{Pool, REWARDS_SEED};
use crate::sums::{count, sub};
use slipway_runtime::{require, unix_seconds, Input, Outcome, Payment, Record, Refusal};

/// Pays a wallet its reward. With the last that a wallet has in the pool its account ends, and its deposit goes back.
pub fn harvest(input: &Input) -> Outcome {
    let [wallet, pool, place, rewards, vault, destination, mint, token_program] =
        input.accounts()?;
    let mut terms = Pool::load(pool, &input.program)?;
    let mut stake = Stake::load_of(place, pool, wallet, &input.program)?;
    require(wallet.is_signer(), Refusal::SignatureMissing)?;
    let payment = Payment {
        holder: rewards,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms.reward_mint, &terms.reward_vault, wallet.address())?;

    // The books come first.
    terms.count(unix_seconds())?;
    stake.settle(&terms)?;
    let reward = stake.due;
    require(reward > 0, PoolError::NothingToHarvest)?;
    stake.due = 0;
    terms.owed = sub(terms.owed, reward)?;
    let is_over = stake.is_over();
    if is_over {
        terms.accounts = count(terms.accounts, false)?;
    }
    stake.store(place)?;
    terms.store(pool)?;
    let seeds = [REWARDS_SEED, &pool.address().0, &terms.rewards_bump];
    payment.pay(reward, seeds)?;
    if is_over {
        require(place.end(wallet), Refusal::AccountUnusable)?;
    }
    event::harvested(pool.address(), &terms, &stake, reward);
    Ok(())
}
