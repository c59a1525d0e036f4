// @vitest-environment happy-dom
import { getChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import NetworkDialog from './network-dialog.tsx'

vi.mock('./use-go-to.ts', () => ({ useGoTo: () => () => undefined }))

afterEach(cleanup)

test('networks of the EVM and clusters of Solana stand in a tab each', async () => {
  renderWithTheme(<NetworkDialog onClose={() => undefined} />)
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['EVM', 'SOL'])
  const panel = () => screen.getByRole('tabpanel').textContent
  expect(panel()).toContain('BNB Smart Chain')
  expect(panel()).not.toContain(m.shell_network_sol_note())
  fireEvent.click(screen.getByRole('tab', { name: 'SOL' }))
  expect(panel()).toContain(m.shell_network_sol_note())
  expect(panel()).toContain('Solana')
})

test('on a page of Solana the picker opens where its cluster is, and marks no other network', async () => {
  renderWithTheme(<NetworkDialog current={getChain('sol')} onClose={() => undefined} />)
  const [, solana] = await screen.findAllByRole('tab')
  expect(solana?.getAttribute('aria-selected')).toBe('true')
  const panel = () => screen.getByRole('tabpanel').textContent
  expect(panel()).toContain(`Solana${m.shell_network_current()}`)
  fireEvent.click(screen.getByRole('tab', { name: 'EVM' }))
  expect(panel()).not.toContain(m.shell_network_current())
})
