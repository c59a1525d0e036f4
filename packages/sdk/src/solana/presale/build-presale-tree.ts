import { type Address, getAddressEncoder } from '@solana/kit'
import { buildSortedTree, type SortedTree } from '../../shared/build-sorted-tree.ts'
import type { SolanaPresaleEntry } from './types.ts'

const hashBytes = 32
/** What leaves of whitelists on Solana begin with: `programs/presale/src/admission.rs`. */
const domain = new TextEncoder().encode('slipway presale of solana 1')
const presaleAt = domain.length
const walletAt = presaleAt + 32
const levelAt = walletAt + 32

/**
 * The tree of a presale's list: that of EVM networks over leaves of Solana's own, which say the domain, the presale, the
 * wallet and its tier, hashed twice.
 * @param presale its address, which the list is bound to
 * @param keccak see `loadKeccak`
 * @throws {RangeError} for an empty list
 */
export function buildPresaleTree(
  presale: Address,
  entries: readonly SolanaPresaleEntry[],
  keccak: (bytes: Uint8Array) => Uint8Array,
): SortedTree {
  const leaves = new Uint8Array(entries.length * hashBytes)
  const leaf = new Uint8Array(levelAt + 1)
  const encoder = getAddressEncoder()
  leaf.set(domain)
  leaf.set(encoder.encode(presale), presaleAt)
  for (const [at, { wallet, level }] of entries.entries()) {
    leaf.set(encoder.encode(wallet), walletAt)
    leaf[levelAt] = level
    // Twice: an inner node, which is hashed once, can never pass for a leaf.
    leaves.set(keccak(keccak(leaf)), at * hashBytes)
  }
  return buildSortedTree(leaves, keccak)
}
