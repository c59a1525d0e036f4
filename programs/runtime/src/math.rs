use crate::{Outcome, ProgramError};
use core::hint::black_box;

const HALF: u32 = 32;
const LOW: u64 = u32::MAX as u64;

/// `a * b` as two words, the high one first. The compiler has no multiplication of 128 bits for this machine.
#[inline(always)]
fn mul_wide(a: u64, b: u64) -> (u64, u64) {
    let (a_low, a_high, b_low, b_high) = (a & LOW, a >> HALF, b & LOW, b >> HALF);
    // Products of halves fit a word, and so does each sum below: (2^32 - 1)^2 + 2 * (2^32 - 1) = 2^64 - 1.
    let low = a_low.wrapping_mul(b_low);
    let middle = a_high.wrapping_mul(b_low) + (low >> HALF);
    let other = a_low.wrapping_mul(b_high) + (middle & LOW);
    let high = a_high.wrapping_mul(b_high) + (middle >> HALF) + (other >> HALF);
    (high, (other << HALF) | (low & LOW))
}

/// The high word of `a * b`. The compiler would make the multiplication that it does not have of such sums where nothing but
/// their high word is asked for; it does not see through the box.
#[inline(always)]
pub fn mul_high(a: u64, b: u64) -> u64 {
    let (a_low, a_high, b_low, b_high) = (a & LOW, a >> HALF, b & LOW, b >> HALF);
    let low = black_box(a_low.wrapping_mul(b_low));
    let middle = a_high.wrapping_mul(b_low) + (low >> HALF);
    let other = a_low.wrapping_mul(b_high) + (middle & LOW);
    a_high.wrapping_mul(b_high) + (middle >> HALF) + (other >> HALF)
}

/// `a * b`, where it fits.
pub fn checked_mul(a: u64, b: u64) -> Outcome<u64> {
    match mul_wide(a, b) {
        (0, product) => Ok(product),
        _ => Err(ProgramError::OVERFLOW),
    }
}

/// Two words divided by `c`, and what is left: the high word is below `c`, and `c` below 2^63; then the result fits.
#[inline(always)]
pub fn div_wide(high: u64, low: u64, c: u64) -> Outcome<(u64, u64)> {
    let step = c.leading_zeros();
    if high >= c || step == 0 {
        return Err(ProgramError::OVERFLOW);
    }
    let mut rest = high;
    let mut quotient = 0u64;
    let mut bits = u64::BITS;
    // Long division, as many bits of the low word at a time as `rest`, which stays below `c`, has room for.
    while bits > 0 {
        let taken = if step < bits { step } else { bits };
        bits -= taken;
        let digit = (low >> bits) & ((1 << taken) - 1);
        rest = (rest << taken) | digit;
        quotient = (quotient << taken) | (rest / c);
        rest %= c;
    }
    Ok((quotient, rest))
}

/// `a * b / c` and what is left of the division, for `b` up to `c`, and `c` below 2^63: then the result fits.
#[inline(always)]
fn mul_div(a: u64, b: u64, c: u64) -> Outcome<(u64, u64)> {
    let step = c.leading_zeros();
    if c == 0 || b > c || step == 0 {
        return Err(ProgramError::OVERFLOW);
    }
    let (mut rest, low) = mul_wide(a, b);
    let mut quotient = 0u64;
    let mut bits = u64::BITS;
    // Long division, as many bits of the low word at a time as `rest`, which stays below `c`, has room for.
    while bits > 0 {
        let taken = if step < bits { step } else { bits };
        bits -= taken;
        let digit = (low >> bits) & ((1 << taken) - 1);
        rest = (rest << taken) | digit;
        quotient = (quotient << taken) | (rest / c);
        rest %= c;
    }
    Ok((quotient, rest))
}

/// `a * b / c`, rounded up, within the bounds of `mul_div`.
pub fn mul_div_up(a: u64, b: u64, c: u64) -> Outcome<u64> {
    let (quotient, rest) = mul_div(a, b, c)?;
    if rest == 0 {
        return Ok(quotient);
    }
    quotient.checked_add(1).ok_or(ProgramError::OVERFLOW)
}

/// `a * b / c`, rounded down, within the bounds of `mul_div`.
pub fn mul_div_down(a: u64, b: u64, c: u64) -> Outcome<u64> {
    Ok(mul_div(a, b, c)?.0)
}
