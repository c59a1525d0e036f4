// @vitest-environment happy-dom
import type { SlotOffer } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { SlotOfferFacts } from './slot-facts.tsx'

const seller = `0x${'ab'.repeat(20)}`
const offer = { seller, buyer: null, createdAt: 100, expiresAt: 200, closedAt: null }

afterEach(cleanup)

test.each([
  ['open', true],
  ['expired', true],
  ['sold', false],
  ['canceled', false],
] as const)('a listing that is %s says when it ends: %s', (status, says) => {
  renderWithTheme(<SlotOfferFacts offer={{ ...offer, status } as unknown as SlotOffer} />)
  expect(screen.queryByText(m.whitelist_offer_until()) !== null).toBe(says)
})
