import {
  type Address,
  bytesToHex,
  type Hex,
  hexToBytes,
  keccak256,
  numberToBytes,
  zeroHash,
} from 'viem'
import type { WhitelistEntry } from './types.ts'

/** What a proof is bound to, so that it works in no other sale and on no other network (P-15). */
export interface WhitelistScope {
  readonly chainId: number
  readonly presale: Address
}

/** A Merkle tree over a whitelist. */
export interface WhitelistTree {
  /** What goes on chain; the zero hash for an empty list. */
  readonly root: Hex
  /** Hashes from a leaf to the root. @throws {RangeError} when there is no such entry */
  readonly proofOf: (index: number) => readonly Hex[]
}

const WORD_BYTES = 32

/** `keccak256(keccak256(abi.encode(chainid, sale, index, account, level)))`, as the contract hashes it. */
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

/** Negative when `a` comes first. */
function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < WORD_BYTES; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function hashPair(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(2 * WORD_BYTES)
  const isInOrder = compareBytes(a, b) <= 0
  both.set(isInOrder ? a : b)
  both.set(isInOrder ? b : a, WORD_BYTES)
  return keccak256(both, 'bytes')
}

/** The level above; a node without a partner goes up as it is. */
function hashLevel(nodes: readonly Uint8Array[]): readonly Uint8Array[] {
  const above: Uint8Array[] = []
  for (let at = 0; at < nodes.length; at += 2) {
    const [left, right] = [nodes[at], nodes[at + 1]]
    if (left !== undefined) above.push(right === undefined ? left : hashPair(left, right))
  }
  return above
}

/**
 * Builds the tree of a list; an entry's place in the list is its index on chain. Pairs are hashed in their own order,
 * so that a proof needs no directions. Some 10 000 entries take about a second: run it in a worker.
 */
export function buildWhitelistTree(
  scope: WhitelistScope,
  entries: readonly WhitelistEntry[],
): WhitelistTree {
  const levels: (readonly Uint8Array[])[] = [
    entries.map((entry, index) => hashLeaf(scope, index, entry)),
  ]
  for (let top = levels[0]; top !== undefined && top.length > 1; top = levels.at(-1)) {
    levels.push(hashLevel(top))
  }
  const root = levels.at(-1)?.[0]
  return {
    root: root === undefined ? zeroHash : bytesToHex(root),
    proofOf(index) {
      if (!Number.isInteger(index) || index < 0 || index >= entries.length) {
        throw new RangeError(`The list has ${entries.length} entries, and none at ${index}.`)
      }
      return levels.slice(0, -1).flatMap((nodes, height) => {
        const partner = nodes[(index >> height) ^ 1]
        return partner === undefined ? [] : [bytesToHex(partner)]
      })
    },
  }
}
