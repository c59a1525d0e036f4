// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { useWalletStore } from '../wallet/wallet-store.ts'
import { SolanaLockListPage } from './solana-lock-list-page.tsx'

const cluster = vi.hoisted(() => ({ name: 'sol' }))
vi.mock('../network/use-cluster.ts', () => ({
  useCluster: () => getChain(cluster.name) as SolanaChainDefinition,
}))
vi.mock('../frame/solana-page.tsx', () => ({
  SolanaPage: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../wallet/connect-solana-button.tsx', () => ({ ConnectSolanaButton: () => null }))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('./lock-reads.ts', () => ({ readLocks: async () => [] }))
vi.mock('../jupiter-lock/own-escrows.tsx', () => ({
  default: (props: { account: string }) => <output>{`escrows of ${props.account}`}</output>,
}))

afterEach(() => {
  cleanup()
  useWalletStore.setState({ account: undefined })
})

const connect = () => useWalletStore.setState({ account: { address: 'Wallet' } as never })

test.each(['sol', 'solana-local'])(
  'what Jupiter Lock holds for the wallet stands below, with a locker of ours or without: %s',
  async (name) => {
    cluster.name = name
    connect()
    renderWithTheme(<SolanaLockListPage />)
    await screen.findByText('escrows of Wallet')
  },
)

test('a wallet is asked for once, also where there is no locker of ours', () => {
  for (const name of ['sol', 'solana-local']) {
    cluster.name = name
    renderWithTheme(<SolanaLockListPage />)
    expect(screen.getAllByText(m.token_list_disconnected_title())).toHaveLength(1)
    expect(screen.queryAllByText(m.soljuplock_disconnected())).toHaveLength(name === 'sol' ? 1 : 0)
    cleanup()
  }
})
