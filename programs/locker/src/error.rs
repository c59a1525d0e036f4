use slipway_runtime::ProgramError;

/// Why the program refuses; names are those of the EVM networks' `TokenLocker` where the reason is the same.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum LockError {
    /// There is no such instruction.
    InstructionUnknown = 7_000,
    /// Who acts has to sign.
    SignatureMissing = 7_001,
    /// The lock's address is not the one that creator, mint and id derive.
    AddressMismatch = 7_002,
    /// There is such a lock already.
    AlreadyExists = 7_003,
    /// The account is no lock of this program, or all of it is over.
    Unknown = 7_004,
    /// Only the lock's owner.
    NotOwner = 7_005,
    /// Neither SPL Token nor Token-2022.
    TokenProgramUnknown = 7_006,
    /// Not a mint of the token program, or not the lock's.
    MintMismatch = 7_007,
    /// Not the lock's vault.
    VaultMismatch = 7_008,
    /// Somebody beside the lock could move the vault's tokens, or stop them.
    VaultUnusable = 7_009,
    /// Locks pay to their owner alone.
    DestinationNotOwners = 7_010,
    /// The mint's maker could freeze the vault.
    MintFreezable = 7_011,
    /// The mint's maker could take the vault's tokens.
    MintPermanentDelegate = 7_012,
    /// The mint's maker could let another program refuse payments.
    MintHooked = 7_013,
    /// The mint's maker could stop all transfers.
    MintPausable = 7_014,
    /// The mint has an extension that this program does not know, or that keeps tokens where they are.
    MintUnsupported = 7_015,
    /// Nothing is nothing.
    AmountZero = 7_016,
    /// Nothing arrived.
    ReceivedNothing = 7_017,
    /// More than is locked.
    AmountAboveLock = 7_018,
    /// More than is released.
    AmountAboveReleased = 7_019,
    /// Nothing is released yet.
    StillLocked = 7_020,
    /// A lock lasts at least five minutes; nothing of it is released earlier.
    UnlockTooEarly = 7_021,
    /// A lock lasts at most 100 000 000 minutes, or for ever; the bound catches milliseconds (P-06).
    UnlockTooLate = 7_022,
    /// A schedule outside of its ranges, or of a lock for ever.
    ScheduleUnusable = 7_023,
    /// The last cycle ends elsewhere than the lock.
    ScheduleEndsElsewhere = 7_024,
    /// A lock is only ever prolonged.
    NotLater = 7_025,
    /// A lock needs an owner.
    OwnerZero = 7_026,
    /// Not before all of it was withdrawn.
    NotEmpty = 7_027,
    /// The vault lost another amount than it paid.
    VaultMoved = 7_028,
    /// The account is too small to be a lock, or its lamports do not add up.
    AccountUnusable = 7_029,
}

impl From<LockError> for ProgramError {
    fn from(error: LockError) -> Self {
        ProgramError(error as u32)
    }
}
