use slipway_runtime::{Outcome, ProgramError};

pub fn add(a: u64, b: u64) -> Outcome<u64> {
    a.checked_add(b).ok_or(ProgramError::OVERFLOW)
}

pub fn sub(a: u64, b: u64) -> Outcome<u64> {
    a.checked_sub(b).ok_or(ProgramError::OVERFLOW)
}

/// One more, or one less, of what is counted.
pub fn count(number: u32, is_more: bool) -> Outcome<u32> {
    let counted = if is_more {
        number.checked_add(1)
    } else {
        number.checked_sub(1)
    };
    counted.ok_or(ProgramError::OVERFLOW)
}
