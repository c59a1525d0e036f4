// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m } from '@slipway/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { localSession } from '../core/session.ts'
import { useSessionStore } from '../core/session-store.ts'
import { AccountButton } from './account-button.tsx'
import { AccountLinks } from './mobile-menu.tsx'

vi.mock('./use-current-page.ts', () => ({ useCurrentPage: () => ({ key: '/index' }) }))
vi.mock('../core/app-link.tsx', () => ({ AppLink: () => undefined }))

afterEach(() => {
  cleanup()
  useSessionStore.setState({ session: localSession })
})

const show = (element: React.ReactNode) =>
  render(<MantineProvider env="test">{element}</MantineProvider>)

async function openMenu() {
  show(<AccountButton />)
  screen.getByRole('button', { name: m.account_menu() }).click()
  await screen.findByRole('menu', {}, { timeout: 10_000 })
}

test.each([
  ['the menu of the header', openMenu],
  ['the menu of narrow screens', async () => show(<AccountLinks onNavigate={() => undefined} />)],
])('%s shows the fixed local session and what it cannot do', async (_place, open) => {
  await open()
  expect(await screen.findByText('Admin')).toBeDefined()
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/favicon.svg')
  expect(screen.getByText(m.account_session_local())).toBeDefined()
})

test('of an account, its own name alone', async () => {
  useSessionStore.setState({ session: { ...localSession, token: 't', welcome: 'Anna' } })
  await openMenu()
  expect(await screen.findByText('Anna')).toBeDefined()
  expect(screen.queryByText('Admin')).toBeNull()
  expect(screen.queryByText(m.account_session_local())).toBeNull()
})
