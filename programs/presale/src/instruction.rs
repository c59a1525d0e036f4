use slipway_runtime::{read_bytes, read_u16, read_u64, Address, Outcome};

/// First byte of an instruction.
pub mod kind {
    pub const CREATE: u8 = 0;
    pub const CONTRIBUTE: u8 = 1;
    pub const REFUND: u8 = 2;
    pub const FINALIZE: u8 = 3;
    pub const CLAIM: u8 = 4;
    pub const WITHDRAW: u8 = 5;
    pub const CANCEL: u8 = 6;
    pub const SET_TIME: u8 = 7;
    pub const SET_WHITELIST: u8 = 8;
    pub const CLOSE: u8 = 9;
    pub const REGISTER_INVITER: u8 = 10;
    pub const CLAIM_REWARD: u8 = 11;
}

/// What `create` is told: little-endian numbers behind its first byte, then the root and the key of the presale's file.
pub struct Create {
    pub id: u64,
    /// Base units to take from the creator's account.
    pub amount: u64,
    pub tokens: u64,
    pub soft_cap: u64,
    pub hard_cap: u64,
    pub min_contribution: u64,
    pub max_contribution: u64,
    pub start_at: u64,
    pub end_at: u64,
    pub t1_seconds: u64,
    pub t2_seconds: u64,
    pub cycle_seconds: u64,
    pub first_bps: u16,
    pub cycle_bps: u16,
    pub kind: u8,
    pub whitelist_mode: u8,
    pub flags: u8,
    pub inviter_bps: [u16; 3],
    pub root: Address,
    pub info_key: [u8; 64],
}

impl Create {
    #[inline(always)]
    pub fn read(data: &[u8]) -> Outcome<Self> {
        let [kind, whitelist_mode, flags] = read_bytes(data, 101)?;
        Ok(Self {
            id: read_u64(data, 1)?,
            amount: read_u64(data, 9)?,
            tokens: read_u64(data, 17)?,
            soft_cap: read_u64(data, 25)?,
            hard_cap: read_u64(data, 33)?,
            min_contribution: read_u64(data, 41)?,
            max_contribution: read_u64(data, 49)?,
            start_at: read_u64(data, 57)?,
            end_at: read_u64(data, 65)?,
            t1_seconds: read_u64(data, 73)?,
            t2_seconds: read_u64(data, 81)?,
            cycle_seconds: read_u64(data, 89)?,
            first_bps: read_u16(data, 97)?,
            cycle_bps: read_u16(data, 99)?,
            kind,
            whitelist_mode,
            flags,
            inviter_bps: [
                read_u16(data, 104)?,
                read_u16(data, 106)?,
                read_u16(data, 108)?,
            ],
            root: Address(read_bytes(data, 110)?),
            info_key: read_bytes(data, 142)?,
        })
    }
}

/// What `contribute` is told: an amount, what the wallet read of the presale, and what leads from the wallet's place in the
/// list to the root, where one is needed.
pub struct Contribute<'a> {
    pub amount: u64,
    /// When the presale was made.
    pub created_at: u64,
    pub end_at: u64,
    /// The wallet's tier; zero without one.
    pub level: u8,
    pub proof: &'a [u8],
}

/// What `register_inviter` is told of the presale that the wallet read.
pub struct RegisterInviter {
    pub created_at: u64,
    pub end_at: u64,
}

impl RegisterInviter {
    #[inline(always)]
    pub fn read(data: &[u8]) -> Outcome<Self> {
        Ok(Self {
            created_at: read_u64(data, 1)?,
            end_at: read_u64(data, 9)?,
        })
    }
}

impl<'a> Contribute<'a> {
    #[inline(always)]
    pub fn read(data: &'a [u8]) -> Outcome<Self> {
        let [level] = read_bytes(data, 25)?;
        Ok(Self {
            amount: read_u64(data, 1)?,
            created_at: read_u64(data, 9)?,
            end_at: read_u64(data, 17)?,
            level,
            proof: data.get(26..).unwrap_or(&[]),
        })
    }
}
