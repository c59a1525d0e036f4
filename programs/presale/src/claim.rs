use crate::buyer::Buyer;
use crate::error::PresaleError;
use crate::event;
use crate::shares::due;
use crate::state::{status, Presale, SEED};
use crate::sums::{add, count, sub};
use slipway_runtime::terms::WHOLE_BPS;
use slipway_runtime::{
    is_on_curve, require, unix_seconds, Account, Input, Outcome, Payment, Record, Refusal,
};

/// Pays what is released of a wallet's tokens, and with the first claim what was not accepted of its contribution. Anybody may
/// send it for a wallet with a key, into its associated account, but of a token with a transfer fee nothing before all is
/// released, nor while the fee can change; wallets that sign choose among their accounts. With the last of it the wallet's
/// account ends: what inviting earned is paid, unless it was (`claim_reward`), and the deposit goes back.
pub fn claim(input: &Input) -> Outcome {
    let [wallet, presale, place, vault, destination, mint, token_program] = input.accounts()?;
    let mut terms = Presale::load(presale, &input.program)?;
    let mut buyer = Buyer::load_of(place, presale, wallet, &input.program)?;
    let is_finished = terms.status == status::FINISHED;
    require(is_finished, PresaleError::NotFinished)?;
    let payment = Payment {
        holder: presale,
        vault,
        destination,
        mint,
        token_program,
    };
    let released = terms.released_bps(unix_seconds())?;
    let has_left = buyer.contributed == 0;
    let is_over = released == WHOLE_BPS || has_left;
    // What nobody has the key of may keep books of its own, or have no way to use what a stranger sends it (P-42).
    if !wallet.is_signer() {
        require(is_on_curve(wallet.address()), PresaleError::AsksForItself)?;
    }
    // Who left has no tokens, needs no account of them, and is paid the deposit even if the mint is gone.
    if !has_left {
        payment.check(&terms.mint, &terms.vault, wallet.address())?;
        if !wallet.is_signer() {
            check_sent_by_others(wallet, &payment, is_over)?;
        }
    }
    let (share, excess) = terms.share_of(buyer.contributed)?;
    let tokens = due(share, released, buyer.claimed)?;
    let excess = sub(excess, buyer.returned)?;
    let is_something = tokens > 0 || excess > 0 || is_over;
    require(is_something, PresaleError::NothingToClaim)?;
    // The books come first.
    buyer.claimed = add(buyer.claimed, tokens)?;
    buyer.returned = add(buyer.returned, excess)?;
    terms.claimed = add(terms.claimed, tokens)?;
    terms.returned = add(terms.returned, excess)?;
    let mut reward = 0;
    if is_over {
        terms.accounts = count(terms.accounts, false)?;
        reward = terms.take_reward(&mut buyer)?;
    }
    buyer.store(place)?;
    terms.store(presale)?;
    if tokens > 0 {
        let id = terms.id.to_le_bytes();
        let seeds = [SEED, &terms.creator.0, &terms.mint.0, &id, &terms.bump];
        payment.pay(tokens, seeds)?;
    }
    let lamports = add(excess, reward)?;
    require(presale.pay(wallet, lamports), Refusal::AccountUnusable)?;
    if is_over {
        require(place.end(wallet), Refusal::AccountUnusable)?;
    }
    event::claimed(presale.address(), &terms, &buyer, tokens, excess);
    if reward > 0 {
        event::reward_paid(presale.address(), &terms, &buyer, reward);
    }
    Ok(())
}

/// Of several accounts of a wallet, one may be open to somebody else; and each payment of a taxed token costs its fee anew, up
/// to the fee's most, which many small ones multiply, or that who may change it chooses.
#[inline(always)]
fn check_sent_by_others(wallet: &Account, payment: &Payment, is_last: bool) -> Outcome {
    payment.check_fee(is_last, PresaleError::PartOfTaxed, PresaleError::FeeNotFixed)?;
    let is_associated = payment.is_to_associated(wallet.address())?;
    require(is_associated, PresaleError::DestinationNotAssociated)
}
