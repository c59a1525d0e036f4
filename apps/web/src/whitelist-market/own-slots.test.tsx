// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import OwnSlots from './own-slots.tsx'

const listPortfolioSlots = vi.hoisted(() => vi.fn())
vi.mock('@slipway/api-client', async (actual) => ({
  ...(await actual<typeof import('@slipway/api-client')>()),
  makePresaleCalls: () => ({ listPortfolioSlots }),
}))
vi.mock('../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('./use-slot-acts.tsx', () => ({ useSlotActs: () => ({ act: {}, dialog: null }) }))
vi.mock('./own-slot.tsx', () => ({ OwnSlot: () => <p>an unused slot</p> }))

afterEach(cleanup)

const slot = (status: string) => ({ slot: { status }, presale: { id: status } })
const none = m.whitelist_sell_empty_title({ chain: activeChain.name })

test('that a wallet has no slot is said only once all of its pages were looked at', async () => {
  listPortfolioSlots.mockImplementation((_, { cursor }: { cursor?: string }) =>
    Promise.resolve(
      cursor === 'older'
        ? { items: [slot('unused')], nextCursor: null }
        : { items: [slot('used')], nextCursor: 'older' },
    ),
  )
  renderWithTheme(<OwnSlots contracts={{} as PresaleContracts} account={zeroAddress} />)
  const more = await screen.findByRole('button', { name: m.whitelist_list_more() })
  expect(screen.queryByText(none)).toBeNull()
  fireEvent.click(more)
  await screen.findByText('an unused slot')
})

test('a wallet without a slot reads so', async () => {
  listPortfolioSlots.mockResolvedValue({ items: [slot('used')], nextCursor: null })
  renderWithTheme(<OwnSlots contracts={{} as PresaleContracts} account={zeroAddress} />)
  await screen.findByText(none)
})
