use slipway_runtime::{read_u16, read_u64, Outcome};

/// First byte of an instruction.
pub mod kind {
    pub const CREATE: u8 = 0;
    pub const WITHDRAW: u8 = 1;
    pub const WITHDRAW_RELEASED: u8 = 2;
    pub const RELOCK: u8 = 3;
    pub const GIVE: u8 = 4;
    pub const CLOSE: u8 = 5;
}

/// What `create` is told: little-endian numbers behind its first byte.
pub struct Create {
    /// Tells the locks of one creator and mint apart.
    pub id: u64,
    /// Base units to take from the creator's account.
    pub amount: u64,
    pub unlock_at: u64,
    /// All zero where everything is released at `unlock_at`.
    pub cliff_at: u64,
    pub cycle_seconds: u64,
    pub first_bps: u16,
    pub cycle_bps: u16,
}

impl Create {
    #[inline(always)]
    pub fn read(data: &[u8]) -> Outcome<Self> {
        Ok(Self {
            id: read_u64(data, 1)?,
            amount: read_u64(data, 9)?,
            unlock_at: read_u64(data, 17)?,
            cliff_at: read_u64(data, 25)?,
            cycle_seconds: read_u64(data, 33)?,
            first_bps: read_u16(data, 41)?,
            cycle_bps: read_u16(data, 43)?,
        })
    }
}

/// The one number that `withdraw` and `relock` are told.
#[inline(always)]
pub fn read_number(data: &[u8]) -> Outcome<u64> {
    read_u64(data, 1)
}
