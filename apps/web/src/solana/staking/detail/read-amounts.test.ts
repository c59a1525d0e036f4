import { m } from '@slipway/messages'
import { solanaPoolLimits } from '@slipway/sdk/solana/staking/solana-pool-limits'
import { expect, test } from 'vitest'
import { calculateMostStake, readLimit, readStake, readWithdrawal } from './read-amounts.ts'
import { testState, testToken, testView } from './test/pool-fixture.ts'

const problemOf = (reading: ReturnType<typeof readStake>) =>
  reading.ok ? undefined : reading.problems.amount?.text

test('a stake is judged by the program’s rules', () => {
  const limited = testView({ limit: 50_000n, limitSeconds: 5_000 })
  expect(readStake('500', limited, testState())).toEqual({ ok: true, params: { amount: 50_000n } })
  expect(problemOf(readStake('0', limited, testState()))).toBe(m.error_StakingPool_AmountZero())
  expect(problemOf(readStake('1000.01', testView(), testState()))).toBe(
    m.stakedetail_balance_low({ balance: '1,000\u00a0EDDY' }),
  )
  expect(problemOf(readStake('500', limited, testState(20_000n)))).toBe(
    m.stakedetail_limit_left({ amount: '300\u00a0EDDY' }),
  )
  const full = testView({ staked: solanaPoolLimits.amountMax - 10n })
  expect(problemOf(readStake('1', full, testState()))).toBe(m.stakecreate_refused_large())
})

test('of a taxed token what arrives counts against the limit, and nothing arriving is refused', () => {
  const stake = testToken({ isTaxed: true, transferFeeBps: 1_000, transferFeeMax: 10n ** 12n })
  const limited = testView({ limit: 45_000n, limitSeconds: 5_000 }, { stake })
  expect(readStake('500', limited, testState()).ok).toBe(true)
  expect(readStake('500.12', limited, testState()).ok).toBe(false)
  const taken = testView({}, { stake: { ...stake, transferFeeBps: 10_000 } })
  expect(problemOf(readStake('1', taken, testState()))).toBe(m.stakecreate_refused_received())
})

test('the most that can be staked is the balance, or what the limit leaves', () => {
  expect(calculateMostStake(testView(), testState())).toBe(100_000n)
  const limited = testView({ limit: 45_000n, limitSeconds: 5_000 })
  expect(calculateMostStake(limited, testState(20_000n))).toBe(25_000n)
})

test('a withdrawal is of what is in; a limit only rises, and an empty field takes it away', () => {
  expect(readWithdrawal('2', testView(), 200n).ok).toBe(true)
  expect(problemOf(readWithdrawal('2.01', testView(), 200n))).toBe(
    m.stakedetail_withdraw_most({ amount: '2\u00a0EDDY' }),
  )
  const limited = testView({ limit: 100n, limitSeconds: 5_000 })
  expect(readLimit('', limited)).toEqual({ ok: true, params: { amount: 0n } })
  expect(readLimit('1.01', limited)).toEqual({ ok: true, params: { amount: 101n } })
  expect(problemOf(readLimit('1', limited))).toBe(m.stakecreate_refused_lower())
})
