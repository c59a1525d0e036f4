use crate::{Outcome, ProgramError};

/// So many bytes from a place on.
#[inline(always)]
pub fn read_bytes<const N: usize>(bytes: &[u8], at: usize) -> Outcome<[u8; N]> {
    bytes
        .get(at..)
        .and_then(|rest| rest.first_chunk::<N>())
        .copied()
        .ok_or(ProgramError::DATA)
}

/// A little-endian number of eight bytes.
#[inline(always)]
pub fn read_u64(bytes: &[u8], at: usize) -> Outcome<u64> {
    Ok(u64::from_le_bytes(read_bytes(bytes, at)?))
}

/// A little-endian number of four bytes.
#[inline(always)]
pub fn read_u32(bytes: &[u8], at: usize) -> Outcome<u32> {
    Ok(u32::from_le_bytes(read_bytes(bytes, at)?))
}

/// A little-endian number of two bytes.
#[inline(always)]
pub fn read_u16(bytes: &[u8], at: usize) -> Outcome<u16> {
    Ok(u16::from_le_bytes(read_bytes(bytes, at)?))
}
