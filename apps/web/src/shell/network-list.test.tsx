// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { NetworkList } from './network-list.tsx'

vi.mock('./offered-chains.ts', async () => {
  const { chainsFor } = await import('@slipway/chains')
  return { offeredChains: chainsFor({ development: true, overrides: [] }) }
})

test('a network is marked where the contracts are deployed, and no other', () => {
  renderWithTheme(<NetworkList type="evm" search="" onChoose={() => {}} />)
  const marked = screen
    .getAllByRole('button')
    .filter((network) => within(network).queryByText(m.shell_network_deployed()))
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Local chain/),
  ])
})
