//! Whether terms make a presale; each rule once, with its own reason (specification, sections 5 and 9).
use crate::error::PresaleError;
use crate::limits::*;
use crate::state::{flag, kind, whitelist, Presale};
use crate::sums::{add, sub};
use slipway_runtime::terms::WHOLE_BPS;
use slipway_runtime::{require, Outcome};

impl Presale {
    pub fn check_terms(&self, now: u64) -> Outcome {
        let is_known = self.kind == kind::NORMAL || self.kind == kind::FAIR;
        require(is_known && self.flags <= flag::BURNS, PresaleError::KindUnknown)?;
        self.check_caps()?;
        check_start(self.start_at, now)?;
        self.check_times(now)?;
        let is_mode = self.whitelist_mode <= whitelist::LISTED_ONLY;
        require(is_mode, PresaleError::WhitelistModeUnknown)?;
        self.check_inviter_rates()?;
        self.check_release()
    }

    /// Whether it is the presale that a wallet read: another one may stand at its address since, or end at another time.
    #[inline(always)]
    pub fn check_as_read(&self, created_at: u64, end_at: u64) -> Outcome {
        let is_as_read = created_at == self.created_at && end_at == self.end_at;
        require(is_as_read, PresaleError::TermsMoved)
    }

    fn check_inviter_rates(&self) -> Outcome {
        let [first, second, third] = self.inviter_bps.map(u64::from);
        let is_most = first + second + third <= MAX_INVITER_BPS;
        require(is_most, PresaleError::InviterRatesTooHigh)?;
        let is_unbroken = (first > 0 || second == 0) && (second > 0 || third == 0);
        require(is_unbroken, PresaleError::InviterRatesUnusable)
    }

    fn check_caps(&self) -> Outcome {
        require(self.tokens > 0, PresaleError::TokensZero)?;
        let is_fine = self.kind != kind::FAIR || self.tokens >= MIN_FAIR_TOKENS;
        require(is_fine, PresaleError::FairTooCoarse)?;
        require(self.hard_cap > 0, PresaleError::HardCapZero)?;
        require(self.soft_cap > 0, PresaleError::SoftCapZero)?;
        let most = self.tokens.max(self.hard_cap).max(self.max_contribution);
        require(most <= AMOUNT_MAX, PresaleError::AmountTooLarge)?;
        let is_ordered = self.soft_cap <= self.hard_cap;
        require(is_ordered, PresaleError::SoftCapAboveHardCap)?;
        let min = self.hard_cap.div_ceil(2);
        require(self.soft_cap >= min, PresaleError::SoftCapTooLow)?;
        let max = self.max_contribution;
        require(max > 0, PresaleError::MaxContributionZero)?;
        require(self.min_contribution <= max, PresaleError::MinAboveMax)
    }

    /// End and windows of a presale whose start is fine.
    pub fn check_times(&self, now: u64) -> Outcome {
        require(self.end_at > self.start_at, PresaleError::EndNotAfterStart)?;
        let latest = add(now, MAX_END_AHEAD)?;
        require(self.end_at <= latest, PresaleError::EndTooLate)?;
        let duration = sub(self.end_at, self.start_at)?;
        let rest = duration.checked_sub(self.t1_seconds);
        let fits = rest.is_some_and(|rest| rest > 0 && self.t2_seconds < rest);
        require(fits, PresaleError::TiersTooLong)
    }

    fn check_release(&self) -> Outcome {
        let (first, each) = (self.first_bps as u64, self.cycle_bps as u64);
        require(first <= WHOLE_BPS, PresaleError::VestFirstOutOfRange)?;
        if first == WHOLE_BPS {
            require(self.cycle_seconds == 0, PresaleError::VestCycleOutOfRange)?;
            return require(each == 0, PresaleError::VestPercentOutOfRange);
        }
        let cycles = MIN_VEST_CYCLE..=MAX_VEST_CYCLE;
        let is_cycle = cycles.contains(&self.cycle_seconds);
        require(is_cycle, PresaleError::VestCycleOutOfRange)?;
        let is_part = each > 0 && each <= WHOLE_BPS;
        require(is_part, PresaleError::VestPercentOutOfRange)
    }
}

pub fn check_start(start_at: u64, now: u64) -> Outcome {
    let lead = add(now, MIN_START_LEAD)?;
    require(start_at > lead, PresaleError::StartTooEarly)
}
