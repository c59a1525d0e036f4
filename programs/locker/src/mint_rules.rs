use crate::error::LockError;
use slipway_runtime::token::{extension, Mint, TokenAccount};
use slipway_runtime::{require, Account, Address, Outcome};

/// Refuses a mint whose makers could defeat a lock. What is not known here is refused too: extensions that are thought up
/// later may do anything.
pub fn check_mint(account: &Account, program: &Address) -> Outcome {
    let mint = Mint::of(account, program).ok_or(LockError::MintMismatch)?;
    require(!mint.has_freeze_authority(), LockError::MintFreezable)?;
    mint.visit_extensions(|number| match number {
        extension::TRANSFER_FEE
        | extension::MINT_CLOSE_AUTHORITY
        | extension::CONFIDENTIAL_TRANSFER
        | extension::INTEREST
        | extension::CONFIDENTIAL_TRANSFER_FEE
        | extension::METADATA_FIRST..=extension::METADATA_LAST
        | extension::SCALED_AMOUNT => Ok(()),
        extension::PERMANENT_DELEGATE => Err(LockError::MintPermanentDelegate.into()),
        extension::TRANSFER_HOOK => Err(LockError::MintHooked.into()),
        extension::PAUSABLE => Err(LockError::MintPausable.into()),
        _ => Err(LockError::MintUnsupported.into()),
    })
}

/// A vault is an account of the mint that the lock alone moves. One that was prepared before it was handed to the lock could
/// ask for memos, or refuse calls from programs: no extension is let through but those that every account of a mint has.
pub fn check_vault(vault: &Account, lock: &Address, mint: &Address, program: &Address) -> Outcome {
    let held = TokenAccount::of(vault, program).ok_or(LockError::VaultMismatch)?;
    let is_locks = held.is_of_mint(mint) && held.is_held_by(lock);
    require(is_locks, LockError::VaultMismatch)?;
    require(held.is_undivided(), LockError::VaultUnusable)?;
    held.visit_extensions(|number| match number {
        extension::IMMUTABLE_OWNER | extension::TRANSFER_FEE_AMOUNT => Ok(()),
        _ => Err(LockError::VaultUnusable.into()),
    })
}
