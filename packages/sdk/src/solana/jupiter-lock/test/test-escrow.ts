import type { Address } from '@solana/kit'
import { firstTokenProgram } from '../../first-token-program.ts'
import type { JupiterEscrow } from '../types.ts'

/** An escrow of 1 000 units at the cliff and 100 with each of ten days after it, which nobody can cancel. */
export const testEscrow = (change: Partial<JupiterEscrow> = {}): JupiterEscrow => ({
  address: '3MJULkLvgGVHUjrmUadjaKAbjFVb3bcbtR9DJLJyA5ut' as Address,
  recipient: 'YQ3Ey16RNDToPxW5ohMGnoo3txSyQPtTHHyYB8BDpgL' as Address,
  mint: '21q7F5GAZTJ3n2i48tynJvD8m1RrgrCdN8xZwqSNT9wH' as Address,
  creator: '2VGBFBXEhYNdkfTcBzGDM3cUU7uGQJ1NGzdAMVkZgVCE' as Address,
  base: '2xhFFHnJqdTDjJDAF5YePB1pBENg7jp7BrHkmA4kupTB' as Address,
  cancelableBy: 'nobody',
  recipientChangedBy: 'nobody',
  tokenProgram: firstTokenProgram,
  ...{ cliffAt: 1_800_000_000n, cliffAmount: 1_000n, periodSeconds: 86_400n, periodAmount: 100n },
  ...{ periods: 10n, claimed: 0n, startsAt: 1_790_000_000n, canceledAt: 0n },
  ...change,
})
