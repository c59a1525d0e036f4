use crate::error::PresaleError;
use crate::state::Presale;
use crate::sums::count;
use slipway_runtime::{require, system, Account, Address, Input, Outcome, Record};

/// First seed of the address of what a wallet has in a presale; presale and wallet follow.
const SEED: &[u8] = b"buyer";

/// What a wallet has in a presale, as its account holds it. The wallet deposits for it, and has the deposit back when the
/// account ends: with the last that it is paid. Who invites without contributing has one too (`register_inviter`).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Buyer {
    pub tag: [u8; 8],
    pub presale: Address,
    pub wallet: Address,
    /// Who invited the wallet, zeros for nobody: said by the first contribution that opens the account, and never again.
    pub inviter: Address,
    /// Lamports in the presale; nothing after leaving.
    pub contributed: u64,
    /// Lamports that leaving cost; back should the presale fail.
    pub exit_fee: u64,
    /// Tokens that were paid.
    pub claimed: u64,
    /// Lamports of the contribution that were not accepted, and were given back.
    pub returned: u64,
    /// Lamports that inviting earns, before anything of the raise is not accepted.
    pub earned: u64,
    /// Wallets that it invited itself, those that left among them.
    pub invitees: u32,
    /// Whether what inviting earned was paid.
    pub rewarded: u8,
    pub bump: [u8; 1],
    pub padding: [u8; 2],
}

// SAFETY: numbers, addresses and bytes without gaps, as the length says.
unsafe impl Record for Buyer {
    const TAG: [u8; 8] = *b"slipbuy\x01";
}
const _: () = assert!(Buyer::LENGTH == 152);

impl Buyer {
    /// What `wallet` has in `presale`.
    #[inline(always)]
    pub fn load_of(
        place: &Account,
        presale: &Account,
        wallet: &Account,
        program: &Address,
    ) -> Outcome<Self> {
        let buyer = Self::load(place, program)?;
        let is_of_presale = buyer.presale == *presale.address();
        let is_theirs = is_of_presale && buyer.wallet == *wallet.address();
        require(is_theirs, PresaleError::BuyerMismatch)?;
        Ok(buyer)
    }

    /// The same, or a new one, for which the wallet deposits.
    #[inline(always)]
    pub fn open(
        place: &Account,
        presale: &Account,
        wallet: &Account,
        terms: &mut Presale,
        input: &Input,
    ) -> Outcome<Self> {
        if *place.owner() != Address::ZERO {
            return Self::load_of(place, presale, wallet, &input.program);
        }
        let seeds = [SEED, &presale.address().0, &wallet.address().0, &[]];
        let space = Self::LENGTH as u64;
        let bump = system::make_derived_account(wallet, place, space, &input.program, seeds)?;
        terms.accounts = count(terms.accounts, true)?;
        Ok(Self {
            tag: Self::TAG,
            presale: *presale.address(),
            wallet: *wallet.address(),
            inviter: Address::ZERO,
            contributed: 0,
            exit_fee: 0,
            claimed: 0,
            returned: 0,
            earned: 0,
            invitees: 0,
            rewarded: 0,
            bump,
            padding: [0; 2],
        })
    }
}
