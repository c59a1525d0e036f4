import type { HeldToken } from '@slipway/sdk/solana/get-held-token'
import type { JupiterEscrow } from '@slipway/sdk/solana/jupiter-lock/types'
import { address } from '@solana/kit'

const mint = address('21q7F5GAZTJ3n2i48tynJvD8m1RrgrCdN8xZwqSNT9wH')
const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')

/** When the escrow of `testEscrow` releases its first part. */
export const cliffAt = 1_800_000_000n

/** An escrow of 1 000 units at the cliff and 100 with each of ten days after it, which nobody can cancel. */
export const testEscrow = (change: Partial<JupiterEscrow> = {}): JupiterEscrow => ({
  address: address('3MJULkLvgGVHUjrmUadjaKAbjFVb3bcbtR9DJLJyA5ut'),
  recipient: address('YQ3Ey16RNDToPxW5ohMGnoo3txSyQPtTHHyYB8BDpgL'),
  creator: address('2VGBFBXEhYNdkfTcBzGDM3cUU7uGQJ1NGzdAMVkZgVCE'),
  base: address('2xhFFHnJqdTDjJDAF5YePB1pBENg7jp7BrHkmA4kupTB'),
  ...{ mint, tokenProgram, cancelableBy: 'nobody', recipientChangedBy: 'nobody' },
  ...{ cliffAt, cliffAmount: 1_000n, periodSeconds: 86_400n, periodAmount: 100n },
  ...{ periods: 10n, claimed: 0n, startsAt: 1_790_000_000n, canceledAt: 0n },
  ...change,
})

/** The token that it holds. */
export const testToken = (change: Partial<HeldToken> = {}): HeldToken => ({
  ...{ mint, tokenProgram, name: 'Eddy', symbol: 'EDDY', decimals: 0, totalSupply: 10_000n },
  ...{ isHooked: false, transferFeeBps: 0, accountBytes: 165 },
  ...change,
})
