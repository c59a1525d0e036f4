use slipway_runtime::ProgramError;

/// Why the program refuses beside what all programs refuse (`Refusal`); names are those of the EVM networks' presales where
/// the reason is the same. Their sentences: `programs/README.md`.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum PresaleError {
    /// Only the creator of the presale may do this.
    NotCreator = 7_200,
    /// The kind must be normal or fair.
    KindUnknown = 7_201,
    /// The amount of tokens for sale must be greater than zero.
    TokensZero = 7_202,
    /// The hard cap must be greater than zero.
    HardCapZero = 7_203,
    /// The soft cap must be greater than zero.
    SoftCapZero = 7_204,
    /// The soft cap must not exceed the hard cap.
    SoftCapAboveHardCap = 7_205,
    /// The soft cap must be at least half of the hard cap.
    SoftCapTooLow = 7_206,
    /// The maximum contribution must be greater than zero.
    MaxContributionZero = 7_207,
    /// The minimum contribution must not exceed the maximum.
    MinAboveMax = 7_208,
    /// The amount does not fit into 63 bits.
    AmountTooLarge = 7_209,
    /// The start must be more than five minutes ahead.
    StartTooEarly = 7_210,
    /// The end must be after the start.
    EndNotAfterStart = 7_211,
    /// The end must be in the future, and an hour ahead once somebody has contributed.
    EndTooEarly = 7_212,
    /// The end must be at most ten years ahead; the bound catches milliseconds (P-06).
    EndTooLate = 7_213,
    /// The whitelist mode must be none, tiers first, or listed wallets only.
    WhitelistModeUnknown = 7_214,
    /// Both tier windows must end before the presale does.
    TiersTooLong = 7_215,
    /// The first release must be at most 100 %.
    VestFirstOutOfRange = 7_216,
    /// A cycle must be one minute to ten years, or zero where everything is released at once.
    VestCycleOutOfRange = 7_217,
    /// The share of a cycle must be above zero and at most 100 %, or zero where everything is released at once.
    VestPercentOutOfRange = 7_218,
    /// Fewer tokens arrived than are for sale.
    DepositTooSmall = 7_219,
    /// The presale has not started.
    NotStarted = 7_220,
    /// The presale has ended: nothing can be contributed or changed.
    Ended = 7_221,
    /// The presale is already finished or canceled.
    NotOpen = 7_222,
    /// The contribution is below the minimum and does not fill the rest of the hard cap.
    BelowMin = 7_223,
    /// The contribution is too small to buy a single base unit.
    BuysNothing = 7_224,
    /// The wallet has already contributed the maximum.
    AboveMax = 7_225,
    /// The hard cap is reached.
    HardCapReached = 7_226,
    /// Only another tier may contribute at the moment.
    TierOnly = 7_227,
    /// The wallet is not whitelisted for this tier.
    NotWhitelisted = 7_228,
    /// The presale raised less than its soft cap.
    SoftCapNotReached = 7_229,
    /// The presale has neither ended nor reached its hard cap.
    StillRunning = 7_230,
    /// Until a day after the end only the creator may finish the presale.
    OwnerOnly = 7_231,
    /// The presale can no longer be finished: seven days have passed since its end.
    Lapsed = 7_232,
    /// Tokens can be claimed only after the presale is finished.
    NotFinished = 7_233,
    /// Nothing more has been released yet.
    NothingToClaim = 7_234,
    /// The wallet has nothing to take back from the presale.
    NothingToRefund = 7_235,
    /// Contributions cannot be taken back in the last fifteen minutes before the end.
    ExitClosed = 7_236,
    /// Nothing is due to the creator, or it was already withdrawn.
    NothingToWithdraw = 7_237,
    /// The start cannot be changed once the presale has begun.
    AlreadyBegun = 7_238,
    /// The whitelist cannot be changed after the start, nor where the presale has none.
    WhitelistFixed = 7_239,
    /// An address without a private key must sign for itself (P-42).
    AsksForItself = 7_240,
    /// A claim for somebody else must pay into the wallet's associated token account.
    DestinationNotAssociated = 7_241,
    /// Contributions, fees or tokens of others are still in the presale.
    StillOwing = 7_242,
    /// The account belongs to another wallet or another presale.
    BuyerMismatch = 7_243,
    /// The presale at this address is another one than was read, or its end was changed.
    TermsMoved = 7_244,
    /// For a token with a transfer fee, others may claim only once everything is released.
    PartOfTaxed = 7_245,
    /// SOL cannot be sold: it is what a presale is paid in.
    SellsSol = 7_246,
    /// Rewards of all levels together must not exceed a tenth of what is accepted.
    InviterRatesTooHigh = 7_247,
    /// A level can be rewarded only if every level before it is.
    InviterRatesUnusable = 7_248,
    /// The presale does not reward inviters.
    InviterNotOpen = 7_249,
    /// A wallet cannot invite itself.
    InviterSelf = 7_250,
    /// The accounts are not those of the wallet's inviter and of the levels above, in that order.
    InviterMismatch = 7_251,
    /// A fair presale must sell at least 1 000 000 000 base units.
    FairTooCoarse = 7_252,
    /// For a token whose transfer fee can still change, only the wallet itself may claim.
    FeeNotFixed = 7_253,
    /// The presale was created within this second.
    JustCreated = 7_254,
}

impl From<PresaleError> for ProgramError {
    fn from(error: PresaleError) -> Self {
        ProgramError(error as u32)
    }
}
