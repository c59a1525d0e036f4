use crate::event;
use crate::state::{reason, Presale};
use slipway_runtime::{unix_seconds, Input, Outcome, Record};

/// Creator only, while the presale is open: everybody's contribution is free to go back, and so are the creator's tokens.
pub fn cancel(input: &Input) -> Outcome {
    let [creator, presale] = input.accounts()?;
    let mut terms = Presale::load_for(presale, creator, input)?;
    terms.check_open()?;
    let has_begun = unix_seconds() >= terms.start_at;
    terms.cancel(if has_begun { reason::OWNER } else { reason::REMOVED });
    terms.store(presale)?;
    event::canceled(presale.address(), &terms);
    Ok(())
}
