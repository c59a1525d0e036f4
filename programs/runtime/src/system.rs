//! Calls of the system program.
use crate::{
    find_program_address, invoke, rent_exempt_lamports, require, Account, AccountUse, Address,
    Outcome, Refusal,
};

const ASSIGN: u8 = 1;
const TRANSFER: u8 = 2;
const ALLOCATE: u8 = 8;

/// Makes up what an account that is to have `space` bytes lacks of its deposit. The deposit is what the cluster asks, and
/// never told: the runtime lets an account without any come about, and forgets it when the transaction ends.
#[inline(always)]
pub fn pay_deposit(payer: &Account, account: &Account, space: u64) -> Outcome {
    let missing = rent_exempt_lamports(space)?.saturating_sub(account.lamports());
    if missing > 0 {
        transfer(payer, account, missing);
    }
    Ok(())
}

/// Moves lamports of a wallet that has signed.
#[inline(always)]
pub fn transfer(payer: &Account, receiver: &Account, lamports: u64) {
    let mut data = [0; 12];
    data[0] = TRANSFER;
    data[4..].copy_from_slice(&lamports.to_le_bytes());
    let uses = [
        AccountUse::write(payer).signing(),
        AccountUse::write(receiver),
    ];
    invoke(&Address::ZERO, uses, &data, []);
}

/// Makes the one account that `seeds` derive: `space` bytes of `program`, whose deposit `payer` makes up. Somebody may have
/// paid into it before: that stops nothing, and counts.
/// @param seeds the last one is left empty: there is the place of the byte that takes the address off the curve
/// @returns that byte
#[inline(always)]
pub fn make_derived_account<const S: usize>(
    payer: &Account,
    account: &Account,
    space: u64,
    program: &Address,
    seeds: [&[u8]; S],
) -> Outcome<[u8; 1]> {
    let (address, bump) = find_program_address(seeds, program)?;
    require(address == *account.address(), Refusal::AddressMismatch)?;
    let is_new = *account.owner() == Address::ZERO && account.data().is_empty();
    require(is_new, Refusal::AlreadyExists)?;
    pay_deposit(payer, account, space)?;
    let bump = [bump];
    let mut seeds = seeds;
    if let Some(last) = seeds.last_mut() {
        *last = &bump;
    }
    let own = [AccountUse::write(account).signing()];
    let mut data = [0; 12];
    data[0] = ALLOCATE;
    data[4..].copy_from_slice(&space.to_le_bytes());
    invoke(&Address::ZERO, own, &data, seeds);
    let mut data = [0; 36];
    data[0] = ASSIGN;
    data[4..].copy_from_slice(&program.0);
    invoke(&Address::ZERO, own, &data, seeds);
    Ok(bump)
}
