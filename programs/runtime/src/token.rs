//! Accounts and calls of SPL Token and of Token-2022.
use crate::{
    epoch, find_program_address, invoke, read_bytes, read_u16, read_u64, Account, AccountUse,
    Address, Outcome, ProgramError,
};

/// `TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA`
pub const TOKEN: Address = Address([
    0x06, 0xdd, 0xf6, 0xe1, 0xd7, 0x65, 0xa1, 0x93, 0xd9, 0xcb, 0xe1, 0x46, 0xce, 0xeb, 0x79, 0xac,
    0x1c, 0xb4, 0x85, 0xed, 0x5f, 0x5b, 0x37, 0x91, 0x3a, 0x8c, 0xf5, 0x85, 0x7e, 0xff, 0x00, 0xa9,
]);
/// `TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb`
pub const TOKEN_2022: Address = Address([
    0x06, 0xdd, 0xf6, 0xe1, 0xee, 0x75, 0x8f, 0xde, 0x18, 0x42, 0x5d, 0xbc, 0xe4, 0x6c, 0xcd, 0xda,
    0xb6, 0x1a, 0xfc, 0x4d, 0x83, 0xb9, 0x0d, 0x27, 0xfe, 0xbd, 0xf9, 0x28, 0xd8, 0xa1, 0x8b, 0xfc,
]);
/// `ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL`
const ASSOCIATED: Address = Address([
    0x8c, 0x97, 0x25, 0x8f, 0x4e, 0x24, 0x89, 0xf1, 0xbb, 0x3d, 0x10, 0x29, 0x14, 0x8e, 0x0d, 0x83,
    0x0b, 0x5a, 0x13, 0x99, 0xda, 0xff, 0x10, 0x84, 0x04, 0x8e, 0x7b, 0xd8, 0xdb, 0xe9, 0xf8, 0x59,
]);

const MINT_LENGTH: usize = 82;
const ACCOUNT_LENGTH: usize = 165;
/// A multisig of Token-2022, which has no kind of its own.
const MULTISIG_LENGTH: usize = 355;
/// Where accounts with extensions say what they are.
const KIND: usize = 165;
const KIND_MINT: u8 = 1;
const KIND_ACCOUNT: u8 = 2;
const EXTENSIONS: usize = 166;
/// Number and length of an extension, before its content.
const HEADER: usize = 4;
/// Where a transfer fee's content says from which epoch on its newer fee holds: behind two authorities, what was withheld, and
/// the older fee.
const NEWER_FEE: usize = 90;

/// Numbers of extensions that programs ask for.
pub mod extension {
    pub const TRANSFER_FEE: u16 = 1;
    pub const TRANSFER_FEE_AMOUNT: u16 = 2;
    pub const MINT_CLOSE_AUTHORITY: u16 = 3;
    pub const CONFIDENTIAL_TRANSFER: u16 = 4;
    pub const IMMUTABLE_OWNER: u16 = 7;
    pub const INTEREST: u16 = 10;
    pub const PERMANENT_DELEGATE: u16 = 12;
    pub const TRANSFER_HOOK: u16 = 14;
    pub const CONFIDENTIAL_TRANSFER_FEE: u16 = 16;
    /// Pointers to metadata, groups and members, and these themselves.
    pub const METADATA_FIRST: u16 = 18;
    pub const METADATA_LAST: u16 = 23;
    pub const SCALED_AMOUNT: u16 = 25;
    pub const PAUSABLE: u16 = 26;
}

pub fn is_token_program(program: &Address) -> bool {
    *program == TOKEN || *program == TOKEN_2022
}

/// Whether an account of a token program with this data is of one kind.
#[inline(always)]
fn is_kind(data: &[u8], bare: usize, kind: u8) -> bool {
    data.len() == bare || (data.len() != MULTISIG_LENGTH && data.get(KIND) == Some(&kind))
}

/// Calls `visit` with the number of each extension in the data of a mint or an account, and with the place of its content,
/// until one is refused.
#[inline(always)]
fn visit_extensions(data: &[u8], visit: impl Fn(u16, usize) -> Outcome) -> Outcome {
    let mut at = EXTENSIONS;
    // Behind the last one there may be less than a header, or zeros.
    while at + HEADER <= data.len() {
        let number = read_u16(data, at)?;
        if number == 0 {
            break;
        }
        visit(number, at + HEADER)?;
        at = at + HEADER + read_u16(data, at + 2)? as usize;
    }
    Ok(())
}

/// A mint of either token program.
pub struct Mint<'a> {
    data: &'a [u8],
}

impl<'a> Mint<'a> {
    /// @returns nothing where the account is no mint of `program`
    #[inline(always)]
    pub fn of(account: &'a Account, program: &Address) -> Option<Self> {
        let data = account.data();
        let is_mint = is_token_program(program)
            && account.owner() == program
            && is_kind(data, MINT_LENGTH, KIND_MINT)
            && data.get(45) == Some(&1);
        is_mint.then_some(Self { data })
    }

    #[inline(always)]
    pub fn decimals(&self) -> u8 {
        self.data.get(44).copied().unwrap_or(0)
    }

    #[inline(always)]
    pub fn has_freeze_authority(&self) -> bool {
        self.data.get(46..50) != Some(&[0; 4])
    }

    #[inline(always)]
    pub fn visit_extensions(&self, visit: impl Fn(u16) -> Outcome) -> Outcome {
        visit_extensions(self.data, |number, _| visit(number))
    }

    /// Calls `visit` where transfers cost a fee, with whether that fee stays what it is: nobody has the right to change it, and
    /// none was decided that holds from a later epoch on.
    #[inline(always)]
    pub fn visit_fee(&self, visit: impl Fn(bool) -> Outcome) -> Outcome {
        visit_extensions(self.data, |number, at| {
            if number != extension::TRANSFER_FEE {
                return Ok(());
            }
            let is_nobodys = Address(read_bytes(self.data, at)?) == Address::ZERO;
            visit(is_nobodys && read_u64(self.data, at + NEWER_FEE)? <= epoch())
        })
    }
}

/// An account of either token program that holds tokens.
pub struct TokenAccount<'a> {
    data: &'a [u8],
}

impl<'a> TokenAccount<'a> {
    /// @returns nothing where the account holds no tokens of `program`
    #[inline(always)]
    pub fn of(account: &'a Account, program: &Address) -> Option<Self> {
        let data = account.data();
        let is_account = is_token_program(program)
            && account.owner() == program
            && is_kind(data, ACCOUNT_LENGTH, KIND_ACCOUNT);
        is_account.then_some(Self { data })
    }

    #[inline(always)]
    pub fn is_of_mint(&self, mint: &Address) -> bool {
        self.data.get(..32) == Some(&mint.0)
    }

    /// Whether `holder` alone moves what is in it.
    #[inline(always)]
    pub fn is_held_by(&self, holder: &Address) -> bool {
        self.data.get(32..64) == Some(&holder.0)
    }

    #[inline(always)]
    pub fn amount(&self) -> Outcome<u64> {
        read_u64(self.data, 64)
    }

    /// Initialised, not frozen, and nobody beside its holder may move its tokens or close it.
    #[inline(always)]
    pub fn is_undivided(&self) -> bool {
        self.data.get(72..76) == Some(&[0; 4])
            && self.data.get(108) == Some(&1)
            && self.data.get(129..133) == Some(&[0; 4])
    }

    /// Whether the tokens are the account's own SOL, which nobody mints or burns.
    #[inline(always)]
    pub fn is_wrapped_sol(&self) -> bool {
        self.data.get(109) == Some(&1)
    }

    #[inline(always)]
    pub fn visit_extensions(&self, visit: impl Fn(u16) -> Outcome) -> Outcome {
        visit_extensions(self.data, |number, _| visit(number))
    }
}

/// Where the associated token program opens the account of a mint for its holder.
#[inline(always)]
pub fn associated_address(holder: &Address, mint: &Address, program: &Address) -> Outcome<Address> {
    let (address, _) = find_program_address([&holder.0, &program.0, &mint.0], &ASSOCIATED)?;
    Ok(address)
}

/// What an account holds now; an error where it is no token account.
#[inline(always)]
pub fn amount_in(account: &Account, program: &Address) -> Outcome<u64> {
    TokenAccount::of(account, program)
        .ok_or(ProgramError::DATA)?
        .amount()
}

/// The accounts of a transfer.
pub struct Transfer<'a> {
    pub program: &'a Address,
    pub source: &'a Account,
    pub mint: &'a Account,
    pub destination: &'a Account,
    pub authority: &'a Account,
}

impl Transfer<'_> {
    /// Moves tokens; the token program takes its fee, if there is one, of what arrives.
    #[inline(always)]
    pub fn invoke<const S: usize>(&self, amount: u64, seeds: [&[u8]; S]) -> Outcome {
        const TRANSFER_CHECKED: u8 = 12;
        let mint = Mint::of(self.mint, self.program).ok_or(ProgramError::DATA)?;
        let mut data = [0; 10];
        data[0] = TRANSFER_CHECKED;
        data[1..9].copy_from_slice(&amount.to_le_bytes());
        data[9] = mint.decimals();
        let uses = [
            AccountUse::write(self.source),
            AccountUse::read(self.mint),
            AccountUse::write(self.destination),
            AccountUse::read(self.authority).signing(),
        ];
        invoke(self.program, uses, &data, seeds);
        Ok(())
    }
}

/// Burns tokens of an account.
#[inline(always)]
pub fn burn<const S: usize>(
    program: &Address,
    account: &Account,
    mint: &Account,
    authority: &Account,
    amount: u64,
    seeds: [&[u8]; S],
) -> Outcome {
    const BURN_CHECKED: u8 = 15;
    let decimals = Mint::of(mint, program)
        .ok_or(ProgramError::DATA)?
        .decimals();
    let mut data = [0; 10];
    data[0] = BURN_CHECKED;
    data[1..9].copy_from_slice(&amount.to_le_bytes());
    data[9] = decimals;
    let uses = [
        AccountUse::write(account),
        AccountUse::write(mint),
        AccountUse::read(authority).signing(),
    ];
    invoke(program, uses, &data, seeds);
    Ok(())
}

/// Closes an empty token account and pays its deposit to `receiver`.
#[inline(always)]
pub fn close_account<const S: usize>(
    program: &Address,
    account: &Account,
    receiver: &Account,
    authority: &Account,
    seeds: [&[u8]; S],
) {
    const CLOSE_ACCOUNT: u8 = 9;
    let uses = [
        AccountUse::write(account),
        AccountUse::write(receiver),
        AccountUse::read(authority).signing(),
    ];
    invoke(program, uses, &[CLOSE_ACCOUNT], seeds);
}
