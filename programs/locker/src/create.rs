use crate::error::LockError;
use crate::event;
use crate::instruction::Create;
use crate::release::{check_unlock, Schedule};
use crate::state::{Lock, SEED};
use slipway_runtime::token::Transfer;
use slipway_runtime::{
    check_mint, check_vault, require, system, take_in, unix_seconds, Address, Input, Outcome,
    Record, Refusal,
};

/// Takes tokens from the creator's account and locks what arrives for `owner`.
pub fn create(input: &Input) -> Outcome {
    let [creator, lock, vault, source, mint, token_program, _system, owner] = input.accounts()?;
    let told = Create::read(input.data)?;
    let now = unix_seconds();
    let schedule = Schedule {
        cliff_at: told.cliff_at,
        cycle_seconds: told.cycle_seconds,
        first_bps: told.first_bps,
        cycle_bps: told.cycle_bps,
    };
    require(creator.is_signer(), Refusal::SignatureMissing)?;
    require(told.amount > 0, Refusal::AmountZero)?;
    require(*owner.address() != Address::ZERO, LockError::OwnerZero)?;
    check_unlock(told.unlock_at, now)?;
    schedule.check(told.unlock_at, now)?;
    let program = token_program.address();
    check_mint(mint, program)?;
    check_vault(vault, lock.address(), mint.address(), program)?;

    let mut terms = Lock::new(
        *owner.address(),
        *mint.address(),
        *vault.address(),
        *creator.address(),
    );
    terms.id = told.id;
    terms.locked_at = now;
    terms.unlock_at = told.unlock_at;
    terms.set_schedule(schedule);
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &[]];
    terms.bump =
        system::make_derived_account(creator, lock, Lock::LENGTH as u64, &input.program, seeds)?;

    let transfer = Transfer {
        program,
        source,
        mint,
        destination: vault,
        authority: creator,
    };
    terms.initial_amount = take_in(&transfer, told.amount)?;
    require(terms.initial_amount > 0, Refusal::ReceivedNothing)?;
    terms.store(lock)?;
    event::locked(lock.address(), &terms);
    Ok(())
}
