// @vitest-environment happy-dom
import { formatDuration, formatInteger, m } from '@slipway/messages'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ServiceProblem } from '../core/service-problem.ts'

const network = 'BNB Chain'
const page = vi.hoisted(() => ({
  ...{ name: 'BNB Chain', shortname: 'bsc', development: false },
  problem: undefined as ServiceProblem | undefined,
  type: 'evm',
}))
vi.mock('../core/active-chain.ts', () => ({ activeChain: page }))
vi.mock('../core/runtime-config.ts', () => ({ runtimeConfig: page }))
vi.mock('../core/service-problem.ts', () => ({ useServiceProblem: () => page.problem }))
vi.mock('./use-shown-chain.ts', () => ({ useShownChain: () => page }))

async function showBanner(shown: Partial<typeof page>) {
  const usual = { shortname: 'bsc', development: false, problem: undefined, type: 'evm' }
  Object.assign(page, usual, shown)
  cleanup()
  vi.resetModules()
  const { StatusBanner } = await import('./status-banner.tsx')
  render(<StatusBanner />)
}

const starting = { kind: 'index-starting', indexedBlock: 5, headBlock: 10 } as const
const link = () => screen.queryByRole('link', { name: m.shell_undeployed_local() })

afterEach(cleanup)

test.each<[ServiceProblem, string]>([
  [{ kind: 'node-down' }, m.shell_status_node_down({ network })],
  [{ kind: 'api-down' }, m.shell_status_api_down()],
  [
    starting,
    m.shell_index_building({ network, block: formatInteger(5n), head: formatInteger(10n) }),
  ],
  [{ ...starting, headBlock: null }, m.shell_status_index_starting({ network })],
  [
    { kind: 'index-behind', seconds: 125 },
    m.shell_status_index_behind({ network, duration: formatDuration(125) }),
  ],
  [{ kind: 'index-stuck' }, m.shell_status_index_stuck({ network })],
  [{ kind: 'index-differs' }, m.shell_status_index_differs({ network })],
])('%o is shown under the header, and no more once it is over', async (problem, text) => {
  await showBanner({ problem })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
  await showBanner({})
  expect(screen.getByRole('status').textContent).toBe('')
})

test('beside pages of Solana node and index of other networks are not spoken of, the API is', async () => {
  for (const problem of [{ kind: 'node-down' }, starting] as const) {
    await showBanner({ problem, type: 'solana' })
    expect(screen.getByRole('status').textContent).toBe('')
  }
  await showBanner({ problem: { kind: 'api-down' }, type: 'solana' })
  expect(screen.getByRole('status').textContent).toBe(m.shell_status_api_down())
})

test('where a node is down, a stack of this machine offers its own network, and nobody else does', async () => {
  const problem = { kind: 'node-down' } as const
  await showBanner({ problem, development: true })
  expect(link()?.getAttribute('href')).toBe('?chain=local')
  await showBanner({ problem, development: true, shortname: 'local' })
  expect(link()).toBeNull()
  await showBanner({ problem })
  expect(link()).toBeNull()
})
