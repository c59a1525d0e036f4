//! Calls of the system program.
use crate::{invoke, rent_exempt_lamports, Account, AccountUse, Address, Outcome};

const ASSIGN: u8 = 1;
const TRANSFER: u8 = 2;
const ALLOCATE: u8 = 8;

/// Makes the account that `seeds` derive: `space` bytes of `program`, with the deposit that the cluster asks, which `payer`
/// makes up. Somebody may have paid into it before: that stops nothing, and counts. The deposit is never told: the runtime
/// lets an account without any come about, and forgets it when the transaction ends.
#[inline(always)]
pub fn create_derived_account<const S: usize>(
    payer: &Account,
    account: &Account,
    space: u64,
    program: &Address,
    seeds: [&[u8]; S],
) -> Outcome {
    let missing = rent_exempt_lamports(space)?.saturating_sub(account.lamports());
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
    Ok(())
}
