use crate::token::{extension, is_token_program, Mint, TokenAccount};
use crate::{require, Account, Address, Outcome, Refusal};

/// Refuses a mint whose makers could defeat a vault. What is not known here is refused too: extensions that are thought up
/// later may do anything.
#[inline(always)]
pub fn check_mint(account: &Account, program: &Address) -> Outcome {
    require(is_token_program(program), Refusal::TokenProgramUnknown)?;
    let mint = Mint::of(account, program).ok_or(Refusal::MintMismatch)?;
    require(!mint.has_freeze_authority(), Refusal::MintFreezable)?;
    mint.visit_extensions(|number| match number {
        extension::TRANSFER_FEE
        | extension::MINT_CLOSE_AUTHORITY
        | extension::CONFIDENTIAL_TRANSFER
        | extension::INTEREST
        | extension::CONFIDENTIAL_TRANSFER_FEE
        | extension::METADATA_FIRST..=extension::METADATA_LAST
        | extension::SCALED_AMOUNT => Ok(()),
        extension::PERMANENT_DELEGATE => Err(Refusal::MintPermanentDelegate.into()),
        extension::TRANSFER_HOOK => Err(Refusal::MintHooked.into()),
        extension::PAUSABLE => Err(Refusal::MintPausable.into()),
        _ => Err(Refusal::MintUnsupported.into()),
    })
}

/// A vault is an account of the mint that `holder` alone moves. One that was prepared before it was handed over could ask for
/// memos, or refuse calls from programs: no extension is let through but those that every account of a mint has.
#[inline(always)]
pub fn check_vault(
    vault: &Account,
    holder: &Address,
    mint: &Address,
    program: &Address,
) -> Outcome {
    let held = TokenAccount::of(vault, program).ok_or(Refusal::VaultMismatch)?;
    let is_holders = held.is_of_mint(mint) && held.is_held_by(holder);
    require(is_holders, Refusal::VaultMismatch)?;
    require(held.is_undivided(), Refusal::VaultUnusable)?;
    held.visit_extensions(|number| match number {
        extension::IMMUTABLE_OWNER | extension::TRANSFER_FEE_AMOUNT => Ok(()),
        _ => Err(Refusal::VaultUnusable.into()),
    })
}
