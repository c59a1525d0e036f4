use crate::cpi::Slice;

#[repr(C)]
#[derive(Default)]
struct Clock {
    slot: u64,
    epoch_start_timestamp: i64,
    epoch: u64,
    leader_schedule_epoch: u64,
    unix_timestamp: i64,
}

extern "C" {
    fn sol_get_clock_sysvar(clock: *mut Clock) -> u64;
    fn sol_log_data(fields: *const Slice, count: u64);
}

/// The cluster's time in unix seconds.
#[inline(always)]
pub fn unix_seconds() -> u64 {
    let mut clock = Clock::default();
    // SAFETY: the call writes one clock.
    unsafe { sol_get_clock_sysvar(&mut clock) };
    u64::try_from(clock.unix_timestamp).unwrap_or(0)
}

/// Writes an event to the transaction's log: its fields in base64.
#[inline(always)]
pub fn log_data<const N: usize>(fields: [&[u8]; N]) {
    let fields = fields.map(Slice::of);
    // SAFETY: the fields live until the call returns.
    unsafe { sol_log_data(fields.as_ptr(), N as u64) }
}
