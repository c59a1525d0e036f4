// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makeAccount, makeAct, makePool } from '../test/pool-fixture.ts'
import { MyPanel } from './my-panel.tsx'

vi.mock('../../transaction/connect-button.tsx', () => ({
  ConnectButton: ({ label }: { label?: string }) => <button type="button">{label}</button>,
}))

afterEach(cleanup)

test('a wallet is asked for to stake only as long as anybody can stake', () => {
  const pool = makePool()
  const { stakeDeadline } = pool.terms
  for (const [now, label] of [
    [stakeDeadline - 1, m.stakepage_mine_connect()],
    [stakeDeadline, m.transaction_connect_wallet()],
  ] as const) {
    const view = { ...makeAct({ pool, now }), account: undefined, my: undefined }
    renderWithTheme(<MyPanel view={view} />)
    expect(screen.queryByRole('button', { name: label })).not.toBeNull()
    cleanup()
  }
})

test('a reward is said to grow only while rewards run and something is staked', () => {
  const pool = makePool()
  const { startTime, endTime } = pool.terms
  for (const [now, staked, grows] of [
    [startTime, 1n, true],
    [startTime, 0n, false],
    [startTime - 1, 1n, false],
    [endTime, 1n, false],
  ] as const) {
    renderWithTheme(<MyPanel view={makeAct({ pool, now, my: makeAccount({ staked }) })} />)
    expect(screen.queryByText(m.stakepage_mine_growing()) !== null).toBe(grows)
    expect(screen.queryByText(m.stakepage_mine_pending()) !== null).toBe(!grows)
    cleanup()
  }
})

test('what a stake earns is named for a year only where rewards run that long, else until their end', () => {
  const made = makePool()
  const { startTime } = made.terms
  for (const [length, isYear] of [
    [31_536_000, true],
    [31_535_999, false],
  ] as const) {
    const pool = { ...made, terms: { ...made.terms, endTime: startTime + length } }
    const my = makeAccount({ staked: 1n })
    renderWithTheme(<MyPanel view={makeAct({ pool, now: startTime, my })} />)
    expect(screen.queryByText(m.stakepage_yearly()) !== null).toBe(isYear)
    expect(screen.queryByText(m.stakepage_until_end()) !== null).toBe(!isYear)
    cleanup()
  }
})

test('what a limit leaves is named only while it can be staked', () => {
  const made = makePool()
  const { stakeDeadline } = made.terms
  const pool = { ...made, terms: { ...made.terms, limitSeconds: 30 * 86_400 } }
  for (const [now, isNamed] of [
    [stakeDeadline - 1, true],
    [stakeDeadline, false],
  ] as const) {
    renderWithTheme(<MyPanel view={makeAct({ pool, now, my: makeAccount({ staked: 1n }) })} />)
    expect(screen.queryByText(m.stakepage_mine_limit()) !== null).toBe(isNamed)
    cleanup()
  }
})
