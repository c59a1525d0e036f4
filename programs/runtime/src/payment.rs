use crate::token::{
    amount_in, associated_address, burn, close_account, is_token_program, Mint, TokenAccount,
    Transfer,
};
use crate::{require, Account, Address, Outcome, ProgramError, Refusal};

/// A payment out of a vault, which an account of the calling program holds.
pub struct Payment<'a> {
    pub holder: &'a Account,
    pub vault: &'a Account,
    pub destination: &'a Account,
    pub mint: &'a Account,
    pub token_program: &'a Account,
}

impl Payment<'_> {
    /// Refuses any mint and vault but those that are on record, and any destination but one of `receiver`'s.
    #[inline(always)]
    pub fn check(&self, mint: &Address, vault: &Address, receiver: &Address) -> Outcome {
        let program = self.token_program.address();
        require(is_token_program(program), Refusal::TokenProgramUnknown)?;
        let is_mint = mint == self.mint.address() && self.mint.owner() == program;
        require(is_mint, Refusal::MintMismatch)?;
        require(vault == self.vault.address(), Refusal::VaultMismatch)?;
        let is_theirs = TokenAccount::of(self.destination, program)
            .is_some_and(|account| account.is_held_by(receiver));
        require(is_theirs, Refusal::DestinationNotOwners)
    }

    /// Whether what is paid goes to the associated account of `receiver`.
    #[inline(always)]
    pub fn is_to_associated(&self, receiver: &Address) -> Outcome<bool> {
        let program = self.token_program.address();
        let associated = associated_address(receiver, self.mint.address(), program)?;
        Ok(associated == *self.destination.address())
    }

    /// What others may send of a token whose transfers cost a fee. Not a part, else `part`: each payment costs the fee anew, up
    /// to its most, which many small ones multiply. And nothing while the fee can change, else `movable`: who changes it could
    /// raise it to everything, and pay at that.
    #[inline(always)]
    pub fn check_fee<E: Into<ProgramError> + Copy>(
        &self,
        is_last: bool,
        part: E,
        movable: E,
    ) -> Outcome {
        let program = self.token_program.address();
        let mint = Mint::of(self.mint, program).ok_or(Refusal::MintMismatch)?;
        mint.visit_fee(|is_fixed| {
            require(is_last, part)?;
            require(is_fixed, movable)
        })
    }

    /// What is in the vault.
    #[inline(always)]
    pub fn left(&self) -> Outcome<u64> {
        amount_in(self.vault, self.token_program.address())
    }

    /// Pays from the vault, which must lose just that. `seeds` derive the holder.
    #[inline(always)]
    pub fn pay<const S: usize>(&self, amount: u64, seeds: [&[u8]; S]) -> Outcome {
        let before = self.left()?;
        let transfer = Transfer {
            program: self.token_program.address(),
            source: self.vault,
            mint: self.mint,
            destination: self.destination,
            authority: self.holder,
        };
        transfer.invoke(amount, seeds)?;
        let is_exact = before.checked_sub(amount) == Some(self.left()?);
        require(is_exact, Refusal::VaultMoved)
    }

    /// Burns of the vault's tokens, which must lose just that. `seeds` derive the holder.
    #[inline(always)]
    pub fn burn<const S: usize>(&self, amount: u64, seeds: [&[u8]; S]) -> Outcome {
        let before = self.left()?;
        let program = self.token_program.address();
        burn(program, self.vault, self.mint, self.holder, amount, seeds)?;
        let is_exact = before.checked_sub(amount) == Some(self.left()?);
        require(is_exact, Refusal::VaultMoved)
    }

    /// Ends the holder and its vault: what is in the vault is paid, and both deposits go to `receiver`. Fees that a Token-2022
    /// mint withheld in the vault have to be harvested before, which anybody may. @returns what was paid
    #[inline(always)]
    pub fn end<const S: usize>(&self, receiver: &Account, seeds: [&[u8]; S]) -> Outcome<u64> {
        let left = self.left()?;
        if left > 0 {
            self.pay(left, seeds)?;
        }
        let program = self.token_program.address();
        close_account(program, self.vault, receiver, self.holder, seeds);
        require(self.holder.end(receiver), Refusal::AccountUnusable)?;
        Ok(left)
    }
}

/// Takes tokens into a vault. @returns what arrived: a transfer fee is gone by then
#[inline(always)]
pub fn take_in(transfer: &Transfer, amount: u64) -> Outcome<u64> {
    let before = amount_in(transfer.destination, transfer.program)?;
    transfer.invoke(amount, [])?;
    let after = amount_in(transfer.destination, transfer.program)?;
    Ok(after.saturating_sub(before))
}
