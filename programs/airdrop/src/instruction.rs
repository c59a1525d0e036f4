use slipway_runtime::{read_bytes, read_u16, read_u32, read_u64, Address, Outcome};

/// First byte of an instruction.
pub mod kind {
    pub const CREATE: u8 = 0;
    pub const EXTEND: u8 = 1;
    pub const CLAIM: u8 = 2;
    pub const CLOSE: u8 = 3;
}

/// What `create` is told: little-endian numbers behind its first byte, then the root and the list's key.
pub struct Create {
    /// Tells the airdrops of one creator and mint apart.
    pub id: u64,
    /// Base units to take from the creator's account.
    pub amount: u64,
    /// What the list adds up to.
    pub total: u64,
    /// One that is past stands for now.
    pub start_at: u64,
    /// Zero stands for no end.
    pub end_at: u64,
    /// Zero where everything is released at the start.
    pub release_seconds: u64,
    pub entries: u32,
    pub first_bps: u16,
    pub root: Address,
    pub list_key: [u8; 64],
}

impl Create {
    #[inline(always)]
    pub fn read(data: &[u8]) -> Outcome<Self> {
        Ok(Self {
            id: read_u64(data, 1)?,
            amount: read_u64(data, 9)?,
            total: read_u64(data, 17)?,
            start_at: read_u64(data, 25)?,
            end_at: read_u64(data, 33)?,
            release_seconds: read_u64(data, 41)?,
            entries: read_u32(data, 49)?,
            first_bps: read_u16(data, 53)?,
            root: Address(read_bytes(data, 55)?),
            list_key: read_bytes(data, 87)?,
        })
    }
}

/// An entry of the list, and the hashes from its leaf to the root.
pub struct Claim<'a> {
    /// The entry's place in the list, from 0.
    pub index: u32,
    pub amount: u64,
    pub proof: &'a [u8],
}

impl<'a> Claim<'a> {
    #[inline(always)]
    pub fn read(data: &'a [u8]) -> Outcome<Self> {
        Ok(Self {
            index: read_u32(data, 1)?,
            amount: read_u64(data, 5)?,
            proof: data.get(13..).unwrap_or(&[]),
        })
    }
}
