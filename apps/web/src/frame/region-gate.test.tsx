// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { RegionGate } from './region-gate.tsx'

const answer = vi.hoisted(() => ({
  region: async (): Promise<unknown> => undefined,
  development: false,
}))
vi.mock('../core/api.ts', () => ({ api: { getRegion: () => answer.region() } }))
vi.mock('../core/runtime-config.ts', () => ({
  runtimeConfig: {
    get development() {
      return answer.development
    },
    chains: [],
    links: {},
  },
}))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children?: unknown }) => (
    <a href={to}>{children as string}</a>
  ),
}))

const gate = (pathname: string) =>
  renderWithTheme(
    <RegionGate pathname={pathname}>
      <p>the page</p>
    </RegionGate>,
  )
const restricted = async () => ({ restricted: true, country: 'CN', source: 'database' })
const title = 'Access from your region is limited'

afterEach(cleanup)

test('a restricted visitor meets the full-screen notice with the way to the exits', async () => {
  answer.region = restricted
  gate('/index')
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText(/force majeure/)).toBeDefined()
  expect(screen.getByText(/Trading losses are not compensated/)).toBeDefined()
  expect(screen.getByText('My tokens')).toBeDefined()
})

test('an exit is never covered: one line above the page', async () => {
  answer.region = restricted
  gate('/token/list')
  expect(await screen.findByText(/On this page you can withdraw your assets/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('the page')).toBeDefined()
})

test('on an exit a check that failed is not said to be about a region', async () => {
  answer.region = () => Promise.reject(new Error('down'))
  gate('/token/list')
  const line = await screen.findByText(/On this page you can withdraw your assets/)
  expect(line.textContent).not.toMatch(/region/)
})

test.each([
  '/solana',
  '/solana/token/4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
  '/solana/lock/list',
  '/solana/lock/4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
  '/solana/airdrop/4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
  '/solana/presale/4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
  '/solana/staking/4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
])('an exit on Solana is never covered either: %s', async (pathname) => {
  answer.region = restricted
  gate(pathname)
  expect(await screen.findByText(/On this page you can withdraw your assets/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a check that fails counts as restricted, and says so', async () => {
  answer.region = () => Promise.reject(new Error('down'))
  gate('/index')
  expect(await screen.findByText(/could not be determined/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Check again' })).toBeDefined()
})

test('a developer’s machine is no exception: there the API answers, and a check that fails has failed', async () => {
  answer.development = true
  answer.region = () => Promise.reject(new Error('down'))
  gate('/index')
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  answer.development = false
})

test('an address that nobody can place counts as restricted, and says so', async () => {
  answer.region = async () => ({ restricted: true, country: null, source: 'unknown' })
  gate('/index')
  expect(await screen.findByText(/could not be determined/)).toBeDefined()
})

test('an exit stays open where the check fails', async () => {
  answer.region = () => Promise.reject(new Error('down'))
  gate('/token/list')
  expect(await screen.findByText(/On this page you can withdraw your assets/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an unrestricted visitor sees the page alone', async () => {
  answer.region = async () => ({ restricted: false, country: 'DE', source: 'database' })
  gate('/index')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByText('the page')).toBeDefined()
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
})
