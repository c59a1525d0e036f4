import {
  createWhitelistReader,
  type WhitelistReading,
} from '@slipway/sdk/whitelist/read-whitelist-text'
import type { WhitelistLevel } from '@slipway/sdk/whitelist/types'
import { breathe } from '../../core/breathe.ts'
import { SLICE_LINES } from './read-whitelist.ts'

export interface CsvProgress {
  readonly done: number
  readonly total: number
  /** Lines in a second, as measured so far. */
  readonly perSecond: number
}

/**
 * Reads the wallets of a file in slices: an address in each row and, if wanted, its tier in another column.
 * @param preset tier of rows that name none
 * @throws an AbortError when `signal` says so
 */
export async function readCsv(
  text: string,
  signal: AbortSignal,
  onProgress: (progress: CsvProgress) => void,
  preset: WhitelistLevel = 1,
): Promise<WhitelistReading> {
  const reader = createWhitelistReader(text, preset)
  const total = reader.count
  const startedAt = performance.now()
  for (let done = 0; done < total; ) {
    reader.read(SLICE_LINES)
    done = Math.min(total, done + SLICE_LINES)
    const seconds = Math.max(0.001, (performance.now() - startedAt) / 1_000)
    onProgress({ done, total, perSecond: Math.round(done / seconds) })
    await breathe(signal)
  }
  return reader.result()
}
