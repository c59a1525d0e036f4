// @vitest-environment happy-dom
import { getChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { NetworkList } from './network-list.tsx'

vi.mock('./offered-chains.ts', async () => {
  const { chainsFor } = await import('@slipway/chains')
  return { offeredChains: chainsFor({ development: true, overrides: [] }) }
})

afterEach(cleanup)

test('a network is marked where the contracts are deployed, and no other', () => {
  renderWithTheme(<NetworkList type="evm" search="" onChoose={() => {}} />)
  const marked = screen
    .getAllByRole('button')
    .filter((network) => within(network).queryByText(m.shell_network_deployed()))
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Local chain/),
  ])
})

test('of Solana a cluster is marked where the platform’s programs are, and no other', () => {
  renderWithTheme(<NetworkList type="solana" search="" onChoose={() => {}} />)
  const clusters = screen.getAllByRole('button')
  const marked = clusters.filter((one) => within(one).queryByText(m.shell_network_programs()))
  expect(clusters.length).toBeGreaterThan(1)
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(getChain('solana-local').name),
  ])
})

test('the retired networks, and no others, stand under a warning', () => {
  renderWithTheme(<NetworkList type="evm" search="" onChoose={() => {}} />)
  const warning = screen.getByText(m.shell_network_retired_warning())
  const group = warning.closest('section') as HTMLElement
  expect(within(group).getByRole('heading').textContent).toBe(m.shell_network_retired())
  expect(within(group).getByRole('button', { name: /HECO/i })).toBeDefined()
})
