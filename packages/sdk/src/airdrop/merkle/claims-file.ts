import { type Address, isAddress } from 'viem'
import { ADDRESS_BYTES, addressAt, amountAt, type PayList } from '../recipients/pay-list.ts'
import { recipientLimits } from '../recipients/recipient-limits.ts'

/** What stands beside the entries of a list. */
export interface ClaimsHead {
  readonly chainId: number
  readonly token: Address
  /** What the airdrop is called; at most 80 characters. */
  readonly title?: string
  /** What the project says about it; at most 1 000 characters. */
  readonly about?: string
}

/** The list behind a root, as it is kept under its key. */
export interface ClaimsFile extends ClaimsHead {
  readonly list: PayList
}

/** Bounds of the words of a list. */
export const claimsFileLimits = { titleMax: 80, aboutMax: 1_000 } as const

const address = /^0x[0-9a-fA-F]{40}$/
const amount = /^[1-9]\d{0,38}$/

/**
 * The file of a list, version 1: everything that anybody needs to rebuild the tree and every proof. An entry's place is
 * the index of its leaf; amounts are base units.
 */
export function writeClaimsFile({ list, ...head }: ClaimsFile): string {
  const entries: string[] = []
  for (let index = 0; index < list.count; index++) {
    entries.push(`["${addressAt(list, index)}","${amountAt(list, index)}"]`)
  }
  const { chainId, token, title, about } = head
  const words = JSON.stringify({ version: 1, chainId, token: token.toLowerCase(), title, about })
  return `${words.slice(0, -1)},"entries":[${entries.join(',')}]}`
}

/** Reads entries that anybody may have written. @returns undefined with the first that is none: later ones would have wrong indexes */
function readEntries(entries: readonly unknown[]): PayList | undefined {
  const addresses = new Uint8Array(entries.length * ADDRESS_BYTES)
  const amounts: bigint[] = []
  let total = 0n
  for (const [index, entry] of entries.entries()) {
    const [account, units]: readonly unknown[] = Array.isArray(entry) ? entry : []
    if (typeof account !== 'string' || !address.test(account)) return undefined
    if (typeof units !== 'string' || !amount.test(units)) return undefined
    for (let at = 0; at < ADDRESS_BYTES; at++) {
      const byte = account.slice(2 + 2 * at, 4 + 2 * at)
      addresses[index * ADDRESS_BYTES + at] = Number.parseInt(byte, 16)
    }
    const value = BigInt(units)
    amounts.push(value)
    total += value
  }
  const lines = amounts.map((_, at) => at + 1)
  return { count: amounts.length, total, addresses, amounts, lines }
}

const readWords = (text: unknown, max: number) =>
  typeof text === 'string' && text.trim() !== '' ? text.slice(0, max) : undefined

/**
 * Reads a file that anybody may have written.
 * @returns undefined for anything that is no list of this kind, one wrong entry included
 */
export function readClaimsFile(file: unknown): ClaimsFile | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const { version, chainId, token, title, about, entries } = file as Record<string, unknown>
  if (version !== 1 || typeof chainId !== 'number' || !Array.isArray(entries)) return undefined
  if (typeof token !== 'string' || !isAddress(token, { strict: false })) return undefined
  if (entries.length === 0 || entries.length > recipientLimits.rowsMax) return undefined
  const list = readEntries(entries)
  if (!list) return undefined
  const [name, words] = [
    readWords(title, claimsFileLimits.titleMax),
    readWords(about, claimsFileLimits.aboutMax),
  ]
  return { chainId, token, list, ...(name && { title: name }), ...(words && { about: words }) }
}
