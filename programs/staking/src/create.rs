use crate::error::PoolError;
use crate::event;
use crate::instruction::Create;
use crate::limits::AMOUNT_MAX;
use crate::state::{Pool, REWARDS_SEED, SEED};
use crate::sums::sub;
use slipway_runtime::token::Transfer;
use slipway_runtime::{
    check_mint, check_vault, find_program_address, require, system, unix_seconds, Input, Outcome,
    Record, Refusal,
};

/// Takes rewards from the owner's account, at least what they cost until the end, and offers them by the second.
pub fn create(input: &Input) -> Outcome {
    let [owner, pool, stake_mint, stake_vault, stake_program, rewards, reward_mint, reward_vault, reward_program, source, _system] =
        input.accounts()?;
    let told = Create::read(input.data)?;
    let now = unix_seconds();
    require(owner.is_signer(), Refusal::SignatureMissing)?;
    let mut terms = Pool {
        tag: Pool::TAG,
        owner: *owner.address(),
        stake_mint: *stake_mint.address(),
        reward_mint: *reward_mint.address(),
        stake_vault: *stake_vault.address(),
        reward_vault: *reward_vault.address(),
        id: told.id,
        created_at: now,
        start_at: told.start_at.max(now),
        end_at: told.end_at,
        deadline_at: told.deadline_at,
        lock_seconds: told.lock_seconds,
        limit: told.limit,
        limit_seconds: told.limit_seconds,
        rate: told.rate,
        counted_until: 0,
        per_unit_low: 0,
        per_unit_high: 0,
        staked: 0,
        owed: 0,
        surplus: 0,
        stakers: 0,
        accounts: 0,
        exit_open: 0,
        bump: [0],
        rewards_bump: [0],
        padding: [0; 5],
    };
    terms.check_terms(now)?;
    let (stakes_of, rewards_of) = (stake_program.address(), reward_program.address());
    check_mint(stake_mint, stakes_of)?;
    check_mint(reward_mint, rewards_of)?;
    check_vault(stake_vault, pool.address(), stake_mint.address(), stakes_of)?;
    let (address, bump) = find_program_address([REWARDS_SEED, &pool.address().0], &input.program)?;
    require(address == *rewards.address(), Refusal::AddressMismatch)?;
    terms.rewards_bump = [bump];
    check_vault(reward_vault, &address, reward_mint.address(), rewards_of)?;

    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.owner.0, &terms.stake_mint.0, &id, &[]];
    let space = Pool::LENGTH as u64;
    terms.bump = system::make_derived_account(owner, pool, space, &input.program, seeds)?;

    let transfer = Transfer {
        program: rewards_of,
        source,
        mint: reward_mint,
        destination: reward_vault,
        authority: owner,
    };
    let received = terms.take_rewards(&transfer, told.amount)?;
    let needed = terms.rewards().committed(now)?;
    require(received >= needed, PoolError::BudgetTooSmall)?;
    require(received <= AMOUNT_MAX, PoolError::AmountTooLarge)?;
    terms.surplus = sub(received, needed)?;
    terms.store(pool)?;
    event::created(pool.address(), &terms, received);
    Ok(())
}
