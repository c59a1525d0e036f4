use crate::account::{Header, GROWTH};
use crate::{Account, Address, Outcome, ProgramError};
use core::mem::size_of;
use core::slice::from_raw_parts;

const ACCOUNTS_MAX: usize = 12;
const ALIGNMENT: usize = 8;
const RENT_EPOCH: usize = 8;

/// What the loader hands to a program.
pub struct Input<'a> {
    accounts: [Account; ACCOUNTS_MAX],
    count: usize,
    pub data: &'a [u8],
    pub program: Address,
}

impl<'a> Input<'a> {
    /// # Safety
    /// `at` is what the loader called the program with.
    #[inline(always)]
    unsafe fn parse(mut at: *mut u8) -> Outcome<Self> {
        let count = at.cast::<u64>().read() as usize;
        if count > ACCOUNTS_MAX || count == 0 {
            return Err(ProgramError::ACCOUNTS);
        }
        at = at.add(size_of::<u64>());
        let mut accounts = [Account { header: at.cast() }; ACCOUNTS_MAX];
        let mut index = 0;
        while index < count {
            let header: *mut Header = at.cast();
            let repeated = (*header).repeats;
            if repeated == u8::MAX {
                accounts[index] = Account { header };
                let room = (*header).length as usize + GROWTH;
                at = at.add(size_of::<Header>() + room);
                at = at.add(at.align_offset_to(ALIGNMENT)).add(RENT_EPOCH);
            } else {
                accounts[index] = *accounts
                    .get(repeated as usize)
                    .ok_or(ProgramError::ACCOUNTS)?;
                at = at.add(ALIGNMENT);
            }
            index += 1;
        }
        let length = at.cast::<u64>().read() as usize;
        let data = at.add(size_of::<u64>());
        Ok(Self {
            accounts,
            count,
            data: from_raw_parts(data, length),
            // Behind data of any length, so on no word.
            program: Address(data.add(length).cast::<[u8; 32]>().read()),
        })
    }

    /// The first `N` accounts of the instruction.
    #[inline(always)]
    pub fn accounts<const N: usize>(&self) -> Outcome<&[Account; N]> {
        self.accounts
            .get(..self.count)
            .and_then(|all| all.first_chunk())
            .ok_or(ProgramError::ACCOUNTS)
    }

    /// The accounts of the instruction behind the first `first`.
    #[inline(always)]
    pub fn accounts_behind(&self, first: usize) -> &[Account] {
        self.accounts.get(first..self.count).unwrap_or(&[])
    }
}

trait AlignOffset {
    fn align_offset_to(self, alignment: usize) -> usize;
}

impl AlignOffset for *mut u8 {
    /// Bytes up to the next multiple of a power of two.
    #[inline(always)]
    fn align_offset_to(self, alignment: usize) -> usize {
        (self as usize).wrapping_neg() & (alignment - 1)
    }
}

/// The whole of an entry point: parses, processes, and answers as the loader wants it.
///
/// # Safety
/// `input` is what the loader called the program with.
#[inline(always)]
pub unsafe fn run(input: *mut u8, process: impl Fn(&Input) -> Outcome) -> u64 {
    match Input::parse(input).and_then(|parsed| process(&parsed)) {
        Ok(()) => 0,
        Err(ProgramError(code)) => code as u64,
    }
}
