/// A failure as transactions show it: `Custom(code)`. Programs number theirs from 7 000 on, so that they are told from those
/// of the token and system programs that they call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ProgramError(pub u32);

impl ProgramError {
    /// The instruction has more accounts, or fewer, than any of the program's.
    pub const ACCOUNTS: ProgramError = ProgramError(6_900);
    /// The instruction's data is too short.
    pub const DATA: ProgramError = ProgramError(6_901);
    /// No address can be derived.
    pub const ADDRESS: ProgramError = ProgramError(6_902);
    /// A number does not fit.
    pub const OVERFLOW: ProgramError = ProgramError(6_903);
    /// The cluster prices accounts in a way that is not known here.
    pub const RENT: ProgramError = ProgramError(6_904);
}

pub type Outcome<T = ()> = Result<T, ProgramError>;

/// Fails with `error` unless `condition` holds.
#[inline(always)]
pub fn require<E: Into<ProgramError>>(condition: bool, error: E) -> Outcome {
    if condition {
        Ok(())
    } else {
        Err(error.into())
    }
}
