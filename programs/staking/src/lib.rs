//! Pools in which tokens of SPL Token and Token-2022 are staked for rewards by the second, by the rules and words of the EVM
//! networks' `IStakingPool`.
//!
//! What is staked and what is paid as reward are in two vaults that two addresses move, of which neither moves the other's: no
//! principal is ever a reward (P-28). What a pool promises is in its vault before it begins. Its owner may change how rewards
//! run, as far as they are paid for, and takes back what nobody has earned or can earn; it reaches no stake. When terms get
//! worse for those who are in, every lock time ends at once, for good. There is no other admin and no fee of the platform, and
//! the program is deployed without an upgrade authority.
//!
//! A withdrawal touches neither the rewards nor their token, so nothing that stops those keeps a stake. What was earned stays
//! due to the wallet until it harvests.
//!
//! Warning: of a token with a transfer fee a wallet gets less than leaves the vault.
#![no_std]

mod account;
mod budget;
mod close;
mod create;
mod error;
mod event;
mod harvest;
mod instruction;
mod limits;
mod open_exit;
mod per_unit;
mod recover;
mod set_limit;
mod set_rewards;
mod stake;
mod state;
mod stop;
mod sums;
mod terms;
mod withdraw;

use instruction::kind;
use slipway_runtime::{run, Input, Outcome, Refusal};

fn process(input: &Input) -> Outcome {
    match input.data.first() {
        Some(&kind::CREATE) => create::create(input),
        Some(&kind::STAKE) => stake::stake(input),
        Some(&kind::WITHDRAW) => withdraw::withdraw(input),
        Some(&kind::HARVEST) => harvest::harvest(input),
        Some(&kind::STOP) => stop::stop(input),
        Some(&kind::SET_REWARDS) => set_rewards::set_rewards(input),
        Some(&kind::SET_LIMIT) => set_limit::set_limit(input),
        Some(&kind::OPEN_EXIT) => open_exit::open_exit(input),
        Some(&kind::RECOVER) => recover::recover(input),
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
