// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

const page = vi.hoisted(() => ({ name: 'BNB Chain', shortname: 'bsc', development: true }))
vi.mock('./active-chain.ts', () => ({ activeChain: page }))
vi.mock('./runtime-config.ts', () => ({ runtimeConfig: page }))
vi.mock('./use-service-problem.ts', () => ({ useServiceProblem: () => ({ kind: 'node-down' }) }))

async function showBanner(shown: Partial<typeof page>) {
  Object.assign(page, { shortname: 'bsc', development: true }, shown)
  vi.resetModules()
  const { StatusBanner } = await import('./status-banner.tsx')
  render(<StatusBanner />)
}

const link = () => screen.queryByRole('link', { name: m.shell_undeployed_local() })

afterEach(cleanup)

test('where a node does not answer, a stack of this machine offers its own network', async () => {
  await showBanner({})
  expect(link()?.getAttribute('href')).toBe('?chain=local')
})

test('nothing of it on that network, nor on a public site', async () => {
  await showBanner({ shortname: 'local' })
  expect(link()).toBeNull()
  cleanup()
  await showBanner({ development: false })
  expect(link()).toBeNull()
})
