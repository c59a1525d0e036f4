import { bytesToHex, type Hex } from 'viem'
import { buildSortedTree } from '../../shared/build-sorted-tree.ts'
import type { Keccak } from '../keccak/load-keccak.ts'
import { addressBytesAt, amountAt, type PayList } from '../recipients/pay-list.ts'

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
  const tree = buildSortedTree(hashLeaves(list, keccak, onProgress), keccak)
  onProgress(list.count)
  return {
    root: bytesToHex(tree.root),
    proofOf: (index) => tree.proofOf(index).map((hash) => bytesToHex(hash)),
  }
}
