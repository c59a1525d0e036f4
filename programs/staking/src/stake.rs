use crate::account::Stake;
use crate::error::PoolError;
use crate::event;
use crate::instruction::Deposit;
use crate::limits::AMOUNT_MAX;
use crate::state::Pool;
use crate::sums::{add, count};
use slipway_runtime::token::Transfer;
use slipway_runtime::{
    check_mint, require, take_in, unix_seconds, Input, Outcome, Record, Refusal,
};

/// Stakes what arrives of an amount, and begins the lock time of the whole stake anew. It is for the pool that the wallet read:
/// once one is closed its owner may make another one at its address.
pub fn stake(input: &Input) -> Outcome {
    let [wallet, pool, place, vault, source, mint, token_program, _system] = input.accounts()?;
    let told = Deposit::read(input.data)?;
    let mut terms = Pool::load(pool, &input.program)?;
    let now = unix_seconds();
    require(wallet.is_signer(), Refusal::SignatureMissing)?;
    let is_as_read =
        told.created_at == terms.created_at && told.lock_seconds == terms.lock_seconds;
    require(is_as_read, PoolError::TermsMoved)?;
    require(now < terms.closes_at(), PoolError::Closed)?;
    require(told.amount > 0, Refusal::AmountZero)?;
    let program = token_program.address();
    require(terms.stake_mint == *mint.address(), Refusal::MintMismatch)?;
    // Whoever could close the mint while there was none of it may have made another one there.
    check_mint(mint, program)?;
    require(terms.stake_vault == *vault.address(), Refusal::VaultMismatch)?;

    terms.count(now)?;
    let mut stake = Stake::open(place, pool, wallet, &mut terms, input)?;
    stake.settle(&terms)?;
    let transfer = Transfer {
        program,
        source,
        mint,
        destination: vault,
        authority: wallet,
    };
    let received = take_in(&transfer, told.amount)?;
    require(received > 0, Refusal::ReceivedNothing)?;
    if stake.amount == 0 {
        terms.stakers = count(terms.stakers, true)?;
    }
    stake.amount = add(stake.amount, received)?;
    stake.deposited_at = now;
    terms.staked = add(terms.staked, received)?;
    require(terms.staked <= AMOUNT_MAX, PoolError::AmountTooLarge)?;
    terms.check_limit(stake.amount, now)?;
    stake.store(place)?;
    terms.store(pool)?;
    event::staked(pool.address(), &terms, &stake, received);
    Ok(())
}
