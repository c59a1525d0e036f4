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
import { listAddressIssue } from '../list/list-address-issue.ts'
import { allowKind } from '../list/list-kinds.ts'
import { readListTable, type UsedColumn } from '../list/read-list-table.ts'
import { buildMerkleTree, type MerkleTree } from '../shared/build-merkle-tree.ts'
import { type AddressProblem, readAddress } from '../shared/read-address.ts'

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

/** A line that cannot be taken; of the list as a table, and of addresses of a known kind of fault, by their code. */
export type AllowLineIssue = {
  /** From 1. */
  readonly line: number
} & (
  | { readonly problem: 'address' | 'allowance' | 'twice' }
  | {
      readonly problem: 'list'
      readonly code: string
      readonly args: Readonly<Record<string, number | string>>
    }
)

/** What a text of wallets holds. */
export interface AllowReading {
  /** In the order of the lines. */
  readonly entries: readonly AllowEntry[]
  readonly issues: readonly AllowLineIssue[]
  /** Columns with cells of which nothing was taken. */
  readonly ignored: readonly UsedColumn[]
}

/** Wallets that one list takes: its tree is made beside nothing else, on the page. */
export const allowListMax = 5_000

/** The most that one wallet can be allowed: every NFT of the largest collection. */
const allowanceMax = 1_000_000

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

function addressIssue(problem: AddressProblem, line: number): AllowLineIssue {
  const { code, args } = listAddressIssue(problem, line)
  if (code === 'Input_AddressLineInvalid') return { line, problem: 'address' }
  return { line, problem: 'list', code, args }
}

/**
 * Reads wallets, one in a line, with the number of NFTs in the next column, or in the one that a heading calls so; one
 * where none is named. Empty lines count as lines and are skipped.
 */
export function readAllowText(text: string): AllowReading {
  const entries: AllowEntry[] = []
  const table = readListTable(text, allowKind)
  const issues: AllowLineIssue[] = table.issues.map((issue) => ({ ...issue, problem: 'list' }))
  const seen = new Set<Address>()
  for (const { line, cells } of table.columns.address ? table.rows : []) {
    const reading = readAddress(cells.address)
    const allowance = readAllowance(cells.allowance)
    if (!reading.ok) issues.push(addressIssue(reading.code, line))
    else if (allowance === undefined) issues.push({ line, problem: 'allowance' })
    else if (seen.has(reading.address)) issues.push({ line, problem: 'twice' })
    else {
      seen.add(reading.address)
      entries.push({ address: reading.address, allowance })
    }
  }
  const ordered = issues.toSorted((left, right) => left.line - right.line)
  return { entries, issues: ordered, ignored: table.ignored }
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
