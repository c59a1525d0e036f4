use crate::Address;
use core::slice::from_raw_parts;

extern "C" {
    fn sol_memcpy_(to: *mut u8, from: *const u8, length: u64);
    fn sol_memset_(to: *mut u8, byte: u8, length: u64);
}

/// Room that the loader leaves behind an account's data, for it to grow within one instruction.
pub const GROWTH: usize = 10_240;

/// How the loader lays an account down before its data.
#[repr(C)]
pub(crate) struct Header {
    /// `u8::MAX`, or the index of the account that this one repeats.
    pub(crate) repeats: u8,
    pub(crate) is_signer: u8,
    pub(crate) is_writable: u8,
    pub(crate) is_executable: u8,
    original_length: u32,
    pub(crate) address: Address,
    pub(crate) owner: Address,
    pub(crate) lamports: u64,
    pub(crate) length: u64,
}

/// An account of the instruction, in the loader's memory. Calls of other programs change it in place.
#[derive(Clone, Copy)]
pub struct Account {
    pub(crate) header: *mut Header,
}

// SAFETY of every block below: `Input::parse` makes accounts of headers that the loader wrote, which outlive the program's
// run; a program has one thread, and no reference into an account lives while another one is made.
impl Account {
    #[inline(always)]
    pub fn address(&self) -> &Address {
        unsafe { &(*self.header).address }
    }

    /// The program that the account belongs to.
    #[inline(always)]
    pub fn owner(&self) -> &Address {
        unsafe { &(*self.header).owner }
    }

    #[inline(always)]
    pub fn is_signer(&self) -> bool {
        unsafe { (*self.header).is_signer != 0 }
    }

    #[inline(always)]
    pub fn lamports(&self) -> u64 {
        unsafe { (*self.header).lamports }
    }

    #[inline(always)]
    pub fn data(&self) -> &[u8] {
        unsafe { from_raw_parts(self.start(), (*self.header).length as usize) }
    }

    /// Writes over bytes from a place on; false where the account is shorter.
    #[inline(always)]
    pub fn write(&self, at: usize, bytes: &[u8]) -> bool {
        match self.data().get(at..) {
            Some(rest) if rest.len() >= bytes.len() => (),
            _ => return false,
        }
        unsafe { sol_memcpy_(self.start().add(at), bytes.as_ptr(), bytes.len() as u64) };
        true
    }

    /// Adds `GROWTH` zeros at most to an account of the calling program, once in an instruction; false for more.
    #[inline(always)]
    pub fn grow(&self, by: usize) -> bool {
        if by > GROWTH {
            return false;
        }
        unsafe {
            let end = self.start().add(self.data().len());
            (*self.header).length += by as u64;
            sol_memset_(end, 0, by as u64);
        }
        true
    }

    /// Moves lamports out of an account of the calling program; false, and the transaction has to fail, where they do not fit.
    /// Calls of other programs come before: one that is shown either account alone would miss what moved.
    #[inline(always)]
    pub fn pay(&self, receiver: &Account, amount: u64) -> bool {
        let Some(left) = self.lamports().checked_sub(amount) else {
            return false;
        };
        unsafe { (*self.header).lamports = left };
        let Some(sum) = receiver.lamports().checked_add(amount) else {
            return false;
        };
        unsafe { (*receiver.header).lamports = sum };
        true
    }

    /// Ends an account of the calling program: its data is gone, its lamports go to `receiver`, and it belongs to the system
    /// program, so that whoever pays it again in the same transaction revives nothing. Nothing happens where the sum does
    /// not fit.
    pub fn end(&self, receiver: &Account) -> bool {
        let Some(sum) = receiver.lamports().checked_add(self.lamports()) else {
            return false;
        };
        unsafe {
            sol_memset_(self.start(), 0, (*self.header).length);
            (*receiver.header).lamports = sum;
            (*self.header).lamports = 0;
            (*self.header).length = 0;
            (*self.header).owner = Address::ZERO;
        }
        true
    }

    #[inline(always)]
    pub(crate) fn start(&self) -> *mut u8 {
        unsafe { self.header.add(1).cast() }
    }
}
