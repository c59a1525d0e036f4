use crate::error::PresaleError;
use crate::instruction::Contribute;
use crate::state::{whitelist, Presale};
use crate::sums::add;
use slipway_runtime::{keccak256, leads_to, require, Address, Outcome};

/// What leaves of whitelists on Solana begin with: none of another product or network is one.
const DOMAIN: &[u8] = b"slipway presale of solana 1";
const TIERS: u8 = 2;

impl Presale {
    /// Highest tier number that is admitted at `now`, 0 for everybody. Each moment belongs to one window: `[start, start +
    /// t1)`, `[start + t1, start + t1 + t2)`, and the rest (P-16).
    fn level_needed(&self, now: u64) -> Outcome<u8> {
        if self.whitelist_mode == whitelist::NONE {
            return Ok(0);
        }
        let first = add(self.start_at, self.t1_seconds)?;
        if now < first {
            return Ok(1);
        }
        let is_listed_only = self.whitelist_mode == whitelist::LISTED_ONLY;
        let is_second = now < add(first, self.t2_seconds)?;
        Ok(if is_second || is_listed_only { TIERS } else { 0 })
    }

    /// Whether a wallet may contribute at `now`. A leaf says presale, wallet and tier (P-15), and is hashed twice, so that no
    /// leaf is ever a pair of others.
    /// Inlined, as the machine has registers for no more than five arguments.
    #[inline(always)]
    pub fn check_admitted(
        &self,
        address: &Address,
        wallet: &Address,
        told: &Contribute,
        now: u64,
    ) -> Outcome {
        let needed = self.level_needed(now)?;
        if needed == 0 {
            return Ok(());
        }
        let leaf = keccak256([DOMAIN, &address.0, &wallet.0, &[told.level]]);
        let is_listed = leads_to(&self.root, keccak256([&leaf]), told.proof);
        require(is_listed, PresaleError::NotWhitelisted)?;
        let is_turn = told.level != 0 && told.level <= needed;
        require(is_turn, PresaleError::TierOnly)
    }
}
