import type { HeldToken } from '@slipway/sdk/solana/get-held-token'
import { testEscrow } from '@slipway/sdk/solana/jupiter-lock/test/test-escrow'

/** When the escrow of `testEscrow` releases its first part. */
export const { cliffAt } = testEscrow()

/** The token that it holds. */
export const testToken = (change: Partial<HeldToken> = {}): HeldToken => {
  const { mint, tokenProgram } = testEscrow()
  return {
    ...{ mint, tokenProgram, name: 'Eddy', symbol: 'EDDY', decimals: 0, totalSupply: 10_000n },
    ...{ isHooked: false, transferFeeBps: 0, accountBytes: 165 },
    ...change,
  }
}
