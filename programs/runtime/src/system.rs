//! Calls of the system program.
use crate::{invoke, Account, AccountUse, Address};

const ASSIGN: u8 = 1;
const TRANSFER: u8 = 2;
const ALLOCATE: u8 = 8;

/// Makes the account that `seeds` derive: `space` bytes of `program`, with a deposit that `payer` makes up. Somebody may have
/// paid into it before: that stops nothing, and counts.
#[inline(always)]
pub fn create_derived_account<const S: usize>(
    payer: &Account,
    account: &Account,
    (space, deposit): (u64, u64),
    program: &Address,
    seeds: [&[u8]; S],
) {
    let missing = deposit.saturating_sub(account.lamports());
    if missing > 0 {
        let mut data = [0; 12];
        data[0] = TRANSFER;
        data[4..].copy_from_slice(&missing.to_le_bytes());
        let uses = [
            AccountUse::write(payer).signing(),
            AccountUse::write(account),
        ];
        invoke(&Address::ZERO, uses, &data, []);
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
}
