/// An address: a public key, or one that a program derives. Wherever one lies, it lies on a word.
#[repr(C, align(8))]
#[derive(Clone, Copy)]
pub struct Address(pub [u8; 32]);

impl Address {
    /// The system program, and nobody's key.
    pub const ZERO: Address = Address([0; 32]);

    #[inline(always)]
    fn words(&self) -> &[u64; 4] {
        // SAFETY: the same bytes, aligned as words are.
        unsafe { &*(self as *const Address).cast() }
    }
}

impl PartialEq for Address {
    /// Word by word: comparing bytes is a call of the runtime.
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        let (one, two) = (self.words(), other.words());
        one[0] == two[0] && one[1] == two[1] && one[2] == two[2] && one[3] == two[3]
    }
}
