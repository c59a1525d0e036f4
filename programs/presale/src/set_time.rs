use crate::error::PresaleError;
use crate::event;
use crate::limits::MIN_NOTICE;
use crate::state::{flag, Presale};
use crate::sums::add;
use crate::terms::check_start;
use slipway_runtime::{read_u64, require, unix_seconds, Input, Outcome, Record};

/// Creator only, before the end: moves start and end, or the end alone of a presale that has begun. Once somebody has
/// contributed, leaving is free from then on, and there is time to (P-14).
pub fn set_time(input: &Input) -> Outcome {
    let [creator, presale] = input.accounts()?;
    let (start_at, end_at) = (read_u64(input.data, 1)?, read_u64(input.data, 9)?);
    let mut terms = Presale::load_for(presale, creator, input)?;
    terms.check_open()?;
    let now = unix_seconds();
    require(now < terms.end_at, PresaleError::Ended)?;
    if now >= terms.start_at {
        require(start_at == terms.start_at, PresaleError::AlreadyBegun)?;
    } else {
        check_start(start_at, now)?;
    }
    let notice = if terms.buyers > 0 { MIN_NOTICE } else { 1 };
    require(end_at >= add(now, notice)?, PresaleError::EndTooEarly)?;
    terms.start_at = start_at;
    terms.end_at = end_at;
    terms.check_times(now)?;
    if terms.buyers > 0 {
        terms.flags |= flag::TERMS_CHANGED;
    }
    terms.store(presale)?;
    event::time_set(presale.address(), &terms);
    Ok(())
}
