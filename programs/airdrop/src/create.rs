use crate::error::AirdropError;
use crate::event;
use crate::instruction::Create;
use crate::ledger::whole_length;
use crate::state::{Airdrop, SEED};
use slipway_runtime::token::Transfer;
use slipway_runtime::{
    check_mint, check_vault, require, system, take_in, unix_seconds, Address, Input, Outcome,
    Record, Refusal, GROWTH,
};

/// As many as a list of the EVM networks has lines.
const ENTRIES_MAX: u32 = 200_000;

/// Takes tokens from the creator's account, at least what the list takes, and promises them to the list.
pub fn create(input: &Input) -> Outcome {
    let [creator, airdrop, vault, source, mint, token_program, _system] = input.accounts()?;
    let told = Create::read(input.data)?;
    let now = unix_seconds();
    require(creator.is_signer(), Refusal::SignatureMissing)?;
    require(told.root != Address::ZERO, AirdropError::RootZero)?;
    require(told.total > 0, AirdropError::TotalZero)?;
    let is_list = told.entries > 0 && told.entries <= ENTRIES_MAX;
    require(is_list, AirdropError::EntriesOutOfRange)?;
    let mut terms = Airdrop {
        tag: Airdrop::TAG,
        creator: *creator.address(),
        mint: *mint.address(),
        vault: *vault.address(),
        root: told.root,
        list_key: told.list_key,
        id: told.id,
        total: told.total,
        deposited: 0,
        claimed: 0,
        created_at: now,
        // One that has begun runs, and releases, from now on.
        start_at: told.start_at.max(now),
        end_at: told.end_at,
        release_seconds: told.release_seconds,
        entries: told.entries,
        settled: 0,
        first_bps: told.first_bps,
        bump: [0],
        padding: [0; 5],
    };
    terms.release().check(terms.end_at, now)?;
    let program = token_program.address();
    check_mint(mint, program)?;
    check_vault(vault, airdrop.address(), mint.address(), program)?;

    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &[]];
    // What a long ledger lacks comes by `extend`.
    let space = whole_length(&terms).min(GROWTH) as u64;
    terms.bump =
        system::make_derived_account(creator, airdrop, space, &input.program, seeds)?;

    let transfer = Transfer {
        program,
        source,
        mint,
        destination: vault,
        authority: creator,
    };
    terms.deposited = take_in(&transfer, told.amount)?;
    require(terms.deposited >= terms.total, AirdropError::NotCovered)?;
    terms.store(airdrop)?;
    event::created(airdrop.address(), &terms);
    Ok(())
}
