use crate::ProgramError;

/// Why programs refuse, where the reason is the same in each of them. A program's own reasons have numbers that are free here.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum Refusal {
    /// Unknown instruction.
    InstructionUnknown = 7_000,
    /// A required signature is missing.
    SignatureMissing = 7_001,
    /// The account is not at the address derived from its seeds.
    AddressMismatch = 7_002,
    /// The account already exists.
    AlreadyExists = 7_003,
    /// The account does not belong to this program, or has been closed.
    Unknown = 7_004,
    /// The token program is neither SPL Token nor Token-2022.
    TokenProgramUnknown = 7_006,
    /// The account is not a mint of the token program, or not the expected mint.
    MintMismatch = 7_007,
    /// The account is not the vault.
    VaultMismatch = 7_008,
    /// Somebody other than the program could move or freeze the tokens in the vault.
    VaultUnusable = 7_009,
    /// The destination account does not belong to the recipient.
    DestinationNotOwners = 7_010,
    /// The mint has a freeze authority, which could freeze the vault.
    MintFreezable = 7_011,
    /// The mint has a permanent delegate, who could take tokens from the vault.
    MintPermanentDelegate = 7_012,
    /// The mint has a transfer hook, which could block payments.
    MintHooked = 7_013,
    /// The mint can be paused, which would stop all transfers.
    MintPausable = 7_014,
    /// The mint has an extension that is unknown or makes its tokens non-transferable.
    MintUnsupported = 7_015,
    /// The amount is zero.
    AmountZero = 7_016,
    /// No tokens arrived in the vault.
    ReceivedNothing = 7_017,
    /// The balance of the vault changed by another amount than was paid.
    VaultMoved = 7_028,
    /// The account is too small, or its balances do not add up.
    AccountUnusable = 7_029,
}

impl From<Refusal> for ProgramError {
    fn from(refusal: Refusal) -> Self {
        ProgramError(refusal as u32)
    }
}
