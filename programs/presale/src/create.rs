use crate::error::PresaleError;
use crate::event;
use crate::instruction::Create;
use crate::state::{reason, status, Presale, SEED};
use slipway_runtime::token::{TokenAccount, Transfer};
use slipway_runtime::{
    check_mint, check_vault, require, system, take_in, unix_seconds, Input, Outcome, Record,
    Refusal,
};

/// Takes tokens from the creator's account, at least what is sold, and offers them by terms that nobody changes.
pub fn create(input: &Input) -> Outcome {
    let [creator, presale, vault, source, mint, token_program, _system] = input.accounts()?;
    let told = Create::read(input.data)?;
    let now = unix_seconds();
    require(creator.is_signer(), Refusal::SignatureMissing)?;
    let mut terms = Presale {
        tag: Presale::TAG,
        creator: *creator.address(),
        mint: *mint.address(),
        vault: *vault.address(),
        root: told.root,
        info_key: told.info_key,
        id: told.id,
        tokens: told.tokens,
        deposited: 0,
        soft_cap: told.soft_cap,
        hard_cap: told.hard_cap,
        min_contribution: told.min_contribution,
        max_contribution: told.max_contribution,
        created_at: now,
        start_at: told.start_at,
        end_at: told.end_at,
        t1_seconds: told.t1_seconds,
        t2_seconds: told.t2_seconds,
        cycle_seconds: told.cycle_seconds,
        total: 0,
        exit_fees: 0,
        proceeds: 0,
        withdrawn: 0,
        returned: 0,
        sold: 0,
        claimed: 0,
        unsold: 0,
        vesting_start: 0,
        earned: 0,
        rewards: 0,
        rewarded: 0,
        buyers: 0,
        accounts: 0,
        first_bps: told.first_bps,
        cycle_bps: told.cycle_bps,
        inviter_bps: told.inviter_bps,
        kind: told.kind,
        whitelist_mode: told.whitelist_mode,
        status: status::OPEN,
        reason: reason::NONE,
        flags: told.flags,
        bump: [0],
    };
    terms.check_terms(now)?;
    let program = token_program.address();
    check_mint(mint, program)?;
    check_vault(vault, presale.address(), mint.address(), program)?;
    let is_wrapped = TokenAccount::of(vault, program).is_some_and(|held| held.is_wrapped_sol());
    require(!is_wrapped, PresaleError::SellsSol)?;

    let id = terms.id.to_le_bytes();
    let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &[]];
    let space = Presale::LENGTH as u64;
    terms.bump = system::make_derived_account(creator, presale, space, &input.program, seeds)?;

    let transfer = Transfer {
        program,
        source,
        mint,
        destination: vault,
        authority: creator,
    };
    terms.deposited = take_in(&transfer, told.amount)?;
    let is_covered = terms.deposited >= terms.tokens;
    require(is_covered, PresaleError::DepositTooSmall)?;
    terms.store(presale)?;
    event::created(presale.address(), &terms);
    Ok(())
}
