import { m } from '@slipway/messages'
import {
  calculateUnitEarning,
  earningSpan,
  type UnitEarning,
} from '@slipway/sdk/shared/earning-of-unit'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'
import type { JudgedPool } from './create/pool-judge.ts'
import type { ListedPool } from './types.ts'

/** Whole tokens that everybody together has staked. */
const examples = [1_000n, 100_000n, 10_000_000n] as const

/** What a new pool pays for a staked token, at some stakes of everybody together; in percent where both are one token. */
export function earningsOf({ stake, terms, now }: Pick<JudgedPool, 'stake' | 'terms' | 'now'>) {
  const unit = 10n ** BigInt(stake.decimals)
  const { seconds, isYear } = earningSpan(terms.endAt, Math.max(terms.startAt, now))
  const all = terms.rate * seconds
  const rows = examples.map((tokens) => ({
    staked: tokens * unit,
    /** Base units of the reward for one whole staked token. */
    earned: all / tokens,
    /** Nobody earns what a year would bring in a pool that is shorter. */
    aprBps: isYear ? shareBps(all, tokens * unit) : undefined,
  }))
  return { rows, isYear }
}

type Sized = Pick<SolanaPool, 'rate' | 'startAt' | 'endAt' | 'staked'>

/** What a whole token of a pool's stake earns at the present rate and stake; before the start, from then on. */
export const earningOf = (pool: Sized, decimals: number, now: number): UnitEarning | undefined =>
  calculateUnitEarning(pool, 10n ** BigInt(decimals), Math.max(now, pool.startAt))

/** The same for a list: undefined while no rewards run, and where the staked token could not be read. */
export function earningOfListed({ pool, stake, status, now }: ListedPool): UnitEarning | undefined {
  const runs = status === 'running' || status === 'closed'
  return runs && stake ? earningOf(pool, stake.decimals, now) : undefined
}

/** For how long and for how much of a stake an earning is named. @param unit what `part` of it is, in words */
export const earningText = ({ isYear }: Pick<UnitEarning, 'isYear'>, unit: string): string =>
  isYear ? m.stakelist_unit_year({ unit }) : m.stakelist_unit_rest({ unit })
