use slipway_runtime::{checked_mul, div_wide, mul_high, Outcome, ProgramError};

/// What one base unit of stake has earned since the pool began, in 1/2^64 of a base unit of the reward, modulo 2^128: it runs
/// in circles, differences are exact, since all rewards together fit 63 bits (ADR 0298).
#[derive(Clone, Copy)]
pub struct PerUnit {
    pub low: u64,
    pub high: u64,
}

impl PerUnit {
    /// The number after `reward` was shared among `staked` units, rounded down. Any reward moves it: it has as many bits behind
    /// the point as stakes have before it.
    #[inline(always)]
    pub fn after(self, reward: u64, staked: u64) -> Outcome<Self> {
        let (whole, rest) = (reward / staked, reward % staked);
        let (fraction, _) = div_wide(rest, 0, staked)?;
        let (low, carries) = self.low.overflowing_add(fraction);
        let high = self.high.wrapping_add(whole).wrapping_add(carries as u64);
        Ok(Self { low, high })
    }

    /// What `amount` units have earned since the number was `from`, rounded down.
    #[inline(always)]
    pub fn earned_since(self, from: Self, amount: u64) -> Outcome<u64> {
        let (low, borrows) = self.low.overflowing_sub(from.low);
        let high = self.high.wrapping_sub(from.high).wrapping_sub(borrows as u64);
        let part = mul_high(amount, low);
        let whole = checked_mul(amount, high)?;
        whole.checked_add(part).ok_or(ProgramError::OVERFLOW)
    }
}
