// @vitest-environment happy-dom
import { m, setLocale } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import { MyPanel } from './my-panel.tsx'
import type { PresaleView } from './presale-context.ts'

const unit = 10n ** 18n

/** Nine of thirty came from this wallet, and twenty were kept: six of them. */
function show(excess: bigint) {
  const { endTime } = makePresale().terms
  const ended = { poolStatus: 1, finalizedAt: endTime, vestingStart: endTime }
  const presale = makePresale({ kind: 'fair', state: { total: 30n * unit, ...ended } })
  const my = { contributed: 9n * unit, allocation: 24_000n * unit, claimed: 0n, excess }
  const status = presaleStatus(presale, endTime + 60)
  const view = { presale, status, account: presale.address, my: { ...my, exitFee: 0n, level: 0 } }
  renderWithTheme(<MyPanel view={view as unknown as PresaleView} />)
}

const textOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

beforeEach(() => setLocale('en-US'))
afterEach(cleanup)

test('what a fair presale kept stands beside what was contributed, and what came back with it', () => {
  show(0n)
  expect(textOf(m.presale_mine_contributed())).toBe('9\u00a0ETH')
  expect(textOf(m.presale_mine_accepted())).toBe('6\u00a0ETH')
  expect(textOf(m.presale_mine_returned())).toBe('3\u00a0ETH')
})

test('what is still to come back is said to come with the claim', () => {
  show(3n * unit)
  expect(textOf(m.presale_mine_excess())).toBe('3\u00a0ETH')
  expect(screen.queryByText(m.presale_mine_returned())).toBeNull()
})
