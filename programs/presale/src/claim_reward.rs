use crate::buyer::Buyer;
use crate::error::PresaleError;
use crate::event;
use crate::state::{status, Presale};
use crate::sums::count;
use slipway_runtime::{is_on_curve, require, Input, Outcome, Record, Refusal};

/// Pays what inviting earned a wallet, at once and to the wallet itself, whatever becomes of the token: anybody may send it for a
/// wallet with a key. Where the wallet has nothing else in the presale its account ends, and its deposit goes back, even if
/// nothing was earned.
pub fn claim_reward(input: &Input) -> Outcome {
    let [wallet, presale, place] = input.accounts()?;
    let mut terms = Presale::load(presale, &input.program)?;
    let mut buyer = Buyer::load_of(place, presale, wallet, &input.program)?;
    let is_finished = terms.status == status::FINISHED;
    require(is_finished, PresaleError::NotFinished)?;
    // What nobody has the key of may have no way to use what a stranger sends it (P-42).
    let may_send = wallet.is_signer() || is_on_curve(wallet.address());
    require(may_send, PresaleError::AsksForItself)?;
    let reward = terms.take_reward(&mut buyer)?;
    let is_over = buyer.contributed == 0;
    require(reward > 0 || is_over, PresaleError::NothingToClaim)?;
    if is_over {
        terms.accounts = count(terms.accounts, false)?;
    }
    // The books come first.
    buyer.store(place)?;
    terms.store(presale)?;
    require(presale.pay(wallet, reward), Refusal::AccountUnusable)?;
    if is_over {
        require(place.end(wallet), Refusal::AccountUnusable)?;
    }
    event::reward_paid(presale.address(), &terms, &buyer, reward);
    Ok(())
}
