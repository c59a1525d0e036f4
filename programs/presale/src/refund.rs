use crate::buyer::Buyer;
use crate::error::PresaleError;
use crate::event;
use crate::inviters::Change;
use crate::limits::{EXIT_CLOSED, EXIT_FEE_BPS};
use crate::state::{flag, status, Presale};
use crate::sums::{add, count, sub};
use slipway_runtime::terms::WHOLE_BPS;
use slipway_runtime::{
    is_on_curve, mul_div_down, require, unix_seconds, Account, Input, Outcome, Record, Refusal,
};

/// Gives a wallet its contribution back: all of it, with what leaving cost before, where the presale has failed, and then
/// anybody may send it for a wallet with a key; less a tenth while it is open, by the wallet alone. Nobody can hinder it: not
/// the creator, not another wallet (P-10, P-13, P-19). Who leaves names who is above as a contribution does; their accounts stay
/// as long as anybody can leave.
pub fn refund(input: &Input) -> Outcome {
    let [wallet, presale, place] = input.accounts()?;
    let mut terms = Presale::load(presale, &input.program)?;
    let mut buyer = Buyer::load_of(place, presale, wallet, &input.program)?;
    let now = unix_seconds();
    terms.settle(now)?;
    let (paid, fee) = if terms.status == status::CANCELED {
        // What nobody has the key of may have no way to use what a stranger sends it (P-42).
        let may_send = wallet.is_signer() || is_on_curve(wallet.address());
        require(may_send, PresaleError::AsksForItself)?;
        (give_back(&mut terms, &mut buyer)?, 0)
    } else {
        let change = Change {
            before: buyer.contributed,
            after: 0,
            inviters: input.accounts_behind(3),
        };
        let amounts = leave(&mut terms, &mut buyer, wallet, now)?;
        terms.credit(&buyer, &change, &input.program)?;
        amounts
    };
    // Of an open presale with inviters nobody's account ends: somebody may be below.
    let stays = terms.status == status::OPEN && terms.rewards_inviters();
    let is_over = buyer.exit_fee == 0 && !stays;
    if is_over {
        terms.accounts = count(terms.accounts, false)?;
    }
    // The books come first.
    buyer.store(place)?;
    terms.store(presale)?;
    require(presale.pay(wallet, paid), Refusal::AccountUnusable)?;
    if is_over {
        require(place.end(wallet), Refusal::AccountUnusable)?;
    }
    event::refunded(presale.address(), &terms, &buyer, paid, fee);
    Ok(())
}

/// @returns what the wallet has in a presale that failed
fn give_back(terms: &mut Presale, buyer: &mut Buyer) -> Outcome<u64> {
    terms.exit_fees = sub(terms.exit_fees, buyer.exit_fee)?;
    let fee = buyer.exit_fee;
    buyer.exit_fee = 0;
    let contributed = take_out(terms, buyer)?;
    add(contributed, fee)
}

/// @returns what a wallet that leaves an open presale is paid, and what that costs
fn leave(
    terms: &mut Presale,
    buyer: &mut Buyer,
    wallet: &Account,
    now: u64,
) -> Outcome<(u64, u64)> {
    require(wallet.is_signer(), Refusal::SignatureMissing)?;
    terms.check_open()?;
    require(buyer.contributed > 0, PresaleError::NothingToRefund)?;
    let closes_at = sub(terms.end_at, EXIT_CLOSED)?;
    require(now < closes_at, PresaleError::ExitClosed)?;
    let contributed = take_out(terms, buyer)?;
    let fee = if terms.has(flag::TERMS_CHANGED) {
        0
    } else {
        mul_div_down(contributed, EXIT_FEE_BPS, WHOLE_BPS)?
    };
    buyer.exit_fee = add(buyer.exit_fee, fee)?;
    terms.exit_fees = add(terms.exit_fees, fee)?;
    Ok((sub(contributed, fee)?, fee))
}

/// Takes a contribution out of the books. @returns it
fn take_out(terms: &mut Presale, buyer: &mut Buyer) -> Outcome<u64> {
    let contributed = buyer.contributed;
    if contributed > 0 {
        terms.buyers = count(terms.buyers, false)?;
    }
    buyer.contributed = 0;
    terms.total = sub(terms.total, contributed)?;
    Ok(contributed)
}
