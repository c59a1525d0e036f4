import type { TokenLockSummary } from '@slipway/api-client'

/** What is locked of one asset, as the index adds it up: of a token, or of the LP token of one of its pools. */
export type LockedSum = Omit<TokenLockSummary, 'chainId' | 'pools' | 'positionCount'>
