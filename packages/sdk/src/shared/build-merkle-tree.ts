import { bytesToHex, type Hex, keccak256, zeroHash } from 'viem'

/**
 * A Merkle tree whose pairs are hashed in their own order, so that a proof needs no directions: of whitelists and allow
 * lists. Airdrops, whose lists are long, use `build-sorted-tree.ts`.
 */
export interface MerkleTree {
  /** What goes on chain; the zero hash for an empty list. */
  readonly root: Hex
  /** Hashes from a leaf to the root. @throws {RangeError} when there is no such leaf */
  readonly proofOf: (index: number) => readonly Hex[]
}

const WORD_BYTES = 32

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

/** Builds the tree over leaves of 32 bytes. Some 10 000 take about a second: run it in a worker. */
export function buildMerkleTree(leaves: readonly Uint8Array[]): MerkleTree {
  const levels: (readonly Uint8Array[])[] = [leaves]
  for (let top = levels[0]; top !== undefined && top.length > 1; top = levels.at(-1)) {
    levels.push(hashLevel(top))
  }
  const root = levels.at(-1)?.[0]
  return {
    root: root === undefined ? zeroHash : bytesToHex(root),
    proofOf(index) {
      if (!Number.isInteger(index) || index < 0 || index >= leaves.length) {
        throw new RangeError(`The list has ${leaves.length} entries, and none at ${index}.`)
      }
      return levels.slice(0, -1).flatMap((nodes, height) => {
        const partner = nodes[(index >> height) ^ 1]
        return partner === undefined ? [] : [bytesToHex(partner)]
      })
    },
  }
}
