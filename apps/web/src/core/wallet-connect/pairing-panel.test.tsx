// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { pairingNote } from '../pairing-note.ts'
import { ClientNotStarted } from './errors.ts'
import PairingPanel from './pairing-panel.tsx'

const page = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.reject(new Error()) }))
vi.mock('wagmi', () => ({ useConfig: () => ({}) }))
vi.mock('wagmi/actions', () => ({ connect: () => new Promise(() => undefined) }))
vi.mock('./wallet-connect-of.ts', () => ({ walletConnectOf: () => ({}) }))
vi.mock('./load-provider.ts', () => ({
  loadProvider: () => page.load(),
  dropProvider: () => undefined,
}))

const nothing = () => undefined
const again = () => screen.queryByRole('button', { name: m.shell_walletconnect_again() })
const show = () => renderWithTheme(<PairingPanel onBack={nothing} onConnected={nothing} />)

beforeEach(() => {
  page.load = () => new Promise(() => undefined)
})

afterEach(() => {
  cleanup()
  pairingNote.clear()
})

test('the focus stays in the dialog when a new code is made', async () => {
  page.load = () => Promise.reject(new ClientNotStarted())
  show()
  const button = await screen.findByRole('button', { name: m.shell_walletconnect_again() })
  page.load = () => new Promise(() => undefined)
  button.focus()
  fireEvent.click(button)
  expect(again()).toBeNull()
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: m.shell_walletconnect_back() }),
  )
})

test('the tab remembers a code for as long as it is shown', async () => {
  const { unmount } = show()
  expect(pairingNote.isKept()).toBe(true)
  unmount()
  expect(pairingNote.isKept()).toBe(false)
  page.load = () => Promise.reject(new ClientNotStarted())
  show()
  await screen.findByRole('button', { name: m.shell_walletconnect_again() })
  expect(pairingNote.isKept()).toBe(false)
})
