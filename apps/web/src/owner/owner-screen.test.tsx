// @vitest-environment happy-dom
import type { Owner, TokenSummary } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { OwnerScreen } from './owner-screen.tsx'

vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const at = (digit: string) => `0x${digit.repeat(40)}` as const
const none = { items: [], hasMore: false }
const token = {
  ...{ id: '1', chainId: 31_337, address: at('a'), owner: at('b') },
  ...{ name: 'Keel', symbol: 'KEEL', createdAt: 1_700_000_000 },
} as TokenSummary
const profile = {
  ...{ address: at('b'), clocks: [], firstAt: null },
  figures: {
    ...{ tokens: 13, presales: 0, locks: 0, pools: 0, airdrops: 0, collections: 0 },
    presalesByLabel: { coming: 0, running: 0, waiting: 0, finished: 0, canceled: 0 },
    ...{ raised: [], most: 1_000 },
  },
  ...{ tokens: { items: [token], hasMore: true }, presales: none, locks: none, pools: none },
  ...{ airdrops: none, collections: none },
} as Owner

afterEach(cleanup)

test('a list that leaves some out says so, even where no other page has the rest', () => {
  renderWithTheme(<OwnerScreen profile={profile} />)
  screen.getByText(m.portfolio_count_more({ count: '1' }))
  cleanup()
  renderWithTheme(
    <OwnerScreen profile={{ ...profile, tokens: { items: [token], hasMore: false } }} />,
  )
  expect(screen.queryByText(m.portfolio_count_more({ count: '1' }))).toBeNull()
  screen.getByText('1')
})
