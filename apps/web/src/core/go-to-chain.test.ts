// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { goToChain } from './go-to-chain.ts'
import { loadPage, pageAddress } from './page-address.ts'

vi.mock('./active-chain.ts', () => ({ rememberChain: vi.fn() }))
vi.mock('./page-address.ts', () => ({ loadPage: vi.fn(), pageAddress: vi.fn() }))

beforeEach(() => {
  vi.mocked(loadPage).mockReset()
})

test.each([
  ['/token/list?chain=local&page=2', '/token/list?chain=bsc&page=2'],
  ['/solana/token/list?network=sol', '/token/list?chain=bsc'],
  ['/solana/presale/create?network=sol', '/presale/create?chain=bsc'],
  ['/solana/staking/list', '/mining/list?chain=bsc'],
  ['/solana/lock/create', '/lock/token?chain=bsc'],
  ['/solana/airdrop/list', '/airdrop/mine?chain=bsc'],
  ['/solana/lock/8xLRgVq8pZtMBDz7Zp7FRrnTaQdGk2sWLtRkAeNvXgWh', '/?chain=bsc'],
  ['/solana/multisend', '/?chain=bsc'],
  ['/solana', '/?chain=bsc'],
])('from %s another network leads to %s', (from, to) => {
  vi.mocked(pageAddress).mockReturnValue(new URL(from, 'https://site.example'))
  goToChain('bsc')
  expect(loadPage).toHaveBeenCalledExactlyOnceWith(to)
})
