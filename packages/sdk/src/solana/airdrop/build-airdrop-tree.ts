import { getAddressEncoder, getU32Encoder, getU64Encoder } from '@solana/kit'
import { buildSortedTree, type SortedTree } from '../../shared/build-sorted-tree.ts'
import type { AirdropEntry } from './types.ts'

const hashBytes = 32
/** What leaves of airdrops on Solana begin with: `programs/airdrop/src/proof.rs`. */
const domain = new TextEncoder().encode('slipway airdrop of solana 1')
const [indexAt, claimantAt, amountAt, leafBytes] = [0, 4, 36, 44].map((at) => domain.length + at)

/**
 * The tree of an airdrop's list: that of EVM networks over leaves of Solana's own, which say the domain, the entry's place,
 * its claimant and its amount, hashed twice. 100 000 entries take 300 000 hashes: run it in a worker.
 * @param keccak see `loadKeccak`
 * @throws {RangeError} for an empty list
 */
export function buildAirdropTree(
  entries: readonly AirdropEntry[],
  keccak: (bytes: Uint8Array) => Uint8Array,
): SortedTree {
  const leaves = new Uint8Array(entries.length * hashBytes)
  const leaf = new Uint8Array(leafBytes ?? 0)
  const [index, claimant, amount] = [getU32Encoder(), getAddressEncoder(), getU64Encoder()]
  leaf.set(domain)
  for (const [at, entry] of entries.entries()) {
    leaf.set(index.encode(at), indexAt)
    leaf.set(claimant.encode(entry.claimant), claimantAt)
    leaf.set(amount.encode(entry.amount), amountAt)
    // Twice: an inner node, which is hashed once, can never pass for a leaf.
    leaves.set(keccak(keccak(leaf)), at * hashBytes)
  }
  return buildSortedTree(leaves, keccak)
}
