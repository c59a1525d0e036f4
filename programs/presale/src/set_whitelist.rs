use crate::error::PresaleError;
use crate::event;
use crate::state::{whitelist, Presale};
use slipway_runtime::{read_bytes, require, unix_seconds, Address, Input, Outcome, Record};

/// Creator only, before the start: names another list.
pub fn set_whitelist(input: &Input) -> Outcome {
    let [creator, presale] = input.accounts()?;
    let root = Address(read_bytes(input.data, 1)?);
    let mut terms = Presale::load_for(presale, creator, input)?;
    terms.check_open()?;
    let has_list = terms.whitelist_mode != whitelist::NONE;
    let may_change = has_list && unix_seconds() < terms.start_at;
    require(may_change, PresaleError::WhitelistFixed)?;
    terms.root = root;
    terms.store(presale)?;
    event::whitelist_set(presale.address(), &terms);
    Ok(())
}
