import type { LockerKind } from '@slipway/sdk/lock/types'

/** The kinds of locks in the order in which they are offered. */
export const lockerKinds = ['token', 'liquidity', 'nft'] as const satisfies readonly LockerKind[]
