import { type Hex, hexToBytes, keccak256, toRlp } from 'viem'
import type { RawLog } from '../engine-state/raw-log.ts'
import { toInteger } from './header-hash.ts'

/** A receipt as nodes write it, with what its hash is made of. */
export interface RawReceipt {
  transactionIndex: Hex
  type?: Hex
  status?: Hex
  root?: Hex
  cumulativeGasUsed: Hex
  logsBloom: Hex
  logs: readonly RawLog[]
  /** of deposits on rollups, which hash them too */
  depositNonce?: Hex
  depositReceiptVersion?: Hex
}

type Node = Hex | readonly Node[]

interface Entry {
  nibbles: readonly number[]
  value: Hex
}

/** What takes fewer bytes stands in its parent as it is, everything else as its hash. */
const HASHED_BYTES = 32
const ODD = 1
const LEAF = 2
const BRANCHES = 16

/** Root of a trie without entries: the hash of the empty string as RLP. */
const EMPTY_ROOT = keccak256('0x80')

function toNibbles(hex: Hex): number[] {
  return Array.from(hex.slice(2), (digit) => Number.parseInt(digit, 16))
}

function toPath(nibbles: readonly number[], isLeaf: boolean): Hex {
  const isOdd = nibbles.length % 2 === 1
  const flag = (isLeaf ? LEAF : 0) + (isOdd ? ODD : 0)
  const digits = [flag, ...(isOdd ? [] : [0]), ...nibbles]
  return `0x${digits.map((digit) => digit.toString(16)).join('')}`
}

const encode = (node: Node): Hex => toRlp(node as Parameters<typeof toRlp>[0]) as Hex

function refer(node: Node): Node {
  const encoded = encode(node)
  return (encoded.length - 2) / 2 < HASHED_BYTES ? node : keccak256(encoded)
}

/** Nibbles from `depth` on that all entries have in common. */
function commonLength(entries: readonly Entry[], depth: number): number {
  const first = entries[0]?.nibbles ?? []
  let length = 0
  while (
    depth + length < first.length &&
    entries.every(({ nibbles }) => nibbles[depth + length] === first[depth + length])
  ) {
    length++
  }
  return length
}

function makeNode(entries: readonly Entry[], depth: number): Node {
  const [first] = entries
  if (!first) return '0x'
  if (entries.length === 1) return [toPath(first.nibbles.slice(depth), true), first.value]
  const common = commonLength(entries, depth)
  if (common > 0) {
    const path = toPath(first.nibbles.slice(depth, depth + common), false)
    return [path, refer(makeNode(entries, depth + common))]
  }
  const children = Array.from({ length: BRANCHES }, (_, nibble): Node => {
    const below = entries.filter(({ nibbles }) => nibbles[depth] === nibble)
    return below.length === 0 ? '0x' : refer(makeNode(below, depth + 1))
  })
  // No index is the beginning of another one, so that no entry ends at a branch.
  return [...children, '0x']
}

function encodeReceipt(receipt: RawReceipt): Hex {
  const body: Node[] = [
    receipt.root ?? toInteger(receipt.status),
    toInteger(receipt.cumulativeGasUsed),
    receipt.logsBloom,
    receipt.logs.map(({ address, topics, data }) => [address, [...topics], data]),
  ]
  if (receipt.depositNonce !== undefined) body.push(toInteger(receipt.depositNonce))
  if (receipt.depositReceiptVersion !== undefined) {
    body.push(toInteger(receipt.depositReceiptVersion))
  }
  const encoded = encode(body)
  const type = Number(receipt.type ?? 0)
  return type === 0 ? encoded : `0x${type.toString(16).padStart(2, '0')}${encoded.slice(2)}`
}

/**
 * The root under which a block's header commits to its receipts and their logs (Ethereum Yellow Paper, appendix D).
 *
 * @param receipts all of one block, in any order
 */
export function calculateReceiptsRoot(receipts: readonly RawReceipt[]): Hex {
  if (receipts.length === 0) return EMPTY_ROOT
  const entries = receipts.map((receipt) => ({
    nibbles: toNibbles(encode(toInteger(receipt.transactionIndex))),
    value: encodeReceipt(receipt),
  }))
  return keccak256(hexToBytes(encode(makeNode(entries, 0))))
}
