import {
  createWhitelistReader,
  type WhitelistLineIssue,
} from '@slipway/sdk/whitelist/read-whitelist-text'
import type { WhitelistEntry, WhitelistLevel } from '@slipway/sdk/whitelist/types'
import { breathe } from '../../core/breathe.ts'

/** A line that cannot be taken. */
export interface WhitelistIssue extends WhitelistLineIssue {
  /** The list that it stands in. */
  readonly tier: WhitelistLevel
}

/** What the two lists hold. */
export interface WhitelistLists {
  /** Each wallet once, at the better of its tiers. */
  readonly entries: readonly WhitelistEntry[]
  readonly issues: readonly WhitelistIssue[]
  /** Lines that name a wallet again. */
  readonly repeated: number
}

/** Lines between two breaths of the page: a few milliseconds of work. */
export const SLICE_LINES = 400

function merge(readings: readonly (readonly WhitelistEntry[])[]): readonly WhitelistEntry[] {
  const levels = new Map<string, WhitelistEntry>()
  for (const entry of readings.flat()) {
    const known = levels.get(entry.address)
    if (!known || entry.level < known.level) levels.set(entry.address, entry)
  }
  return [...levels.values()]
}

/**
 * Reads the lists of both tiers, one wallet in a line, in slices that leave the page free to answer.
 * @param texts by tier
 * @param onProgress is told the part that is read, 0 to 1
 * @throws an AbortError when `signal` says so
 */
export async function readWhitelist(
  texts: Readonly<Record<WhitelistLevel, string>>,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<WhitelistLists> {
  const lists = ([1, 2] as const).map((tier) => ({
    tier,
    reader: createWhitelistReader(texts[tier], tier),
  }))
  const total = lists.reduce((sum, { reader }) => sum + reader.count, 0)
  let done = 0
  for (const { reader } of lists) {
    for (let start = 0; start < reader.count; start += SLICE_LINES) {
      reader.read(SLICE_LINES)
      done = Math.min(total, done + SLICE_LINES)
      onProgress(done / total)
      await breathe(signal)
    }
  }
  const readings = lists.map(({ tier, reader }) => ({ tier, ...reader.result() }))
  const found = readings.reduce(
    (sum, { entries, duplicates }) => sum + entries.length + duplicates,
    0,
  )
  const entries = merge(readings.map((reading) => reading.entries))
  return {
    entries,
    issues: readings.flatMap(({ tier, issues }) => issues.map((issue) => ({ tier, ...issue }))),
    repeated: found - entries.length,
  }
}
