/**
 * Where a pool is by the clock, the words of the SDK's `PoolStatus`: `closed` pays rewards and takes nothing more,
 * `stopped` was ended by its admin.
 */
export const POOL_STATES = ['coming', 'running', 'closed', 'ended', 'stopped'] as const
export type PoolState = (typeof POOL_STATES)[number]
