use crate::{require, Account, Address, Outcome, Refusal};
use core::mem::size_of;
use core::slice::from_raw_parts;

/// What a program keeps in the first bytes of an account of its own.
///
/// # Safety
/// The type is `repr(C)` without gaps, `TAG` is its first field, every pattern of bits is a value of it, and it wants no more
/// than words' alignment.
pub unsafe trait Record: Copy {
    /// First bytes of the account; the last one counts layouts.
    const TAG: [u8; 8];
    const LENGTH: usize = size_of::<Self>();

    /// Whether an account of that many bytes can be one.
    #[inline(always)]
    fn fits(length: usize) -> bool {
        length == Self::LENGTH
    }

    /// The record in an account of `program`.
    #[inline(always)]
    fn load(account: &Account, program: &Address) -> Outcome<Self> {
        let data = account.data();
        let is_ours = account.owner() == program && data.len() >= Self::LENGTH;
        require(is_ours && Self::fits(data.len()), Refusal::Unknown)?;
        // SAFETY: the account is long enough, every pattern of bits is a record, and the loader lays data on words.
        let record: Self = unsafe { data.as_ptr().cast::<Self>().read() };
        require(
            record.bytes().first_chunk() == Some(&Self::TAG),
            Refusal::Unknown,
        )?;
        Ok(record)
    }

    /// The record as its account holds it.
    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        // SAFETY: a record is bytes without gaps.
        unsafe { from_raw_parts((self as *const Self).cast(), Self::LENGTH) }
    }

    /// Writes the record into its account.
    #[inline(always)]
    fn store(&self, account: &Account) -> Outcome {
        require(account.write(0, self.bytes()), Refusal::AccountUnusable)
    }
}
