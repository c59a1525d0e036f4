import type { Pool } from '@slipway/sdk/staking/types'

/** Whether a stake of the pool is locked at all: never without a lock time, nor once every lock time has ended. */
export const locksStakes = ({ terms, state }: Pick<Pool, 'terms' | 'state'>): boolean =>
  terms.lockSeconds > 0 && !state.exitOpen
