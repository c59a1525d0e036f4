use slipway_runtime::ProgramError;

/// Why the program refuses beside what all programs refuse (`Refusal`); names are those of the EVM networks' presales where
/// the reason is the same. Their sentences: `programs/README.md`.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum PresaleError {
    /// Only who created the presale.
    NotCreator = 7_200,
    /// Of fixed price, or fair.
    KindUnknown = 7_201,
    /// There is nothing to sell.
    TokensZero = 7_202,
    /// The most that a presale raises is something.
    HardCapZero = 7_203,
    /// The least that a presale has to raise is something.
    SoftCapZero = 7_204,
    /// The soft cap is the hard cap at most.
    SoftCapAboveHardCap = 7_205,
    /// The soft cap is half of the hard cap at least.
    SoftCapTooLow = 7_206,
    /// What a wallet may contribute is something.
    MaxContributionZero = 7_207,
    /// The least of a contribution is the most of a wallet at most.
    MinAboveMax = 7_208,
    /// Amounts have 63 bits.
    AmountTooLarge = 7_209,
    /// More than five minutes ahead.
    StartTooEarly = 7_210,
    /// The end comes after the start.
    EndNotAfterStart = 7_211,
    /// Ahead, and an hour ahead once somebody has contributed.
    EndTooEarly = 7_212,
    /// At most ten years ahead; the bound catches milliseconds (P-06).
    EndTooLate = 7_213,
    /// Nobody listed, tiers first, or listed wallets only.
    WhitelistModeUnknown = 7_214,
    /// Both windows of the tiers end before the presale does.
    TiersTooLong = 7_215,
    /// At most all of it.
    VestFirstOutOfRange = 7_216,
    /// A minute to ten years; none where all is released at once.
    VestCycleOutOfRange = 7_217,
    /// Something, and at most all; nothing where all is released at once.
    VestPercentOutOfRange = 7_218,
    /// Less arrived than is sold.
    DepositTooSmall = 7_219,
    /// Nothing is taken before the start.
    NotStarted = 7_220,
    /// Nothing is taken, and nothing moved, from the end on.
    Ended = 7_221,
    /// The presale was finished or canceled.
    NotOpen = 7_222,
    /// Less than the least, and not all the room there is.
    BelowMin = 7_223,
    /// It buys not one base unit more.
    BuysNothing = 7_224,
    /// The wallet has contributed all that one may.
    AboveMax = 7_225,
    /// There is no room left.
    HardCapReached = 7_226,
    /// Another tier's turn.
    TierOnly = 7_227,
    /// The wallet is not in the list at this tier.
    NotWhitelisted = 7_228,
    /// The presale raised less than its soft cap.
    SoftCapNotReached = 7_229,
    /// Neither over nor full.
    StillRunning = 7_230,
    /// Only the creator finishes in the first day after the end, and before the end.
    OwnerOnly = 7_231,
    /// Seven days after the end nobody finishes any more.
    Lapsed = 7_232,
    /// Nothing is claimed before the presale is finished.
    NotFinished = 7_233,
    /// Nothing more is released yet.
    NothingToClaim = 7_234,
    /// The wallet has nothing in the presale.
    NothingToRefund = 7_235,
    /// Leaving is closed in the last fifteen minutes.
    ExitClosed = 7_236,
    /// Nothing is the creator's yet, or it was taken.
    NothingToWithdraw = 7_237,
    /// The start of a presale that has begun stays.
    AlreadyBegun = 7_238,
    /// The list is fixed at the start; a presale without one has none.
    WhitelistFixed = 7_239,
    /// An address that nobody has the key of asks for itself (P-42).
    AsksForItself = 7_240,
    /// Who claims for somebody else pays into the wallet's associated account.
    DestinationNotAssociated = 7_241,
    /// Somebody's contribution, fee or tokens are in the presale.
    StillOwing = 7_242,
    /// The account is another wallet's, or another presale's.
    BuyerMismatch = 7_243,
    /// Another presale is at the address than the one that was read, or its end was moved.
    TermsMoved = 7_244,
    /// Of a token with a transfer fee others claim everything at once, when all of it is released.
    PartOfTaxed = 7_245,
    /// SOL is what a presale is paid in, not what it sells.
    SellsSol = 7_246,
    /// Inviters get a tenth of what is accepted at most, on all levels together.
    InviterRatesTooHigh = 7_247,
    /// No level above one that is rewarded is left out.
    InviterRatesUnusable = 7_248,
    /// The presale rewards nobody for inviting.
    InviterNotOpen = 7_249,
    /// Nobody invites oneself.
    InviterSelf = 7_250,
    /// The accounts are not those of who invited the wallet, and of who is above, one after the other.
    InviterMismatch = 7_251,
}

impl From<PresaleError> for ProgramError {
    fn from(error: PresaleError) -> Self {
        ProgramError(error as u32)
    }
}
