use crate::{keccak256, Address};

const HASH: usize = 32;

/// Whether hashes, one behind the other, lead from a leaf to `root`; pairs are hashed in their own order.
#[inline(always)]
pub fn leads_to(root: &Address, leaf: [u8; HASH], proof: &[u8]) -> bool {
    let (hashes, rest) = proof.as_chunks::<HASH>();
    if !rest.is_empty() {
        return false;
    }
    let mut node = leaf;
    for other in hashes {
        node = if node <= *other {
            keccak256([&node, other])
        } else {
            keccak256([other, &node])
        };
    }
    node == root.0
}
