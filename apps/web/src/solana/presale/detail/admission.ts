import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'

type Windows = Pick<SolanaPresale, 'whitelistMode' | 'startAt' | 't1Seconds' | 't2Seconds'>

/**
 * Highest tier that is admitted at a moment from the start on, 0 for everybody: `level_needed` of the program.
 * @param at unix seconds of the cluster
 */
export function levelNeeded(presale: Windows, at: number): 0 | 1 | 2 {
  const { whitelistMode, startAt, t1Seconds, t2Seconds } = presale
  if (whitelistMode === 'none') return 0
  const first = startAt + t1Seconds
  if (at < first) return 1
  return at < first + t2Seconds || whitelistMode === 'listedOnly' ? 2 : 0
}

/** From when on a wallet may contribute; undefined for never. @param level 0 for a wallet that is not in the list */
export function entryTime(presale: Windows, level: 0 | 1 | 2): number | undefined {
  const { whitelistMode, startAt, t1Seconds, t2Seconds } = presale
  if (whitelistMode === 'none' || level === 1) return startAt
  if (level === 2) return startAt + t1Seconds
  return whitelistMode === 'tiers' ? startAt + t1Seconds + t2Seconds : undefined
}
