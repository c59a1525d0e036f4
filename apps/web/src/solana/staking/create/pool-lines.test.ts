import { m } from '@slipway/messages'
import type { SolanaPoolTerms } from '@slipway/sdk/solana/staking/read-solana-pool-draft'
import { expect, test } from 'vitest'
import { testLockToken } from '../../lock/test/test-lock-token.ts'
import type { JudgedPool } from './pool-judge.ts'
import { poolLines } from './pool-lines.ts'

const token = testLockToken()

/** Ten base units a second for a thousand seconds, so much of the total left over. */
const poolWith = (unspent: bigint): JudgedPool => ({
  ...{ stake: token, reward: token, now: 1_000 },
  terms: {
    ...{ rate: 10n, rewards: 10_000n, amount: 10_000n, unspent },
    ...{ startAt: 0, endAt: 2_000, deadlineAt: 2_000, lockSeconds: 0, limit: 0n, limitSeconds: 0 },
  } as SolanaPoolTerms,
})

const rateOf = (pool: JudgedPool) =>
  poolLines(pool).find(({ label }) => label === m.stakemake_field_rate())

test('the review says what of a total is left over by rounding the rate, and why', () => {
  const values = { paid: '100\u00a0EDDY', rest: '9.99\u00a0EDDY' }
  expect(rateOf(poolWith(999n))).toEqual({
    ...{ label: m.stakemake_field_rate(), value: '0.1\u00a0EDDY' },
    note: m.solstakemake_unspent(values),
  })
  expect(rateOf(poolWith(0n))).not.toHaveProperty('note')
})
