use slipway_runtime::ProgramError;

/// Why the program refuses beside what all programs refuse (`Refusal`); names are those of the EVM networks' airdrops where
/// the reason is the same.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum AirdropError {
    /// Only who created the airdrop.
    NotCreator = 7_100,
    /// There is no list without a root.
    RootZero = 7_101,
    /// A list adds up to something.
    TotalZero = 7_102,
    /// A list has 1 to 200 000 entries.
    EntriesOutOfRange = 7_103,
    /// All at the start and no time, or less than all and a time of at most 100 000 000 minutes.
    ReleaseUnusable = 7_104,
    /// At most 100 000 000 minutes ahead; the bound catches milliseconds (P-06).
    StartTooLate = 7_105,
    /// At least five minutes after the last release.
    EndTooEarly = 7_106,
    /// At most 100 000 000 minutes ahead; the bound catches milliseconds (P-06).
    EndTooLate = 7_107,
    /// Less arrived than the list takes.
    NotCovered = 7_108,
    /// Nothing is paid before the start, nor from the end on.
    NotRunning = 7_109,
    /// This entry is not in the list.
    NotInList = 7_110,
    /// The entry was paid, or nothing more of it is released yet.
    NothingToClaim = 7_111,
    /// The airdrop's account does not reach as far as this entry yet; anybody may extend it.
    LedgerTooShort = 7_112,
    /// The airdrop's account has a place for every entry.
    LedgerWhole = 7_113,
    /// The vault has less than this would take.
    PoolTooSmall = 7_114,
    /// An address that nobody has the key of claims for itself (P-42).
    AsksForItself = 7_115,
    /// Who claims for somebody else pays into the claimant's associated account.
    DestinationNotAssociated = 7_116,
    /// What is left can be taken from the end on, or when every entry was paid.
    StillRunning = 7_117,
    /// Of a token with a transfer fee others claim an entry at once, when all of it is released.
    PartOfTaxed = 7_118,
}

impl From<AirdropError> for ProgramError {
    fn from(error: AirdropError) -> Self {
        ProgramError(error as u32)
    }
}
