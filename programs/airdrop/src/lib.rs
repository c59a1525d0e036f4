//! Pays a list of accounts by proof, of SPL Token and Token-2022, by the rules and words of the EVM networks'
//! `IMerkleAirdrop`.
//!
//! What an airdrop promises is in its vault when it begins, and nobody can take it but by the terms that it began with: there
//! is no admin, no fee and no setter, and the program is deployed without an upgrade authority. Each entry of the list is paid
//! to an account of its claimant, once, whoever sends the claim: all at the start, or a part then and the rest evenly over a
//! time. The creator takes what is left from the end on, or when every entry was paid, never before; without an end what is
//! not claimed stays. Each airdrop is an account of its own (`state::Airdrop`) with its ledger behind the terms, and has a
//! vault of its own, which that account's address alone moves.
//!
//! Warning: nobody can see from a root what the list adds up to, nor whether two entries share a place. Whoever rebuilds the
//! root from the published list knows both: a list with places of its own for each entry, as many as the airdrop says, that
//! adds up to its total is paid in full.
//! Warning: of a token with a transfer fee a claimant gets less than the entry's amount. While that fee can change, only
//! claimants themselves claim.
#![no_std]

mod claim;
mod close;
mod create;
mod error;
mod event;
mod extend;
mod instruction;
mod ledger;
mod proof;
mod release;
mod state;

use instruction::kind;
use slipway_runtime::{run, Input, Outcome, Refusal};

fn process(input: &Input) -> Outcome {
    match input.data.first() {
        Some(&kind::CREATE) => create::create(input),
        Some(&kind::EXTEND) => extend::extend(input),
        Some(&kind::CLAIM) => claim::claim(input),
        Some(&kind::CLOSE) => close::close(input),
        _ => Err(Refusal::InstructionUnknown.into()),
    }
}

/// # Safety
/// The loader calls it, with the instruction as it lays it down.
#[no_mangle]
pub unsafe extern "C" fn entrypoint(input: *mut u8) -> u64 {
    run(input, process)
}
