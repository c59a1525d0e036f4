use crate::account::Stake;
use crate::error::PoolError;
use crate::event;
use crate::instruction::read_number;
use crate::state::{Pool, SEED};
use crate::sums::{count, sub};
use slipway_runtime::{require, unix_seconds, Input, Outcome, Payment, Record, Refusal};

/// Gives a wallet of its stake, once its lock time is over. The reward stays due: neither its vault nor its token is touched, so
/// that nothing of theirs keeps a stake. With the last that a wallet has in the pool its account ends, and its deposit goes
/// back.
pub fn withdraw(input: &Input) -> Outcome {
    let [wallet, pool, place, vault, destination, mint, token_program] = input.accounts()?;
    let amount = read_number(input.data)?;
    let mut terms = Pool::load(pool, &input.program)?;
    let mut stake = Stake::load_of(place, pool, wallet, &input.program)?;
    let now = unix_seconds();
    require(wallet.is_signer(), Refusal::SignatureMissing)?;
    require(amount > 0, Refusal::AmountZero)?;
    require(amount <= stake.amount, PoolError::StakeTooSmall)?;
    require(now >= stake.unlocks_at(&terms)?, PoolError::StillLocked)?;
    let payment = Payment {
        holder: pool,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms.stake_mint, &terms.stake_vault, wallet.address())?;

    // The books come first.
    terms.count(now)?;
    stake.settle(&terms)?;
    stake.amount = sub(stake.amount, amount)?;
    terms.staked = sub(terms.staked, amount)?;
    if stake.amount == 0 {
        terms.stakers = count(terms.stakers, false)?;
    }
    let is_over = stake.is_over();
    if is_over {
        terms.accounts = count(terms.accounts, false)?;
    }
    stake.store(place)?;
    terms.store(pool)?;
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.owner.0, &terms.stake_mint.0, &id, &terms.bump];
    payment.pay(amount, seeds)?;
    if is_over {
        require(place.end(wallet), Refusal::AccountUnusable)?;
    }
    event::withdrawn(pool.address(), &terms, &stake, amount);
    Ok(())
}
