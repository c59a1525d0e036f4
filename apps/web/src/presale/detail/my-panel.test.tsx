// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
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
