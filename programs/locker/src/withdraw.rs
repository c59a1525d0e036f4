use crate::error::LockError;
use crate::event;
use crate::instruction::read_number;
use crate::state::{Lock, SEED};
use slipway_runtime::token::{amount_in, is_token_program, TokenAccount, Transfer};
use slipway_runtime::{require, unix_seconds, Account, Input, Outcome};

/// The accounts of a payment, and what is known of them.
pub struct Payment<'a> {
    pub lock: &'a Account,
    pub vault: &'a Account,
    pub destination: &'a Account,
    pub mint: &'a Account,
    pub token_program: &'a Account,
}

impl Payment<'_> {
    /// Refuses any mint and vault but the lock's, and any destination but one of its owner's.
    #[inline(always)]
    pub fn check(&self, terms: &Lock) -> Outcome {
        let program = self.token_program.address();
        require(is_token_program(program), LockError::TokenProgramUnknown)?;
        let is_mint = terms.mint == *self.mint.address() && self.mint.owner() == program;
        require(is_mint, LockError::MintMismatch)?;
        require(
            terms.vault == *self.vault.address(),
            LockError::VaultMismatch,
        )?;
        let is_owners = TokenAccount::of(self.destination, program)
            .is_some_and(|account| account.is_held_by(&terms.owner));
        require(is_owners, LockError::DestinationNotOwners)
    }

    /// Pays from the vault, which must lose just that.
    #[inline(always)]
    pub fn pay(&self, terms: &Lock, amount: u64) -> Outcome {
        let program = self.token_program.address();
        let before = amount_in(self.vault, program)?;
        let transfer = Transfer {
            program,
            source: self.vault,
            mint: self.mint,
            destination: self.destination,
            authority: self.lock,
        };
        let id = terms.id.to_le_bytes();
        let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
        transfer.invoke(amount, seeds)?;
        let left = amount_in(self.vault, program)?;
        let is_exact = before.checked_sub(amount) == Some(left);
        require(is_exact, LockError::VaultMoved)
    }
}

/// Owner only: pays an amount that is released.
pub fn withdraw(input: &Input) -> Outcome {
    let amount = read_number(input.data)?;
    require(amount > 0, LockError::AmountZero)?;
    pay_released(input, Some(amount))
}

/// Owner only: pays everything that is released.
pub fn withdraw_released(input: &Input) -> Outcome {
    pay_released(input, None)
}

fn pay_released(input: &Input, wanted: Option<u64>) -> Outcome {
    let [owner, lock, vault, destination, mint, token_program] = input.accounts()?;
    let mut terms = Lock::load(lock, owner, input)?;
    let payment = Payment {
        lock,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms)?;
    let locked = terms.amount()?;
    let kept = terms
        .schedule()
        .kept(terms.initial_amount, terms.unlock_at, unix_seconds())?;
    let released = locked.saturating_sub(kept);
    let amount = wanted.unwrap_or(released);
    require(amount <= locked, LockError::AmountAboveLock)?;
    require(released > 0, LockError::StillLocked)?;
    require(amount <= released, LockError::AmountAboveReleased)?;
    // The books come first.
    terms.withdrawn = terms
        .withdrawn
        .checked_add(amount)
        .ok_or(LockError::AmountAboveLock)?;
    terms.store(lock)?;
    payment.pay(&terms, amount)?;
    event::withdrawn(lock.address(), &terms, amount);
    Ok(())
}
