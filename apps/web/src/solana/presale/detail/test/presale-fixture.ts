import type { SolanaPresale, SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { address } from '@solana/kit'

const sol = 1_000_000_000n
const place = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')

/** An open presale of 5 to 10 SOL for 100 000.00 tokens, as tests change it. */
export const testPresale = (change: Partial<SolanaPresale> = {}): SolanaPresale => ({
  ...{ address: place, vault: place, root: new Uint8Array(32), infoKey: '', id: 1n },
  creator: address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd'),
  mint: address('So11111111111111111111111111111111111111112'),
  ...{ kind: 'normal', tokens: 10_000_000n, deposited: 10_000_000n },
  ...{ softCap: 5n * sol, hardCap: 10n * sol, minContribution: sol / 10n },
  ...{ maxContribution: 8n * sol, createdAt: 1_000, startAt: 2_000, endAt: 102_000 },
  ...{ whitelistMode: 'none', t1Seconds: 0, t2Seconds: 0 },
  ...{ cycleSeconds: 0, firstBps: 10_000, cycleBps: 0, status: 'open', reason: 'none' },
  ...{ burnsUnsold: false, termsChanged: false, total: 0n, exitFees: 0n, proceeds: 0n },
  ...{ withdrawn: 0n, returned: 0n, sold: 0n, claimed: 0n, unsold: 0n },
  ...{ vestingStart: undefined, buyers: 0, accounts: 0 },
  ...{ inviterBps: [], earned: 0n, rewards: 0n, rewarded: 0n },
  ...change,
})

/** What a wallet has in it: nothing, unless a test changes that. */
export const testBuyer = (change: Partial<SolanaPresaleBuyer> = {}): SolanaPresaleBuyer => ({
  ...{ address: place, presale: place, wallet: testPresale().creator, inviter: undefined },
  ...{ contributed: 0n, exitFee: 0n, claimed: 0n, returned: 0n },
  ...{ earned: 0n, invitees: 0, isRewarded: false },
  ...change,
})
