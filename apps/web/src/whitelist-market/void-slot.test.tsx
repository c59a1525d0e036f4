// @vitest-environment happy-dom
import type { SlotOffer } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import type { FormContext } from '../action/form-context.ts'
import { SlotBuyPanel } from './slot-buy-panel.tsx'
import { SlotCard } from './slot-card.tsx'
import { withdrawOfferPlan } from './slot-plans.ts'

const seller = '0x1111111111111111111111111111111111111111'
vi.mock('../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))
vi.mock('../badges/badged-name.tsx', () => ({
  BadgedName: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))
vi.mock('../transaction/use-chain-now.ts', () => ({ useChainNow: () => 100 }))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: seller }) }))

/** An offer that stands in the market until 200. */
const offer = (isFillable: boolean) =>
  ({
    ...{ saleId: 4, presale: zeroAddress, seller, level: 1, priceWei: '1', status: 'open' },
    ...{ isFillable, expiresAt: 200, closedAt: null },
    presaleFacts: {
      ...{ info: { name: 'Harbour' }, kind: 'normal', whitelistMode: 2, startTime: 0 },
      ...{ t1Seconds: 0, t2Seconds: 0, endTime: 300, status: { label: 'running' } },
      token: { symbol: 'HBR' },
    },
  }) as unknown as SlotOffer
const act = { doneOf: () => null, open: () => undefined } as unknown as FormContext
const contracts = {} as PresaleContracts

afterEach(cleanup)

test.each([true, false])('the slot is said to remain its seller’s if it can be sold: %s', (is) => {
  renderWithTheme(<SlotBuyPanel contracts={contracts} offer={offer(is)} act={act} />)
  screen.getByRole('button', { name: m.whitelist_withdraw() })
  expect(screen.queryByText(m.whitelist_withdraw_text()) !== null).toBe(is)
  expect(screen.queryByText(m.whitelist_withdraw_text_void()) !== null).toBe(!is)
})

test('its review and its end promise no slot that may be gone', () => {
  const plan = (isFillable: boolean) =>
    withdrawOfferPlan(contracts, {
      ...{ presale: zeroAddress, name: 'Harbour', level: 1, saleId: 4n, isFillable },
    })
  expect(plan(true).review.gets[0]?.label).toBe(m.whitelist_withdraw_gets())
  expect(plan(false).review.gets[0]?.label).toBe(m.whitelist_withdraw_gets_void())
  const state = {} as Parameters<NonNullable<ReturnType<typeof plan>['done']>>[0]
  expect(plan(true).done?.(state)).toBe(m.whitelist_withdraw_done())
  expect(plan(false).done?.(state)).toBe(m.whitelist_withdraw_done_void())
})

test('one that nobody can fill has not ended before its time', () => {
  renderWithTheme(<SlotCard offer={offer(false)} />)
  screen.getByText(m.whitelist_offer_until())
  expect(screen.queryByText(m.whitelist_ended())).toBeNull()
})
