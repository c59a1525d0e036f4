use slipway_runtime::ProgramError;

/// Why the program refuses beside what all programs refuse (`Refusal`); names are those of the EVM networks' airdrops where
/// the reason is the same.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum AirdropError {
    /// Only the creator of the airdrop may do this.
    NotCreator = 7_100,
    /// The Merkle root must not be zero.
    RootZero = 7_101,
    /// The total of the list must be greater than zero.
    TotalZero = 7_102,
    /// A list must have 1 to 200 000 entries.
    EntriesOutOfRange = 7_103,
    /// Release everything at the start without a period, or less with a period of at most 100 000 000 minutes.
    ReleaseUnusable = 7_104,
    /// The start must be at most 100 000 000 minutes ahead; the bound catches milliseconds (P-06).
    StartTooLate = 7_105,
    /// The end must be at least five minutes after the last release.
    EndTooEarly = 7_106,
    /// The end must be at most 100 000 000 minutes ahead; the bound catches milliseconds (P-06).
    EndTooLate = 7_107,
    /// Fewer tokens arrived than the list needs.
    NotCovered = 7_108,
    /// The airdrop has not started, or has ended.
    NotRunning = 7_109,
    /// The entry is not in the list.
    NotInList = 7_110,
    /// The entry was paid in full, or nothing more of it has been released yet.
    NothingToClaim = 7_111,
    /// The account of the airdrop has no place for this entry yet; anybody may extend it.
    LedgerTooShort = 7_112,
    /// The account of the airdrop already has a place for every entry.
    LedgerWhole = 7_113,
    /// The vault holds less than the claim needs.
    PoolTooSmall = 7_114,
    /// An address without a private key must sign its own claim (P-42).
    AsksForItself = 7_115,
    /// A claim for somebody else must pay into the claimant's associated token account.
    DestinationNotAssociated = 7_116,
    /// The rest can be taken only after the end, or when every entry was paid.
    StillRunning = 7_117,
    /// For a token with a transfer fee, others may claim an entry only once all of it is released.
    PartOfTaxed = 7_118,
    /// For a token whose transfer fee can still change, only the claimant may claim.
    FeeNotFixed = 7_119,
}

impl From<AirdropError> for ProgramError {
    fn from(error: AirdropError) -> Self {
        ProgramError(error as u32)
    }
}
