use crate::cpi::Slice;
use crate::{checked_mul, Outcome, ProgramError};

#[repr(C)]
#[derive(Default)]
struct Clock {
    slot: u64,
    epoch_start_timestamp: i64,
    epoch: u64,
    leader_schedule_epoch: u64,
    unix_timestamp: i64,
}

#[repr(C)]
#[derive(Default)]
struct Rent {
    lamports_per_byte: u64,
    /// Years that have to be paid ahead, as the bits of a floating-point number.
    years: u64,
    burn_percent: u8,
}

/// What the ledger counts for an account beside its data.
const ACCOUNT_BYTES: u64 = 128;
/// The two numbers of years that there are: the second one since accounts are priced by the byte alone.
const TWO: u64 = 0x4000_0000_0000_0000;
const ONE: u64 = 0x3ff0_0000_0000_0000;

extern "C" {
    fn sol_get_clock_sysvar(clock: *mut Clock) -> u64;
    fn sol_get_rent_sysvar(rent: *mut Rent) -> u64;
    fn sol_log_data(fields: *const Slice, count: u64);
}

#[inline(always)]
fn clock() -> Clock {
    let mut clock = Clock::default();
    // SAFETY: the call writes one clock.
    unsafe { sol_get_clock_sysvar(&mut clock) };
    clock
}

/// The cluster's time in unix seconds.
#[inline(always)]
pub fn unix_seconds() -> u64 {
    u64::try_from(clock().unix_timestamp).unwrap_or(0)
}

/// The cluster's epoch, by which changes of transfer fees are counted.
#[inline(always)]
pub fn epoch() -> u64 {
    clock().epoch
}

/// Lamports with which an account of `space` bytes stays.
#[inline(always)]
pub fn rent_exempt_lamports(space: u64) -> Outcome<u64> {
    let mut rent = Rent::default();
    // SAFETY: the call writes one rent.
    unsafe { sol_get_rent_sysvar(&mut rent) };
    let years = match rent.years {
        TWO => 2,
        ONE => 1,
        _ => return Err(ProgramError::RENT),
    };
    checked_mul(
        ACCOUNT_BYTES + space,
        checked_mul(rent.lamports_per_byte, years)?,
    )
}

/// Writes an event to the transaction's log: its fields in base64.
#[inline(always)]
pub fn log_data<const N: usize>(fields: [&[u8]; N]) {
    let fields = fields.map(Slice::of);
    // SAFETY: the fields live until the call returns.
    unsafe { sol_log_data(fields.as_ptr(), N as u64) }
}
