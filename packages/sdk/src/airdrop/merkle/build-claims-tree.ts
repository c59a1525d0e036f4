import { bytesToHex, type Hex } from 'viem'
import type { Keccak } from '../keccak/load-keccak.ts'
import { addressBytesAt, amountAt, type PayList } from '../list/pay-list.ts'

/** A Merkle tree over the entries of an airdrop. */
export interface ClaimsTree {
  /** What goes on chain. */
  readonly root: Hex
  /** Hashes from an entry's leaf up to the root. @throws {RangeError} where there is no such entry */
  readonly proofOf: (index: number) => readonly Hex[]
}

const WORD = 32
const LEAF_WORDS = 3
/** How often progress is told, in leaves. */
const STRIDE = 5_000

const nodeAt = (nodes: Uint8Array, at: number) => nodes.subarray(at * WORD, (at + 1) * WORD)

/** Writes a number into the last bytes of a word. */
function putNumber(word: Uint8Array, value: bigint): void {
  word.fill(0)
  let rest = value
  for (let at = WORD - 1; rest > 0n; at--) {
    word[at] = Number(rest & 0xffn)
    rest >>= 8n
  }
}

function compareNodes(left: Uint8Array, right: Uint8Array): number {
  for (let at = 0; at < WORD; at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** `keccak256(keccak256(abi.encode(index, account, amount)))` of every entry, as the contract hashes it. */
function hashLeaves(list: PayList, keccak: Keccak, onProgress: (done: number) => void): Uint8Array {
  const leaves = new Uint8Array(list.count * WORD)
  const preimage = new Uint8Array(LEAF_WORDS * WORD)
  const [index, account, amount] = [0, 1, 2].map((at) => nodeAt(preimage, at))
  if (!index || !account || !amount) throw new RangeError('A leaf has three words.')
  for (let at = 0; at < list.count; at++) {
    putNumber(index, BigInt(at))
    account.set(addressBytesAt(list, at), WORD - 20)
    putNumber(amount, amountAt(list, at))
    // Twice: an inner node, which is hashed once, can never pass for a leaf.
    leaves.set(keccak(keccak(preimage)), at * WORD)
    if (at % STRIDE === 0) onProgress(at)
  }
  return leaves
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
function hashInner(heap: Uint8Array, count: number, keccak: Keccak): void {
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
 * The tree of a list, node for node the public `StandardMerkleTree` of OpenZeppelin over
 * `['uint256', 'address', 'uint256']` (https://github.com/OpenZeppelin/merkle-tree): an entry's place in the list is its
 * index, leaves stand in the order of their hashes, pairs are hashed in their own order. 100 000 entries take 300 000
 * hashes: run it in a worker.
 * @param onProgress told the number of leaves hashed so far
 * @throws {RangeError} for an empty list
 */
export function buildClaimsTree(
  list: PayList,
  keccak: Keccak,
  onProgress: (done: number) => void = () => undefined,
): ClaimsTree {
  const { count } = list
  if (count === 0) throw new RangeError('A tree has at least one leaf.')
  const leaves = hashLeaves(list, keccak, onProgress)
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
  onProgress(count)
  return {
    root: bytesToHex(nodeAt(heap, 0)),
    proofOf(index) {
      const place = places[index]
      if (place === undefined) {
        throw new RangeError(`The list has ${count} entries, and none at ${index}.`)
      }
      const proof: Hex[] = []
      for (let at = place; at > 0; at = (at - 1) >> 1) {
        proof.push(bytesToHex(nodeAt(heap, at % 2 === 0 ? at - 1 : at + 1)))
      }
      return proof
    },
  }
}
