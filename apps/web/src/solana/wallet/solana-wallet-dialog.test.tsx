// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import SolanaWalletDialog from './solana-wallet-dialog.tsx'
import type { SolanaWallet } from './wallet-standard.ts'
import { useWalletStore } from './wallet-store.ts'

const chain = getChain('sol') as SolanaChainDefinition
const nothing = () => undefined

afterEach(() => {
  cleanup()
  useWalletStore.setState({ wallets: [] })
})

test('a wallet that does not know the network is not said to be missing', () => {
  renderWithTheme(<SolanaWalletDialog chain={chain} onClose={nothing} />)
  screen.getByText(m.solana_wallet_none())
  cleanup()
  const other = { name: 'Other', chains: ['solana:devnet'] } as unknown as SolanaWallet
  useWalletStore.setState({ wallets: [other] })
  renderWithTheme(<SolanaWalletDialog chain={chain} onClose={nothing} />)
  screen.getByText(m.solana_wallet_none_for({ chain: chain.name }))
  expect(screen.queryByText(m.solana_wallet_none())).toBeNull()
})
