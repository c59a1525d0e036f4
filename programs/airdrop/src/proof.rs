use crate::instruction::Claim;
use slipway_runtime::{keccak256, leads_to, Address};

/// What leaves of airdrops on Solana begin with: none of another product or network is one.
const DOMAIN: &[u8] = b"slipway airdrop of solana 1";

/// Whether an entry is in the list behind `root`. Leaves are hashed twice, so that no leaf is ever a pair of others (P-15).
pub fn is_in_list(root: &Address, claimant: &Address, told: &Claim) -> bool {
    let entry = [
        DOMAIN,
        &told.index.to_le_bytes(),
        &claimant.0,
        &told.amount.to_le_bytes(),
    ];
    leads_to(root, keccak256([&keccak256(entry)]), told.proof)
}
