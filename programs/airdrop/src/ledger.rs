//! What each entry was paid, behind an airdrop's terms in the same account, by the entry's place in the list: a bit, or what
//! was paid in base units where parts are released later.
use crate::error::AirdropError;
use crate::instruction::Claim;
use crate::state::Airdrop;
use slipway_runtime::{read_u64, require, Account, Outcome, Record, Refusal};

/// Stands for the whole of an entry, which is never so much before: then nothing more is paid at its place.
const SETTLED: u64 = u64::MAX;
const BITS: usize = 8;
const AMOUNT: usize = 8;

/// Bytes of an airdrop's account with a place for each entry.
pub fn whole_length(terms: &Airdrop) -> usize {
    let entries = terms.entries as usize;
    let bytes = if terms.release_seconds == 0 {
        entries.div_ceil(BITS)
    } else {
        entries * AMOUNT
    };
    Airdrop::LENGTH + bytes
}

/// Notes that of an entry all that is `released` is paid. @returns what it is paid now
pub fn book(airdrop: &Account, terms: &mut Airdrop, entry: &Claim, released: u64) -> Outcome<u64> {
    let (index, amount) = (entry.index, entry.amount);
    let is_at_once = terms.release_seconds == 0;
    let paid_before = if is_at_once {
        mark(airdrop, index, amount)?
    } else {
        count(airdrop, index, amount, released)?
    };
    let paid = released.saturating_sub(paid_before);
    require(paid > 0, AirdropError::NothingToClaim)?;
    if released == amount {
        terms.settled = terms
            .settled
            .checked_add(1)
            .ok_or(Refusal::AccountUnusable)?;
    }
    Ok(paid)
}

/// Sets the entry's bit. @returns what was paid before: nothing, or all
fn mark(airdrop: &Account, index: u32, amount: u64) -> Outcome<u64> {
    let at = Airdrop::LENGTH + index as usize / BITS;
    let bit = 1u8 << (index as usize % BITS);
    let byte = *airdrop
        .data()
        .get(at)
        .ok_or(AirdropError::LedgerTooShort)?;
    if byte & bit != 0 {
        return Ok(amount);
    }
    require(airdrop.write(at, &[byte | bit]), Refusal::AccountUnusable)?;
    Ok(0)
}

/// Writes what is released as paid. @returns what was paid before
fn count(airdrop: &Account, index: u32, amount: u64, released: u64) -> Outcome<u64> {
    let at = Airdrop::LENGTH + index as usize * AMOUNT;
    let before = read_u64(airdrop.data(), at).map_err(|_| AirdropError::LedgerTooShort)?;
    if before >= released {
        return Ok(before);
    }
    let after = if released == amount { SETTLED } else { released };
    let is_written = airdrop.write(at, &after.to_le_bytes());
    require(is_written, Refusal::AccountUnusable)?;
    Ok(before)
}
