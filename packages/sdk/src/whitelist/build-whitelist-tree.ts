import { type Address, bytesToHex, type Hex, hexToBytes, keccak256, numberToBytes } from 'viem'
import { buildMerkleTree, type MerkleTree } from '../shared/build-merkle-tree.ts'
import type { WhitelistEntry } from './types.ts'

/** What a proof is bound to, so that it works in no other presale and on no other network (P-15). */
export interface WhitelistScope {
  readonly chainId: number
  readonly presale: Address
}

const WORD_BYTES = 32

/** `keccak256(keccak256(abi.encode(chainid, presale, index, account, level)))`, as the contract hashes it. */
export function calculateWhitelistLeaf(
  scope: WhitelistScope,
  index: number,
  entry: WhitelistEntry,
): Hex {
  return bytesToHex(hashLeaf(scope, index, entry))
}

function hashLeaf(scope: WhitelistScope, index: number, entry: WhitelistEntry): Uint8Array {
  const words = new Uint8Array(5 * WORD_BYTES)
  const put = (at: number, bytes: Uint8Array) =>
    words.set(bytes, (at + 1) * WORD_BYTES - bytes.length)
  put(0, numberToBytes(scope.chainId))
  put(1, hexToBytes(scope.presale))
  put(2, numberToBytes(index))
  put(3, hexToBytes(entry.address))
  put(4, numberToBytes(entry.level))
  // Twice: an inner node, which is hashed once, can never pass for a leaf.
  return keccak256(keccak256(words, 'bytes'), 'bytes')
}

/**
 * Builds the tree of a list; an entry's place in the list is its index on chain. Some 10 000 entries take about a second:
 * run it in a worker.
 */
export function buildWhitelistTree(
  scope: WhitelistScope,
  entries: readonly WhitelistEntry[],
): MerkleTree {
  return buildMerkleTree(entries.map((entry, index) => hashLeaf(scope, index, entry)))
}
