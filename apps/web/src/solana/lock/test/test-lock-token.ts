import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { address } from '@solana/kit'

/** A token that the programs take: of two decimals, without a tax, and nobody can change it. */
export const testLockToken = (change: Partial<LockToken> = {}): LockToken => ({
  mint: address('So11111111111111111111111111111111111111112'),
  tokenProgram: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  ...{ name: 'Eddy', symbol: 'EDDY', decimals: 2, accountBytes: 165 },
  ...{ isTaxed: false, transferFeeBps: 0, transferFeeMax: 0n, rights: {} },
  ...change,
})
