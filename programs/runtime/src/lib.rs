//! What a Solana program needs of its runtime, written against the documented interface and nothing else (ADR 0282).
//! It allocates nothing and has no state; where memory is reached through pointers, the reason that it may be stands beside.
#![no_std]

mod account;
mod address;
mod cpi;
mod curve;
mod error;
mod hash;
mod input;
mod math;
mod merkle;
mod mint_rules;
mod payment;
mod pda;
mod read;
mod record;
mod refusal;
pub mod system;
mod sysvar;
pub mod terms;
pub mod token;

pub use account::{Account, GROWTH};
pub use address::Address;
pub use cpi::{invoke, AccountUse};
pub use curve::is_on_curve;
pub use error::{require, Outcome, ProgramError};
pub use hash::keccak256;
pub use input::{run, Input};
pub use math::{checked_mul, div_wide, mul_div_down, mul_div_up, mul_high};
pub use merkle::leads_to;
pub use mint_rules::{check_mint, check_vault};
pub use payment::{take_in, Payment};
pub use pda::find_program_address;
pub use read::{read_bytes, read_u16, read_u32, read_u64};
pub use record::Record;
pub use refusal::Refusal;
pub use sysvar::{epoch, log_data, rent_exempt_lamports, unix_seconds};

/// Nothing here panics by design; should a bound ever be missed, the transaction fails as a whole.
#[cfg(target_arch = "bpf")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    extern "C" {
        fn abort() -> !;
    }
    // SAFETY: the runtime ends the program.
    unsafe { abort() }
}
