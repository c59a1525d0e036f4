use crate::account::Header;
use crate::{Account, Address};

/// Bytes as system calls take them.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Slice {
    start: *const u8,
    length: u64,
}

impl Slice {
    #[inline(always)]
    pub(crate) fn of(bytes: &[u8]) -> Self {
        Self {
            start: bytes.as_ptr(),
            length: bytes.len() as u64,
        }
    }
}

/// An account of a call, and what the called program may do with it.
#[derive(Clone, Copy)]
pub struct AccountUse<'a> {
    account: &'a Account,
    is_writable: bool,
    is_signer: bool,
}

impl<'a> AccountUse<'a> {
    pub fn read(account: &'a Account) -> Self {
        Self {
            account,
            is_writable: false,
            is_signer: false,
        }
    }

    pub fn write(account: &'a Account) -> Self {
        Self {
            is_writable: true,
            ..Self::read(account)
        }
    }

    pub fn signing(self) -> Self {
        Self {
            is_signer: true,
            ..self
        }
    }
}

#[repr(C)]
struct Instruction {
    program: *const Address,
    metas: *const Meta,
    meta_count: u64,
    data: *const u8,
    length: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Meta {
    address: *const Address,
    is_writable: bool,
    is_signer: bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Info {
    address: *const Address,
    lamports: *const u64,
    length: u64,
    data: *const u8,
    owner: *const Address,
    rent_epoch: u64,
    is_signer: bool,
    is_writable: bool,
    is_executable: bool,
}

extern "C" {
    fn sol_invoke_signed_c(
        instruction: *const Instruction,
        infos: *const Info,
        info_count: u64,
        signers: *const Slice,
        signer_count: u64,
    ) -> u64;
}

#[inline(always)]
fn info_of(account: &Account) -> Info {
    let header: *mut Header = account.header;
    // SAFETY: see `Account`.
    unsafe {
        Info {
            address: &raw const (*header).address,
            lamports: &raw const (*header).lamports,
            length: (*header).length,
            data: account.start(),
            owner: &raw const (*header).owner,
            rent_epoch: 0,
            is_signer: (*header).is_signer != 0,
            is_writable: (*header).is_writable != 0,
            is_executable: (*header).is_executable != 0,
        }
    }
}

/// Calls `program`; with seeds, in the name of the address that they derive too. A call that fails ends the transaction, and
/// never comes back.
#[inline(always)]
pub fn invoke<const A: usize, const S: usize>(
    program: &Address,
    accounts: [AccountUse; A],
    data: &[u8],
    seeds: [&[u8]; S],
) {
    let metas = accounts.map(|used| Meta {
        address: used.account.address(),
        is_writable: used.is_writable,
        is_signer: used.is_signer,
    });
    let infos = accounts.map(|used| info_of(used.account));
    let seeds = seeds.map(Slice::of);
    let signer = Slice {
        start: seeds.as_ptr().cast(),
        length: S as u64,
    };
    let instruction = Instruction {
        program,
        metas: metas.as_ptr(),
        meta_count: A as u64,
        data: data.as_ptr(),
        length: data.len() as u64,
    };
    // SAFETY: each pointer is to a value that lives until the call returns; see `Account` for theirs.
    unsafe {
        sol_invoke_signed_c(
            &instruction,
            infos.as_ptr(),
            A as u64,
            &signer,
            (S > 0) as u64,
        );
    }
}
