use crate::error::PresaleError;
use crate::event;
use crate::shares::due;
use crate::state::{status, Presale, SEED};
use crate::sums::add;
use slipway_runtime::{require, unix_seconds, Input, Outcome, Payment, Record, Refusal};

/// Creator only: of a finished presale what is released of the proceeds, and the tokens that were not sold; of a failed one
/// its tokens.
pub fn withdraw(input: &Input) -> Outcome {
    let [creator, presale, vault, destination, mint, token_program] = input.accounts()?;
    let mut terms = Presale::load_for(presale, creator, input)?;
    let now = unix_seconds();
    terms.settle(now)?;
    let payment = Payment {
        holder: presale,
        vault,
        destination,
        mint,
        token_program,
    };
    payment.check(&terms.mint, &terms.vault, &terms.creator)?;
    let (lamports, tokens) = match terms.status {
        status::CANCELED => (0, payment.left()?),
        status::FINISHED => {
            let released = terms.released_bps(now)?;
            (due(terms.proceeds, released, terms.withdrawn)?, terms.unsold)
        }
        _ => (0, 0),
    };
    let is_something = lamports > 0 || tokens > 0;
    require(is_something, PresaleError::NothingToWithdraw)?;
    // The books come first.
    terms.withdrawn = add(terms.withdrawn, lamports)?;
    terms.unsold = 0;
    terms.store(presale)?;
    if tokens > 0 {
        let id = terms.id.to_le_bytes();
        let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
        payment.pay(tokens, seeds)?;
    }
    require(presale.pay(creator, lamports), Refusal::AccountUnusable)?;
    event::withdrawn(presale.address(), &terms, lamports, tokens);
    Ok(())
}
