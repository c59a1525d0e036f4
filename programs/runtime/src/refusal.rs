use crate::ProgramError;

/// Why programs refuse, where the reason is the same in each of them. A program's own reasons have numbers that are free here.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum Refusal {
    /// There is no such instruction.
    InstructionUnknown = 7_000,
    /// Who acts has to sign.
    SignatureMissing = 7_001,
    /// The account is not at the address that creator, mint and id derive.
    AddressMismatch = 7_002,
    /// There is such an account already.
    AlreadyExists = 7_003,
    /// The account is none of this program's, or all of it is over.
    Unknown = 7_004,
    /// Neither SPL Token nor Token-2022.
    TokenProgramUnknown = 7_006,
    /// Not a mint of the token program, or another one than the tokens'.
    MintMismatch = 7_007,
    /// Not the vault.
    VaultMismatch = 7_008,
    /// Somebody beside the program could move the vault's tokens, or stop them.
    VaultUnusable = 7_009,
    /// Tokens go to accounts of who is to be paid alone.
    DestinationNotOwners = 7_010,
    /// The mint's maker could freeze the vault.
    MintFreezable = 7_011,
    /// The mint's maker could take the vault's tokens.
    MintPermanentDelegate = 7_012,
    /// The mint's maker could let another program refuse payments.
    MintHooked = 7_013,
    /// The mint's maker could stop all transfers.
    MintPausable = 7_014,
    /// The mint has an extension that is not known here, or that keeps tokens where they are.
    MintUnsupported = 7_015,
    /// The amount is zero.
    AmountZero = 7_016,
    /// Nothing arrived.
    ReceivedNothing = 7_017,
    /// The vault lost another amount than it paid.
    VaultMoved = 7_028,
    /// The account is too small, or its numbers do not add up.
    AccountUnusable = 7_029,
}

impl From<Refusal> for ProgramError {
    fn from(refusal: Refusal) -> Self {
        ProgramError(refusal as u32)
    }
}
