// @vitest-environment happy-dom

import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { AddressToolPage } from './address-tool-page.tsx'

vi.mock('./token-tab.tsx', () => {
  throw new Error('The part is away.')
})
vi.mock('./wallet-tab.tsx', () => ({ default: () => <p>addresses of wallets</p> }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', () => undefined)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a tab that does not load leaves the others', async () => {
  renderWithTheme(
    <AddressToolPage
      port={{ load: async () => undefined, adopt: () => undefined, release: () => undefined }}
    />,
  )
  await screen.findByText(m.shell_chunk_title())
  fireEvent.click(screen.getByRole('tab', { name: m.tools_address_tab_wallet() }))
  await screen.findByText('addresses of wallets')
  expect(screen.queryByText(m.shell_chunk_title())).toBeNull()
})
