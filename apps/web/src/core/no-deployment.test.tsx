// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import NoDeployment from './no-deployment.tsx'

// Links belong to the router, which stands outside of this page.
vi.mock('./app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

test('says what the network is, what works on it, and how an operator deploys', () => {
  renderWithTheme(<NoDeployment />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Slipway is not deployed on BNB Smart Chain',
  )
  expect(screen.getByText('BNB (BNB)')).toBeDefined()
  expect(screen.getByRole('link', { name: 'BscScan' }).getAttribute('href')).toBe(
    'https://bscscan.com',
  )
  expect(screen.getByText(/Look up any token by its address/)).toBeDefined()
  expect(screen.getByText('npm run deploy -- --chain bsc')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose another network' })).toBeDefined()
})

test('a production page knows no local chain', () => {
  renderWithTheme(<NoDeployment />)
  expect(screen.queryByRole('button', { name: 'Go to the local chain' })).toBeNull()
})

test.each(['/lp/fix', '/tools/address'])('leads to %s, which works without our contracts', (to) => {
  renderWithTheme(<NoDeployment />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(to)
})
