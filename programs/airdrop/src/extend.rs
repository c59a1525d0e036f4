use crate::error::AirdropError;
use crate::ledger::whole_length;
use crate::state::Airdrop;
use slipway_runtime::{require, system, Input, Outcome, Record, Refusal, GROWTH};

/// Adds to a ledger that has no place for every entry yet, as much as one instruction can. Anybody may, and pays the deposit.
pub fn extend(input: &Input) -> Outcome {
    let [payer, airdrop, _system] = input.accounts()?;
    let terms = Airdrop::load(airdrop, &input.program)?;
    require(payer.is_signer(), Refusal::SignatureMissing)?;
    let length = airdrop.data().len();
    let missing = whole_length(&terms).saturating_sub(length);
    require(missing > 0, AirdropError::LedgerWhole)?;
    let by = missing.min(GROWTH);
    system::pay_deposit(payer, airdrop, (length + by) as u64)?;
    require(airdrop.grow(by), Refusal::AccountUnusable)
}
