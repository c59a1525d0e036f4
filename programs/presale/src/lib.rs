//! Sells tokens of SPL Token and Token-2022 for SOL, by the rules and words of the EVM networks' `IPresale`: a soft and a hard
//! cap, a fixed price or a fair share, bounds for each wallet, two tiers or a list, release in steps, and refunds.
//!
//! What is sold is in the presale's vault from the beginning, and what is contributed in its own account: nobody moves either
//! but by the terms that the presale began with. There is no admin, no fee of the platform and no setter but for times and
//! list, and the program is deployed without an upgrade authority. A presale that misses its soft cap, is canceled, or that
//! nobody finishes within seven days gives everybody everything back.
//!
//! There is no pool: no exchange of Solana is called, so the whole of a raise is its creator's. It is released by the schedule
//! of the buyers' tokens, never ahead of them (S-56), as that of a private presale on EVM networks is.
//! The currency is SOL, the one that nobody can freeze; the makers of the dollar tokens can, so their mints are refused as
//! every other is that could defeat a vault.
//! What leaving an open presale costs is the creator's proceeds when the presale succeeds, and goes back when it fails.
//!
//! A presale may reward who brings others, by rates that are terms of it, on up to three levels, out of the creator's part
//! alone (P-26). Where it does, a wallet's account stays until the presale has ended: whoever is above a wallet is there for as
//! long as somebody can contribute or leave.
//!
//! Warning: of a token with a transfer fee a buyer gets less than the share. While that fee can change, only the buyers
//! themselves claim.
//! Warning: bounds for each wallet bind nobody who has several, but for listed wallets (P-12).
#![no_std]

mod admission;
mod buyer;
mod cancel;
mod claim;
mod claim_reward;
mod close;
mod contribute;
mod create;
mod error;
mod event;
mod finalize;
mod instruction;
mod inviters;
mod limits;
mod refund;
mod register_inviter;
mod set_time;
mod set_whitelist;
mod shares;
mod state;
mod sums;
mod terms;
mod withdraw;

use instruction::kind;
use slipway_runtime::{run, Input, Outcome, Refusal};

fn process(input: &Input) -> Outcome {
    match input.data.first() {
        Some(&kind::CREATE) => create::create(input),
        Some(&kind::CONTRIBUTE) => contribute::contribute(input),
        Some(&kind::REFUND) => refund::refund(input),
        Some(&kind::FINALIZE) => finalize::finalize(input),
        Some(&kind::CLAIM) => claim::claim(input),
        Some(&kind::WITHDRAW) => withdraw::withdraw(input),
        Some(&kind::CANCEL) => cancel::cancel(input),
        Some(&kind::SET_TIME) => set_time::set_time(input),
        Some(&kind::SET_WHITELIST) => set_whitelist::set_whitelist(input),
        Some(&kind::CLOSE) => close::close(input),
        Some(&kind::REGISTER_INVITER) => register_inviter::register_inviter(input),
        Some(&kind::CLAIM_REWARD) => claim_reward::claim_reward(input),
        _ => Err(Refusal::InstructionUnknown.into()),
    }
}

/// # Safety
/// The loader calls it, with the instruction as it lays it down.
#[no_mangle]
pub unsafe extern "C" fn entrypoint(input: *mut u8) -> u64 {
    run(input, process)
}
