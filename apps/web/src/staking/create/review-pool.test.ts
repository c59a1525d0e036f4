import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { emptyPoolForm } from './empty-pool-form.ts'
import type { PoolParams } from './pool-params.ts'
import { reviewPool } from './review-pool.ts'

const token = `0x${'5'.repeat(40)}` as const
const E = 10n ** 18n

test('the review of a new pool says its rate by the second and by the day, and for how long it lasts (P-46)', () => {
  const facts = { kind: 'token', name: 'Reward', symbol: 'RWD', decimals: 18, totalSupply: E }
  const params = {
    values: { ...emptyPoolForm, rewardSymbol: 'RWD', rewardDecimals: 18, stakedSymbol: 'HBR' },
    draft: {
      kind: 'token',
      stakedToken: token,
      rewardToken: token,
      rewardPerSecond: E / 100n,
      startTime: 1_800_000_000n,
      endTime: 1_800_864_000n,
      stakeDeadline: 0n,
      limit: 0n,
      limitSeconds: 0n,
      lockSeconds: 0n,
      inviteBps: 0n,
      admin: token,
    },
    staked: facts,
    reward: facts,
  } as unknown as PoolParams
  const rewards = 8_640n * E
  const cost = { seconds: 864_000n, rewards, rebates: 0n, total: rewards }
  const {
    gets,
    facts: said,
    permanent,
  } = reviewPool(params, {
    cost,
    fee: { feeWei: 0n, fullFeeWei: 0n } as never,
    hints: [],
  })
  const shownAs = (label: string) =>
    gets?.find((line) => line.label === label)?.value.replaceAll('\u00a0', ' ')
  expect(shownAs(m.stakemake_field_rate())).toBe('0.01 RWD')
  expect(shownAs(m.stakemake_rate_daily())).toBe('864 RWD')
  expect(shownAs(m.stakemake_runs_for())).toBe('10 days')
  // What the admin can still change is no part of what nobody ever can.
  expect(permanent).not.toContain(m.stakemake_admin_rewards())
  expect(said?.find(({ label }) => label === m.stakemake_preview_admin())).toMatchObject({
    value: m.stakemake_admin_rewards(),
    note: m.stakemake_admin_worse(),
  })
})
