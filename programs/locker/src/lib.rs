//! Locks tokens of SPL Token and Token-2022, by the rules and words of the EVM networks' `ITokenLocker`.
//!
//! Nobody has power over a lock but its owner: there is no admin, no fee and no setter, a lock's terms are read from its
//! account, never from arguments (P-01, P-02), and the program is deployed without an upgrade authority. Each lock is an
//! account of its own (`state::Lock`), and each has a vault of its own, which that account's address alone moves.
//!
//! Warning: what a token itself can do to its holders is out of reach. Mints whose makers could freeze, take, stop or hook
//! are refused; a transfer fee stays what its authority makes of it, and is taken of what a lock pays too.
#![no_std]

mod close;
mod create;
mod error;
mod event;
mod give;
mod instruction;
mod release;
mod relock;
mod state;
mod withdraw;

use instruction::kind;
use slipway_runtime::{run, Input, Outcome, Refusal};

fn process(input: &Input) -> Outcome {
    match input.data.first() {
        Some(&kind::CREATE) => create::create(input),
        Some(&kind::WITHDRAW) => withdraw::withdraw(input),
        Some(&kind::WITHDRAW_RELEASED) => withdraw::withdraw_released(input),
        Some(&kind::RELOCK) => relock::relock(input),
        Some(&kind::GIVE) => give::give(input),
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
