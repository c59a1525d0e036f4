use crate::Address;

extern "C" {
    fn sol_curve_validate_point(curve: u64, point: *const Address, result: *mut u8) -> u64;
}

const EDWARDS: u64 = 0;

/// Whether somebody can have the key of an address; nobody has that of one which a program derives.
#[inline(always)]
pub fn is_on_curve(address: &Address) -> bool {
    // SAFETY: the call reads one point, and writes nothing.
    unsafe { sol_curve_validate_point(EDWARDS, address, core::ptr::null_mut()) == 0 }
}
