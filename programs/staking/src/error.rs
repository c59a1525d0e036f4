use slipway_runtime::ProgramError;

/// Why the program refuses beside what all programs refuse (`Refusal`); names are those of the EVM networks' pools and of
/// their factory where the reason is the same.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum PoolError {
    /// Only the pool's owner.
    NotOwner = 7_300,
    /// Another wallet's stake, or one in another pool.
    StakeMismatch = 7_301,
    /// The pool is not the one that the wallet read.
    TermsMoved = 7_302,
    /// Nothing is staked from the deadline on.
    Closed = 7_303,
    /// One wallet may have so much staked at most until the end of the limit.
    LimitExceeded = 7_304,
    /// More than the pool's books hold.
    AmountTooLarge = 7_305,
    /// The stake is locked.
    StillLocked = 7_306,
    /// There is less staked than that.
    StakeTooSmall = 7_307,
    /// There is no reward to harvest yet.
    NothingToHarvest = 7_308,
    /// Rewards have ended; their terms are final.
    Ended = 7_309,
    /// Rewards have begun; their start is final.
    AlreadyStarted = 7_310,
    /// Rewards begin in the future when their start is moved.
    StartTooEarly = 7_311,
    /// Rewards run five minutes at least.
    EndTooEarly = 7_312,
    /// Rewards end within ten years; the bound catches milliseconds (P-06).
    EndTooLate = 7_313,
    /// The rate is not zero; stopping ends rewards.
    RateZero = 7_314,
    /// The limit of a wallet only rises, or falls away.
    LimitOnlyRises = 7_315,
    /// Less reward arrived than the terms need.
    BudgetTooSmall = 7_316,
    /// All rewards in the pool are earned or can still be.
    NothingToRecover = 7_317,
    /// Locks have been lifted already.
    ExitAlreadyOpen = 7_318,
    /// The rate is not zero, and all rewards together fit the books.
    RateOutOfRange = 7_319,
    /// The deadline lies between the start and the end.
    DeadlineOutOfRange = 7_320,
    /// A stake is locked for four years at most.
    LockTooLong = 7_321,
    /// A limit of a wallet and the time it holds go together.
    LimitIncomplete = 7_322,
    /// Rewards have not ended.
    StillRunning = 7_323,
    /// Somebody has a stake or a reward in the pool.
    StillOwing = 7_324,
}

impl From<PoolError> for ProgramError {
    fn from(error: PoolError) -> Self {
        ProgramError(error as u32)
    }
}
