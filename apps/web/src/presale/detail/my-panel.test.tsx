// @vitest-environment happy-dom
import { m, setLocale } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import { MyPanel } from './my-panel.tsx'
import type { PresaleContext, PresaleView } from './presale-context.ts'
import RefundPanel from './refund-panel.tsx'

const E = 10n ** 18n
const my = {
  contributed: 8n * E,
  allocation: 20_000n * E,
  claimed: 0n,
  exitFee: 0n,
  level: 0,
  refundable: 8n * E,
  refundFee: 0n,
} as PresaleAccount
const fair = makePresale({ kind: 'fair', state: { total: 32n * E } })
const { endTime } = fair.terms

const viewOf = (presale: typeof fair, now: number) =>
  ({
    presale,
    my,
    account: presale.terms.owner,
    now,
    status: presaleStatus(presale, now),
    doneOf: () => null,
  }) as unknown as PresaleView & PresaleContext

function textOf(presale: typeof fair, now: number): string {
  renderWithTheme(<MyPanel view={viewOf(presale, now)} />)
  return document.body.textContent ?? ''
}

beforeEach(() => setLocale('en-US'))
afterEach(cleanup)

describe('the share of a fair presale above its cap', () => {
  test('moves until the end', () => {
    const text = textOf(fair, endTime - 1)
    expect(text).toContain(m.presale_mine_allocation_now())
    expect(text).toContain(m.presale_mine_excess())
  })

  test('is settled after the end, and the rest still comes back with the claim', () => {
    const text = textOf(fair, endTime)
    expect(text).not.toContain(m.presale_mine_allocation_now())
    expect(text).toContain(m.presale_mine_allocation())
    expect(text).toContain(m.presale_mine_excess())
  })

  test('brings nothing with a claim once the presale was canceled', () => {
    const text = textOf(
      makePresale({ kind: 'fair', state: { ...fair.state, poolStatus: 2 } }),
      endTime,
    )
    expect(text).not.toContain(m.presale_mine_excess())
  })
})

test('nobody is told what leaving would pay once nobody can leave', () => {
  const shown = (now: number) => {
    cleanup()
    const act = viewOf(fair, now)
    renderWithTheme(<RefundPanel act={act} my={my} />)
    return document.body.textContent ?? ''
  }
  expect(shown(endTime - 901)).toContain(m.presale_refund_receive())
  expect(shown(endTime - 900)).not.toContain(m.presale_refund_receive())
  expect(shown(endTime)).not.toContain(m.presale_refund_fee())
})

/** Nine of thirty came from this wallet, and twenty were kept: six of them. */
function showFinished(excess: bigint) {
  const ended = { poolStatus: 1, finalizedAt: endTime, vestingStart: endTime }
  const presale = makePresale({ kind: 'fair', state: { total: 30n * E, ...ended } })
  const view = viewOf(presale, endTime + 60)
  const mine = { ...my, contributed: 9n * E, allocation: 24_000n * E, excess }
  renderWithTheme(<MyPanel view={{ ...view, my: mine }} />)
}

const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('what a fair presale kept stands beside what was contributed, and what came back with it', () => {
  showFinished(0n)
  expect(amountOf(m.presale_mine_contributed())).toBe('9\u00a0ETH')
  expect(amountOf(m.presale_mine_accepted())).toBe('6\u00a0ETH')
  expect(amountOf(m.presale_mine_returned())).toBe('3\u00a0ETH')
})

test('what is still to come back is said to come with the claim', () => {
  showFinished(3n * E)
  expect(amountOf(m.presale_mine_excess())).toBe('3\u00a0ETH')
  expect(screen.queryByText(m.presale_mine_returned())).toBeNull()
})

describe('the share of a fair presale below its soft cap', () => {
  test.each([
    [fair.terms.softCap - 1n, m.presale_mine_allocation_soft(), m.presale_mine_allocation_now()],
    [fair.terms.softCap, m.presale_mine_allocation_now(), m.presale_mine_allocation_soft()],
  ])('is not said to be paid if it ended now: %s raised', (total, said, unsaid) => {
    const text = textOf(makePresale({ kind: 'fair', state: { total } }), endTime - 1)
    expect(text).toContain(said)
    expect(text).not.toContain(unsaid)
  })
})
