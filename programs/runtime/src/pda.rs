use crate::cpi::Slice;
use crate::{Address, Outcome, ProgramError};

extern "C" {
    fn sol_try_find_program_address(
        seeds: *const Slice,
        count: u64,
        program: *const Address,
        found: *mut Address,
        bump: *mut u8,
    ) -> u64;
}

/// The one address of `program` for these seeds, and the byte that takes it off the curve.
#[inline(always)]
pub fn find_program_address<const N: usize>(
    seeds: [&[u8]; N],
    program: &Address,
) -> Outcome<(Address, u8)> {
    let seeds = seeds.map(Slice::of);
    let mut found = Address::ZERO;
    let mut bump = 0;
    // SAFETY: each pointer is to a value that lives until the call returns.
    let failure = unsafe {
        sol_try_find_program_address(seeds.as_ptr(), N as u64, program, &mut found, &mut bump)
    };
    if failure == 0 {
        Ok((found, bump))
    } else {
        Err(ProgramError::ADDRESS)
    }
}
