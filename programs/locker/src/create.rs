use crate::error::LockError;
use crate::event;
use crate::instruction::Create;
use crate::mint_rules::{check_mint, check_vault};
use crate::release::{check_unlock, Schedule};
use crate::state::{Lock, SEED};
use slipway_runtime::token::{amount_in, is_token_program, Transfer};
use slipway_runtime::{
    find_program_address, require, system, unix_seconds, Account, Address, Input, Outcome,
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
    require(creator.is_signer(), LockError::SignatureMissing)?;
    require(told.amount > 0, LockError::AmountZero)?;
    require(*owner.address() != Address::ZERO, LockError::OwnerZero)?;
    check_unlock(told.unlock_at, now)?;
    schedule.check(told.unlock_at, now)?;
    let program = token_program.address();
    require(is_token_program(program), LockError::TokenProgramUnknown)?;
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
    make_account(input, creator, lock, &mut terms)?;

    let before = amount_in(vault, program)?;
    let transfer = Transfer {
        program,
        source,
        mint,
        destination: vault,
        authority: creator,
    };
    transfer.invoke(told.amount, [])?;
    // A transfer fee is gone by now: what is locked is what arrived.
    terms.initial_amount = amount_in(vault, program)?.saturating_sub(before);
    require(terms.initial_amount > 0, LockError::ReceivedNothing)?;
    terms.store(lock)?;
    event::locked(lock.address(), &terms);
    Ok(())
}

/// Makes the account of a new lock at the one address that its creator, mint and id derive.
#[inline(always)]
fn make_account(input: &Input, creator: &Account, lock: &Account, terms: &mut Lock) -> Outcome {
    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id];
    let (address, bump) = find_program_address(seeds, &input.program)?;
    require(address == *lock.address(), LockError::AddressMismatch)?;
    let is_new = *lock.owner() == Address::ZERO && lock.data().is_empty();
    require(is_new, LockError::AlreadyExists)?;
    terms.bump = [bump];
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
    system::create_derived_account(creator, lock, Lock::SPACE, &input.program, seeds)
}
