// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m, setLocale } from '@slipway/messages'
import type { PoolStatus } from '@slipway/sdk/staking/pool-status'
import { wholeUnit } from '@slipway/sdk/staking/position-math'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeAct, makePool, poolNow } from '../test/pool-fixture.ts'
import { poolAmounts } from './pool-amounts.ts'
import { StatePanel } from './state-panel.tsx'

vi.mock('../../transaction/time-left.tsx', () => ({ TimeLeft: () => null }))

beforeEach(() => setLocale('en-US'))
afterEach(cleanup)

function show(status: PoolStatus, now: number) {
  render(
    <MantineProvider env="test">
      <StatePanel view={makeAct({ status, now })} />
    </MantineProvider>,
  )
}

const { endTime } = makePool().terms

test('a pool that runs says what it pays a second', () => {
  show('running', poolNow)
  expect(screen.getByText(m.stakepage_rate()).nextElementSibling?.textContent).toContain(
    '1\u00a0RWD',
  )
  expect(screen.getByText(/still to be earned/)).toBeDefined()
})

test.each(['ended', 'stopped'] as const)('one that has %s pays nothing a second', (status) => {
  show(status, endTime)
  expect(screen.queryByText(m.stakepage_rate())).toBeNull()
  expect(screen.queryByText(/still to be earned/)).toBeNull()
})

test.each([
  ['a year at most', 2 * 31_536_000, m.stakelist_unit_year],
  ['what is left of two days', 2 * 86_400, m.stakelist_unit_rest],
] as const)('a unit earns %s', (_what, length, text) => {
  const made = makePool()
  const pool = { ...made, terms: { ...made.terms, endTime: poolNow + length } }
  render(
    <MantineProvider env="test">
      <StatePanel view={makeAct({ status: 'running', now: poolNow, pool })} />
    </MantineProvider>,
  )
  const { glance } = poolAmounts(pool)
  const one = wholeUnit(pool)
  const said = screen.getByText(text({ unit: glance.staked(one) }).replaceAll('\u00a0', ' '))
  const seconds = BigInt(Math.min(length, 31_536_000))
  const reward = (pool.terms.rewardPerSecond * seconds * one) / pool.state.totalStaked
  expect(said.previousElementSibling?.textContent).toBe(glance.reward(reward))
})

test('where nobody is in and nobody can come in any more, nothing is still to be earned', () => {
  const made = makePool()
  const pool = { ...made, state: { ...made.state, totalStaked: 0n } }
  const { stakeDeadline } = made.terms
  for (const [now, status] of [
    [stakeDeadline - 1, 'running'],
    [stakeDeadline, 'closed'],
  ] as const) {
    render(
      <MantineProvider env="test">
        <StatePanel view={makeAct({ status, now, pool })} />
      </MantineProvider>,
    )
    expect(screen.queryByText(/still to be earned/) !== null).toBe(status === 'running')
    cleanup()
  }
})
