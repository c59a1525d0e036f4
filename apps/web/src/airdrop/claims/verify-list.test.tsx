// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { ClaimsView } from './claims-view.ts'
import type { PublishedList } from './use-published-list.ts'
import { VerifyList } from './verify-list.tsx'

afterEach(cleanup)

const view = {
  airdrop: { total: 10n, ipfsKey: '' },
  token: { symbol: 'GLD', decimals: 0 },
} as unknown as ClaimsView
const said = '10\u00a0GLD'

test.each([
  [10n, m.airdrop_verify_sum({ count: '2', amount: said })],
  [12n, m.airdrop_verify_sum_differs({ amount: '12\u00a0GLD', said })],
  [8n, m.airdrop_verify_sum_less({ amount: '8\u00a0GLD', said })],
])('a list that adds up to %s: enough, too much for everyone, or a rest', async (total, text) => {
  const list = { prove: async () => ({ count: 2, total }) } as unknown as PublishedList
  const { container } = renderWithTheme(<VerifyList view={view} list={list} />)
  fireEvent.click(screen.getByText(m.airdrop_verify_now()))
  await screen.findByText(m.airdrop_verify_good())
  expect(container.textContent).toContain(text)
})
