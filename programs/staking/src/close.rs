use crate::error::PoolError;
use crate::event;
use crate::state::{Pool, REWARDS_SEED, SEED};
use slipway_runtime::token::close_account;
use slipway_runtime::{require, unix_seconds, Input, Outcome, Payment};

/// Owner only, after the end, when nobody has a stake or a reward in the pool any more: what is left in both vaults, and the
/// deposits of the three accounts, go to the owner.
pub fn close(input: &Input) -> Outcome {
    let [owner, pool, stake_vault, stake_destination, stake_mint, stake_program, rewards, reward_vault, reward_destination, reward_mint, reward_program] =
        input.accounts()?;
    let terms = Pool::load_for(pool, owner, input)?;
    let now = unix_seconds();
    // Another one made here within the second would look like the one that a wallet read (`stake.rs`).
    require(now > terms.created_at, PoolError::JustCreated)?;
    require(now >= terms.end_at, PoolError::StillRunning)?;
    require(terms.accounts == 0, PoolError::StillOwing)?;
    let stakes = Payment {
        holder: pool,
        vault: stake_vault,
        destination: stake_destination,
        mint: stake_mint,
        token_program: stake_program,
    };
    stakes.check(&terms.stake_mint, &terms.stake_vault, &terms.owner)?;
    let payment = Payment {
        holder: rewards,
        vault: reward_vault,
        destination: reward_destination,
        mint: reward_mint,
        token_program: reward_program,
    };
    payment.check(&terms.reward_mint, &terms.reward_vault, &terms.owner)?;
    let left = payment.left()?;
    let seeds = [REWARDS_SEED, &pool.address().0, &terms.rewards_bump];
    if left > 0 {
        payment.pay(left, seeds)?;
    }
    let program = reward_program.address();
    close_account(program, reward_vault, owner, rewards, seeds);
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.owner.0, &terms.stake_mint.0, &id, &terms.bump];
    let strays = stakes.end(owner, seeds)?;
    event::closed(pool.address(), &terms, left, strays);
    Ok(())
}
