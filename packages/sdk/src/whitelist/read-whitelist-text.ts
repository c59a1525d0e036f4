import type { Address } from 'viem'
import { readAddress } from '../shared/read-address.ts'
import type { WhitelistEntry, WhitelistLevel } from './types.ts'

/** A line that cannot be taken; `Input_AddressLineInvalid` reads "incorrect address format on line {line}". */
export interface WhitelistLineIssue {
  /** From 1. */
  readonly line: number
  readonly code: 'Input_AddressLineInvalid' | 'Presale_LevelUnknown' | 'Whitelist_LevelConflict'
  readonly args: Readonly<Record<string, number>>
}

/** What a text of wallets holds. */
export interface WhitelistReading {
  /** Each wallet once, in the order of its first line. */
  readonly addresses: readonly Address[]
  readonly entries: readonly WhitelistEntry[]
  readonly issues: readonly WhitelistLineIssue[]
  /** Lines that name a wallet again, left out. */
  readonly duplicates: number
}

/** Reads lines as they come, so that a page or a worker may do it in slices. */
export interface WhitelistReader {
  /** Takes the next lines. */
  readonly read: (lines: readonly string[]) => void
  /** Everything so far. */
  readonly result: () => WhitelistReading
}

const separators = /[,;\t]/

type Line = { readonly entry: WhitelistEntry } | { readonly issue: WhitelistLineIssue }

function readLine(text: string, line: number, preset: WhitelistLevel): Line {
  const [cell = '', tier = ''] = text.split(separators, 2).map((part) => part.trim())
  const reading = readAddress(cell)
  if (!reading.ok) return { issue: { line, code: 'Input_AddressLineInvalid', args: { line } } }
  const { address } = reading
  if (tier === '') return { entry: { address, level: preset } }
  if (tier === '1' || tier === '2') return { entry: { address, level: tier === '1' ? 1 : 2 } }
  const level = Number(tier)
  return { issue: { line, code: 'Presale_LevelUnknown', args: { line, level } } }
}

/** Begins a reading. @param preset tier of lines that name none. */
export function createWhitelistReader(preset: WhitelistLevel = 1): WhitelistReader {
  const levels = new Map<Address, WhitelistLevel>()
  const issues: WhitelistLineIssue[] = []
  let line = 0
  let duplicates = 0
  const take = (text: string) => {
    line += 1
    if (text.trim() === '') return
    const found = readLine(text, line, preset)
    if ('issue' in found) {
      issues.push(found.issue)
      return
    }
    const { address, level } = found.entry
    const before = levels.get(address)
    if (before === undefined) levels.set(address, level)
    else if (before === level) duplicates += 1
    else issues.push({ line, code: 'Whitelist_LevelConflict', args: { line } })
  }
  return {
    read: (lines) => lines.forEach(take),
    result: () => ({
      addresses: [...levels.keys()],
      entries: [...levels].map(([address, level]) => ({ address, level })),
      issues: [...issues],
      duplicates,
    }),
  }
}

/**
 * Reads wallets, one in a line, with the tier behind a comma, semicolon or tab where they are not all of one; empty
 * lines count as lines and are skipped. Reads some 10 000 lines in a second: longer texts belong into slices of
 * `createWhitelistReader`, or into a worker.
 */
export function readWhitelistText(text: string, preset: WhitelistLevel = 1): WhitelistReading {
  const reader = createWhitelistReader(preset)
  reader.read(text.split('\n'))
  return reader.result()
}
