// @vitest-environment happy-dom
import type { Status } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from './active-chain.ts'
import { IndexAway } from './index-away.tsx'
import { statusQuery } from './status-query.ts'

afterEach(cleanup)

type Chain = Status['chains'][number]

function said(chain?: Partial<Chain>): string | null {
  const client = new QueryClient()
  const health: Chain = {
    chainId: activeChain.chainId,
    indexedBlock: 1_200,
    indexedAt: null,
    headBlock: 5_000,
    lagSeconds: 0,
    auditedBlock: null,
    differences: [],
    healthy: false,
    problem: 'INDEX_STARTING',
    checkedAt: 1_795_000_000,
    ...chain,
  }
  if (chain) client.setQueryData(statusQuery.queryKey, { healthy: false, chains: [health] })
  renderWithTheme(
    <QueryClientProvider client={client}>
      <p role="status">
        <IndexAway rest="Your funds are on chain." />
      </p>
    </QueryClientProvider>,
  )
  return screen.getByRole('status').textContent
}

const sentence = (reason: string) =>
  m.shell_index_reason({ reason, rest: 'Your funds are on chain.' })
const network = activeChain.name

test('an index that is being built is said to be, without numbers that are announced each time', () => {
  expect(said({})).toBe(sentence(m.shell_status_index_starting({ network })))
})

test.each<[string, Partial<Chain> | undefined]>([
  ['nothing is known', undefined],
  ['it lags', { problem: 'INDEX_BEHIND' }],
  ['it is well', { problem: null, healthy: true }],
  ['another network is being built', { chainId: 1 }],
])('while %s it is unavailable', (_how, chain) => {
  expect(said(chain)).toBe(sentence(m.shell_index_away()))
})
