// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import type { PresaleContext } from './presale-context.ts'
import SlotPanel from './slot-panel.tsx'

const listed = vi.hoisted(() => ({ data: null as object | null }))
vi.mock('./use-listed-slot.ts', () => ({ useListedSlot: () => listed }))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}))

afterEach(() => {
  cleanup()
  listed.data = null
})

test.each([
  ['is on chain', 1, null, -1, true],
  ['is of no use, as everybody may come in', 1, null, 0, false],
  ['was given away just now', 0, 'The slot was transferred.', -1, false],
])(
  'a slot that %s: whether it is offered for sale',
  (_which, slotStatus, done, after, isOffered) => {
    const windows = { useWhiteList: 1, t1Block: 600, t2Block: 300, enableWhiteTransfer: true }
    const presale = makePresale({ terms: windows })
    const now = presale.terms.startTime + 900 + after
    const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const my = { slotStatus, level: 2 } as PresaleAccount
    const act = {
      ...{ presale, account, my, now, token: presale.token, open: () => undefined },
      doneOf: () => done,
      clearDone: () => undefined,
    } as unknown as PresaleContext
    renderWithTheme(<SlotPanel act={act} />)
    if (done) screen.getByText(done)
    expect(screen.queryByText(m.presale_slot_sell()) !== null).toBe(isOffered)
  },
)

test('a place of the list is put on chain as long as it can be sold', () => {
  const windows = { useWhiteList: 1, t1Block: 600, t2Block: 300, enableWhiteTransfer: true }
  const presale = makePresale({ terms: windows })
  const opensToAll = presale.terms.startTime + 900
  listed.data = { index: 0, level: 2, proof: [] }
  const isOffered = (now: number) => {
    const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const my = { slotStatus: 0, level: 0 } as PresaleAccount
    const act = { ...{ presale, account, my, now }, doneOf: () => null } as unknown
    renderWithTheme(<SlotPanel act={act as PresaleContext} />)
    const isShown = screen.queryByText(m.presale_slot_activate()) !== null
    cleanup()
    return isShown
  }
  expect([isOffered(opensToAll - 1), isOffered(opensToAll)]).toEqual([true, false])
})
