import type { PoolView } from './types.ts'

/** Whether a stake is locked at all: never without a lock time, nor once every lock time has ended. */
export const locksStakes = ({ lockSeconds, exitOpen }: PoolView['pool']): boolean =>
  lockSeconds > 0 && !exitOpen
