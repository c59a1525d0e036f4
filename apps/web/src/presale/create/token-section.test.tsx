// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldOfForm, renderInForm } from '../test/render-in-form.tsx'
import { TokenSection } from './token-section.tsx'

const mocks = vi.hoisted(() => ({
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  getToken: vi.fn(),
}))
vi.mock('../../core/token-api.ts', () => ({ tokenApi: { getToken: mocks.getToken } }))
vi.mock('../../core/api.ts', () => ({
  api: { listTokens: async () => ({ items: [{ address: mocks.token, symbol: 'MINE' }] }) },
}))
vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract: () => new Promise(() => undefined) },
}))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: mocks.account }) }))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('tokens of the connected wallet are offered, fill the address in, and their pools are no goods', async () => {
  renderInForm(<TokenSection />)
  const own = await screen.findByRole('group', { name: m.presale_token_own() })
  expect(own.textContent).toContain('MINE')
  fireEvent.click(screen.getByRole('button', { name: /^MINE/ }))
  await waitFor(() => expect(fieldOfForm('token').value).toBe(mocks.token))
  expect(mocks.getToken).not.toHaveBeenCalled()
})
