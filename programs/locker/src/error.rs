use slipway_runtime::ProgramError;

/// Why the program refuses beside what all programs refuse (`Refusal`); names are those of the EVM networks' `TokenLocker`
/// where the reason is the same.
#[repr(u32)]
#[derive(Clone, Copy)]
pub enum LockError {
    /// Only the owner of the lock may do this.
    NotOwner = 7_005,
    /// The amount exceeds the locked balance.
    AmountAboveLock = 7_018,
    /// The amount exceeds the released balance.
    AmountAboveReleased = 7_019,
    /// Nothing has been released yet.
    StillLocked = 7_020,
    /// A lock must last at least five minutes, and nothing may be released earlier.
    UnlockTooEarly = 7_021,
    /// A lock must last at most 100 000 000 minutes, or forever; the bound catches milliseconds (P-06).
    UnlockTooLate = 7_022,
    /// The schedule is out of range, or the lock lasts forever and cannot have one.
    ScheduleUnusable = 7_023,
    /// The last cycle must end when the lock ends.
    ScheduleEndsElsewhere = 7_024,
    /// The unlock time can only be moved to a later moment.
    NotLater = 7_025,
    /// The owner must not be the zero address.
    OwnerZero = 7_026,
    /// A lock can be closed only after everything was withdrawn.
    NotEmpty = 7_027,
}

impl From<LockError> for ProgramError {
    fn from(error: LockError) -> Self {
        ProgramError(error as u32)
    }
}
