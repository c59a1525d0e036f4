use slipway_runtime::ProgramError;

/// Why the program refuses beside what all programs refuse (`Refusal`); names are those of the EVM networks' pools and of
/// their factory where the reason is the same.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum PoolError {
    /// Only the owner of the pool may do this.
    NotOwner = 7_300,
    /// The account belongs to another wallet or another pool.
    StakeMismatch = 7_301,
    /// The pool at this address is another one than was read.
    TermsMoved = 7_302,
    /// The deadline for staking has passed.
    Closed = 7_303,
    /// The stake exceeds the limit of a wallet.
    LimitExceeded = 7_304,
    /// The amount is too large for the accounts of the pool.
    AmountTooLarge = 7_305,
    /// The stake is locked.
    StillLocked = 7_306,
    /// The amount exceeds the stake.
    StakeTooSmall = 7_307,
    /// There is no reward to harvest yet.
    NothingToHarvest = 7_308,
    /// The rewards have ended, and their terms can no longer be changed.
    Ended = 7_309,
    /// The rewards have begun, and their start can no longer be changed.
    AlreadyStarted = 7_310,
    /// A new start must be in the future.
    StartTooEarly = 7_311,
    /// Rewards must run for at least five minutes.
    EndTooEarly = 7_312,
    /// Rewards must end within ten years; the bound catches milliseconds (P-06).
    EndTooLate = 7_313,
    /// The rate must be greater than zero; stop the pool to end its rewards.
    RateZero = 7_314,
    /// The limit of a wallet can only be raised or removed.
    LimitOnlyRises = 7_315,
    /// Fewer reward tokens arrived than the terms need.
    BudgetTooSmall = 7_316,
    /// Every reward in the pool is earned or can still be earned.
    NothingToRecover = 7_317,
    /// The lock times were already lifted.
    ExitAlreadyOpen = 7_318,
    /// The rate must be greater than zero, and all rewards together must fit the accounts of the pool.
    RateOutOfRange = 7_319,
    /// The deadline must be in the future, at the start at the earliest and at the end at the latest.
    DeadlineOutOfRange = 7_320,
    /// A stake can be locked for at most four years.
    LockTooLong = 7_321,
    /// A limit of a wallet needs a time that it holds, and the other way round.
    LimitIncomplete = 7_322,
    /// The rewards have not ended.
    StillRunning = 7_323,
    /// A wallet still has a stake or a reward in the pool.
    StillOwing = 7_324,
    /// The pool was created within this second.
    JustCreated = 7_325,
}

impl From<PoolError> for ProgramError {
    fn from(error: PoolError) -> Self {
        ProgramError(error as u32)
    }
}
