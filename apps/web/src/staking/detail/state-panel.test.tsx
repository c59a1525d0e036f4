// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m, setLocale } from '@slipway/messages'
import type { PoolStatus } from '@slipway/sdk/staking/pool-status'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeAct, makePool, poolNow } from '../test/pool-fixture.ts'
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
