use slipway_runtime::ProgramError;

/// Why the program refuses beside what all programs refuse (`Refusal`); names are those of the EVM networks' `TokenLocker`
/// where the reason is the same.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum LockError {
    /// Only the lock's owner.
    NotOwner = 7_005,
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
}

impl From<LockError> for ProgramError {
    fn from(error: LockError) -> Self {
        ProgramError(error as u32)
    }
}
