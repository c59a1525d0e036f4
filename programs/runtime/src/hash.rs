use crate::cpi::Slice;

extern "C" {
    fn sol_keccak256(parts: *const Slice, count: u64, hash: *mut [u8; 32]) -> u64;
}

/// Keccak-256 of some bytes, one part behind the other.
#[inline(always)]
pub fn keccak256<const N: usize>(parts: [&[u8]; N]) -> [u8; 32] {
    let parts = parts.map(Slice::of);
    let mut hash = [0; 32];
    // SAFETY: the parts live until the call returns, which writes one hash.
    unsafe { sol_keccak256(parts.as_ptr(), N as u64, &mut hash) };
    hash
}
