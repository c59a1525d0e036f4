import {
  type Address,
  encodeAbiParameters,
  getAddress,
  type Hex,
  hexToBytes,
  isAddress,
  keccak256,
  parseAbiParameters,
} from 'viem'
import { buildMerkleTree, type MerkleTree } from '../shared/build-merkle-tree.ts'
import { readAddress } from '../shared/read-address.ts'

/** A wallet of the list, and how many NFTs it may ever mint by it. */
export interface AllowEntry {
  readonly address: Address
  /** At least 1. */
  readonly allowance: number
}

/** What a proof is bound to, so that it works in no other sale and on no other network (P-15). */
export interface AllowScope {
  readonly chainId: number
  readonly sale: Address
}

/** A line that cannot be taken. */
export interface AllowLineIssue {
  /** From 1. */
  readonly line: number
  readonly problem: 'address' | 'allowance' | 'twice'
}

/** What a text of wallets holds. */
export interface AllowReading {
  /** In the order of the lines. */
  readonly entries: readonly AllowEntry[]
  readonly issues: readonly AllowLineIssue[]
}

/** Wallets that one list takes: its tree is made beside nothing else, on the page. */
export const allowListMax = 5_000

/** The most that one wallet can be allowed: every NFT of the largest collection. */
const allowanceMax = 1_000_000

const separators = /[,;\t]/
const wholeNumber = /^\d{1,7}$/

/** The leaf of one wallet: `keccak256(keccak256(abi.encode(chainId, sale, receiver, allowance)))` (`INftSale.mintListed`). */
export function calculateAllowLeaf({ chainId, sale }: AllowScope, entry: AllowEntry): Hex {
  const words = encodeAbiParameters(parseAbiParameters('uint256, address, address, uint256'), [
    BigInt(chainId),
    sale,
    entry.address,
    BigInt(entry.allowance),
  ])
  // Twice: an inner node, which is hashed once, can never pass for a leaf.
  return keccak256(keccak256(words))
}

/** The tree of a list. */
export function buildAllowTree(scope: AllowScope, entries: readonly AllowEntry[]): MerkleTree {
  return buildMerkleTree(entries.map((entry) => hexToBytes(calculateAllowLeaf(scope, entry))))
}

function readAllowance(text: string): number | undefined {
  if (text === '') return 1
  const count = wholeNumber.test(text) ? Number(text) : 0
  return count >= 1 && count <= allowanceMax ? count : undefined
}

/**
 * Reads wallets, one in a line, with the number of NFTs behind a comma, semicolon or tab; one where none is named. Empty
 * lines count as lines and are skipped.
 */
export function readAllowText(text: string): AllowReading {
  const entries: AllowEntry[] = []
  const issues: AllowLineIssue[] = []
  const seen = new Set<Address>()
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === '') continue
    const line = at + 1
    const [cell = '', count = ''] = row.split(separators, 2).map((part) => part.trim())
    const reading = readAddress(cell)
    const allowance = readAllowance(count)
    if (!reading.ok) issues.push({ line, problem: 'address' })
    else if (allowance === undefined) issues.push({ line, problem: 'allowance' })
    else if (seen.has(reading.address)) issues.push({ line, problem: 'twice' })
    else {
      seen.add(reading.address)
      entries.push({ address: reading.address, allowance })
    }
  }
  return { entries, issues }
}

/** The file of a list: that of claims (`writeClaimsFile`), whose `token` is the collection and whose amounts are counts. */
export function writeAllowFile(
  { chainId, sale }: AllowScope,
  entries: readonly AllowEntry[],
): string {
  const rows = entries.map(({ address, allowance }) => [address, String(allowance)])
  return JSON.stringify({ version: 1, chainId, token: sale.toLowerCase(), entries: rows })
}

function readEntry(row: unknown): AllowEntry | undefined {
  const [address, count]: readonly unknown[] = Array.isArray(row) ? row : []
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined
  const allowance = typeof count === 'string' && count !== '' ? readAllowance(count) : undefined
  return allowance === undefined ? undefined : { address: getAddress(address), allowance }
}

/** Reads a file that anybody may have written. @returns undefined for anything else, one wrong entry included */
export function readAllowFile(file: unknown): readonly AllowEntry[] | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const { version, entries } = file as { version?: unknown; entries?: unknown }
  if (version !== 1 || !Array.isArray(entries) || entries.length > allowListMax) return undefined
  const read = entries.map(readEntry)
  const whole = read.filter((entry) => entry !== undefined)
  return whole.length === read.length ? whole : undefined
}
