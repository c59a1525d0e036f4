/** A Merkle tree over leaves of 32 bytes, and what leads from each to the root. */
export interface SortedTree {
  readonly root: Uint8Array
  /** Hashes from a leaf up to the root. @throws {RangeError} where there is no such leaf */
  readonly proofOf: (index: number) => readonly Uint8Array[]
}

const WORD = 32

const nodeAt = (nodes: Uint8Array, at: number) => nodes.subarray(at * WORD, (at + 1) * WORD)

function compareNodes(left: Uint8Array, right: Uint8Array): number {
  for (let at = 0; at < WORD; at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Places of the leaves in the order of their hashes. */
function orderLeaves(leaves: Uint8Array, count: number): Uint32Array {
  const view = new DataView(leaves.buffer, leaves.byteOffset, leaves.byteLength)
  // Four bytes decide nearly always, and as a number they compare at once.
  const keys = Uint32Array.from({ length: count }, (_, at) => view.getUint32(at * WORD))
  return Uint32Array.from({ length: count }, (_, at) => at).sort((left, right) => {
    const difference = (keys[left] ?? 0) - (keys[right] ?? 0)
    return difference === 0 ? compareNodes(nodeAt(leaves, left), nodeAt(leaves, right)) : difference
  })
}

/** Fills the inner nodes of a heap whose leaves stand at its end. */
function hashInner(
  heap: Uint8Array,
  count: number,
  keccak: (bytes: Uint8Array) => Uint8Array,
): void {
  const pair = new Uint8Array(2 * WORD)
  for (let at = count - 2; at >= 0; at--) {
    const [left, right] = [nodeAt(heap, 2 * at + 1), nodeAt(heap, 2 * at + 2)]
    const isInOrder = compareNodes(left, right) <= 0
    pair.set(isInOrder ? left : right)
    pair.set(isInOrder ? right : left, WORD)
    heap.set(keccak(pair), at * WORD)
  }
}

/**
 * The tree of the public `StandardMerkleTree` of OpenZeppelin (https://github.com/OpenZeppelin/merkle-tree) over hashed
 * leaves: they stand in the order of their hashes, and pairs are hashed in their own order, so that proofs need no
 * directions.
 * @param leaves one behind the other, 32 bytes each
 * @throws {RangeError} for none
 */
export function buildSortedTree(
  leaves: Uint8Array,
  keccak: (bytes: Uint8Array) => Uint8Array,
): SortedTree {
  const count = leaves.length / WORD
  if (count === 0) throw new RangeError('A tree has at least one leaf.')
  const order = orderLeaves(leaves, count)
  const nodes = 2 * count - 1
  const heap = new Uint8Array(nodes * WORD)
  const places = new Uint32Array(count)
  order.forEach((index, rank) => {
    const place = nodes - 1 - rank
    places[index] = place
    heap.set(nodeAt(leaves, index), place * WORD)
  })
  hashInner(heap, count, keccak)
  return {
    root: nodeAt(heap, 0),
    proofOf(index) {
      const place = places[index]
      if (place === undefined) {
        throw new RangeError(`The list has ${count} entries, and none at ${index}.`)
      }
      const proof: Uint8Array[] = []
      for (let at = place; at > 0; at = (at - 1) >> 1) {
        proof.push(nodeAt(heap, at % 2 === 0 ? at - 1 : at + 1))
      }
      return proof
    },
  }
}
