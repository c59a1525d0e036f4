// @vitest-environment happy-dom
import type { ChainStats, SolanaStats } from '@slipway/api-client'
import type { ChainDefinition } from '@slipway/chains'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { RaisedTable } from './raised-table.tsx'

afterEach(cleanup)

const [listed, own, nameless, unread] = ['1', '2', '3', '4'].map((digit) => `0x${digit.repeat(40)}`)
const chain = {
  type: 'evm',
  chainId: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { symbol: 'BNB', decimals: 18 },
  currencies: [{ name: 'USDT', address: listed, decimals: 18 }],
} as unknown as ChainDefinition
const cluster = {
  type: 'solana',
  chainId: 900,
  name: 'Solana',
  nativeCurrency: { symbol: 'SOL', decimals: 9 },
} as unknown as ChainDefinition
const solana = { chainId: 900, finished: 0, raisedLamports: '8600000000' } as SolanaStats
const kept = (currency = '', raised = '0', unit: object = { symbol: null, decimals: null }) => ({
  ...{ currency, raised, finished: 1, ...unit },
})

test('what is raised is said in every currency: by the list, else as the currency calls itself with its address', () => {
  const currencies = [
    kept(zeroAddress, '2500000000000000000'),
    // Nobody who calls themselves otherwise changes what the list says.
    kept(listed, '3000000000000000000', { symbol: 'FAKE', decimals: 2 }),
    kept(own, '1250000', { symbol: 'USDT', decimals: 6 }),
    kept(nameless, '700', { symbol: '', decimals: 2 }),
    kept(unread, '5'),
  ]
  renderWithTheme(
    <RaisedTable
      chains={[{ chainId: 56, currencies } as ChainStats]}
      solana={[solana]}
      networks={[chain, cluster]}
    />,
  )
  const rows = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent?.split(' · ')[0],
      term.nextElementSibling?.textContent?.replaceAll(/\s/g, ' '),
    ])
  expect(rows).toEqual([
    ['BNB', '2.5BNB'],
    ['USDT', '3USDT'],
    [`USDT (${shortenAddress(own ?? '')})`, `1.25USDT (${shortenAddress(own ?? '')})`],
    [shortenAddress(nameless ?? ''), `7${shortenAddress(nameless ?? '')}`],
    [shortenAddress(unread ?? ''), '—'],
    ['SOL', '8.6SOL'],
  ])
})
