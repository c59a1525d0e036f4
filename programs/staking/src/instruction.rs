use slipway_runtime::{read_u64, Outcome};

/// First byte of an instruction.
pub mod kind {
    pub const CREATE: u8 = 0;
    pub const STAKE: u8 = 1;
    pub const WITHDRAW: u8 = 2;
    pub const HARVEST: u8 = 3;
    pub const STOP: u8 = 4;
    pub const SET_REWARDS: u8 = 5;
    pub const SET_LIMIT: u8 = 6;
    pub const OPEN_EXIT: u8 = 7;
    pub const RECOVER: u8 = 8;
    pub const CLOSE: u8 = 9;
}

/// What `create` is told: little-endian numbers behind its first byte.
pub struct Create {
    pub id: u64,
    /// Base units of the reward to take from the owner's account.
    pub amount: u64,
    pub rate: u64,
    /// Now, where it has passed.
    pub start_at: u64,
    pub end_at: u64,
    pub deadline_at: u64,
    pub lock_seconds: u64,
    pub limit: u64,
    pub limit_seconds: u64,
}

impl Create {
    #[inline(always)]
    pub fn read(data: &[u8]) -> Outcome<Self> {
        Ok(Self {
            id: read_u64(data, 1)?,
            amount: read_u64(data, 9)?,
            rate: read_u64(data, 17)?,
            start_at: read_u64(data, 25)?,
            end_at: read_u64(data, 33)?,
            deadline_at: read_u64(data, 41)?,
            lock_seconds: read_u64(data, 49)?,
            limit: read_u64(data, 57)?,
            limit_seconds: read_u64(data, 65)?,
        })
    }
}

/// What `stake` is told: an amount, and what the wallet read of the pool.
pub struct Deposit {
    pub amount: u64,
    /// When the pool was made.
    pub created_at: u64,
    pub lock_seconds: u64,
}

impl Deposit {
    #[inline(always)]
    pub fn read(data: &[u8]) -> Outcome<Self> {
        Ok(Self {
            amount: read_u64(data, 1)?,
            created_at: read_u64(data, 9)?,
            lock_seconds: read_u64(data, 17)?,
        })
    }
}

/// What `set_rewards` is told: how they run from now on, and what to take of the owner's account, where something is
/// missing.
pub struct SetRewards {
    pub rate: u64,
    pub start_at: u64,
    pub end_at: u64,
    pub amount: u64,
}

impl SetRewards {
    #[inline(always)]
    pub fn read(data: &[u8]) -> Outcome<Self> {
        Ok(Self {
            rate: read_u64(data, 1)?,
            start_at: read_u64(data, 9)?,
            end_at: read_u64(data, 17)?,
            amount: read_u64(data, 25)?,
        })
    }
}

/// The one number that `withdraw` and `set_limit` are told.
#[inline(always)]
pub fn read_number(data: &[u8]) -> Outcome<u64> {
    read_u64(data, 1)
}
