use crate::instruction::Claim;
use slipway_runtime::{keccak256, Address};

/// What leaves of airdrops on Solana begin with: none of another product or network is one.
const DOMAIN: &[u8] = b"slipway airdrop of solana 1";
const HASH: usize = 32;

/// Whether an entry is in the list behind `root`. Leaves are hashed twice, so that no leaf is ever a pair of others (P-15);
/// pairs are hashed in their own order.
pub fn is_in_list(root: &Address, claimant: &Address, told: &Claim) -> bool {
    let (hashes, rest) = told.proof.as_chunks::<HASH>();
    if !rest.is_empty() {
        return false;
    }
    let entry = [
        DOMAIN,
        &told.index.to_le_bytes(),
        &claimant.0,
        &told.amount.to_le_bytes(),
    ];
    let mut node = keccak256([&keccak256(entry)]);
    for other in hashes {
        node = if node <= *other {
            keccak256([&node, other])
        } else {
            keccak256([other, &node])
        };
    }
    node == root.0
}
