import { getAddress, isAddress } from 'viem'
import type { WhitelistEntry } from './types.ts'

/** The list behind a root, as it is kept under its key (`WhitelistRootSet`): an entry's place is its index. */
export interface WhitelistFile {
  readonly version: 1
  readonly entries: readonly (readonly [address: string, level: number])[]
}

/** The file of a list. */
export function toWhitelistFile(entries: readonly WhitelistEntry[]): WhitelistFile {
  return { version: 1, entries: entries.map(({ address, level }) => [address, level]) }
}

function readEntry(entry: unknown): WhitelistEntry | undefined {
  if (!Array.isArray(entry)) return undefined
  const [address, level]: readonly unknown[] = entry
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined
  return level === 1 || level === 2 ? { address: getAddress(address), level } : undefined
}

/**
 * Reads a file that anybody may have written.
 * @returns the list; undefined for anything else, one wrong entry included: with a gap every later index would be wrong.
 */
export function readWhitelistFile(file: unknown): readonly WhitelistEntry[] | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const { version, entries } = file as { version?: unknown; entries?: unknown }
  if (version !== 1 || !Array.isArray(entries)) return undefined
  const read = entries.map(readEntry)
  const whole = read.filter((entry) => entry !== undefined)
  return whole.length === read.length ? whole : undefined
}
