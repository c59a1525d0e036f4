//! What those earn who brought others. An account names its wallet's inviter from its first contribution on, or nobody: so an
//! edge leads from an account that is new to one that stands, and as none ends while the presale is open, no path of them closes
//! (P-26). Each contribution and each leave touches three accounts at most. Rates are terms that the creator gives once
//! (`check_inviter_rates` in `terms.rs`).
use crate::buyer::Buyer;
use crate::error::PresaleError;
use crate::state::Presale;
use crate::sums::{add, count, sub};
use slipway_runtime::terms::WHOLE_BPS;
use slipway_runtime::{mul_div_down, require, Account, Address, Input, Outcome, Record};

impl Buyer {
    /// Writes down who invited a wallet that is new here: whoever the first account behind belongs to.
    #[inline(always)]
    pub fn bind(
        &mut self,
        place: &Account,
        named: Option<&Account>,
        terms: &Presale,
        input: &Input,
    ) -> Outcome {
        let Some(named) = named else {
            return Ok(());
        };
        require(terms.rewards_inviters(), PresaleError::InviterNotOpen)?;
        let is_own = named.address() == place.address();
        require(!is_own, PresaleError::InviterSelf)?;
        let mut inviter = load_above(named, &self.presale, &input.program)?;
        inviter.invitees = count(inviter.invitees, true)?;
        inviter.store(named)?;
        self.inviter = inviter.wallet;
        Ok(())
    }
}

/// What a wallet has in a presale before and after it contributes or leaves, and the accounts of its inviters.
pub struct Change<'a> {
    pub before: u64,
    pub after: u64,
    pub inviters: &'a [Account],
}

impl Presale {
    /// Makes what a wallet's contribution earns what its new amount earns: a leave takes off exactly what all contributions
    /// before it put on.
    pub fn credit(&mut self, buyer: &Buyer, change: &Change, program: &Address) -> Outcome {
        let mut accounts = change.inviters.iter();
        let mut wallet = buyer.inviter;
        for rate in self.inviter_bps.map(u64::from) {
            if rate == 0 || wallet == Address::ZERO {
                break;
            }
            let place = accounts.next().ok_or(PresaleError::InviterMismatch)?;
            let mut above = load_above(place, &buyer.presale, program)?;
            require(above.wallet == wallet, PresaleError::InviterMismatch)?;
            let less = mul_div_down(change.before, rate, WHOLE_BPS)?;
            let more = mul_div_down(change.after, rate, WHOLE_BPS)?;
            above.earned = add(sub(above.earned, less)?, more)?;
            self.earned = add(sub(self.earned, less)?, more)?;
            above.store(place)?;
            wallet = above.inviter;
        }
        require(accounts.next().is_none(), PresaleError::InviterMismatch)
    }

    /// Lamports that inviting earned a wallet of a finished presale: the first time all, then nothing.
    pub fn take_reward(&mut self, buyer: &mut Buyer) -> Outcome<u64> {
        if buyer.rewarded != 0 {
            return Ok(0);
        }
        let reward = self.accepted_of(buyer.earned)?;
        buyer.rewarded = 1;
        self.rewarded = add(self.rewarded, reward)?;
        Ok(reward)
    }
}

/// What somebody who is named as inviter has in a presale.
fn load_above(place: &Account, presale: &Address, program: &Address) -> Outcome<Buyer> {
    let above = Buyer::load(place, program).map_err(|_| PresaleError::InviterMismatch)?;
    require(above.presale == *presale, PresaleError::InviterMismatch)?;
    Ok(above)
}
