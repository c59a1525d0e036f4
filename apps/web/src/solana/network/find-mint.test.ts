import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { beforeEach, expect, test, vi } from 'vitest'
import { findMint } from './find-mint.ts'

const getSolanaTokens = vi.hoisted(() => vi.fn())
vi.mock('@slipway/sdk/solana/get-solana-token', () => ({ getSolanaTokens }))

const chain = getChain('solana-local') as SolanaChainDefinition
const mint = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd'
beforeEach(() => getSolanaTokens.mockReset())

test('a token is found as its cluster calls it now, one without a name by its address', async () => {
  getSolanaTokens.mockResolvedValue([{ address: mint, name: ' Harbour Gold ', symbol: 'HGLD' }])
  expect(await findMint(chain, mint)).toMatchObject({
    ...{ kind: 'token', chainId: 902, address: mint, isExact: true },
    ...{ name: 'Harbour Gold', symbol: 'HGLD', owner: null, createdAt: null },
  })
  getSolanaTokens.mockResolvedValue([{ address: mint, name: '', symbol: ' ' }])
  expect(await findMint(chain, mint)).toMatchObject({ name: null, symbol: null })
})

test('what is no token is none, and what is no address is asked of nobody', async () => {
  getSolanaTokens.mockResolvedValue([])
  expect(await findMint(chain, mint)).toBeNull()
  getSolanaTokens.mockClear()
  expect(await findMint(chain, '1'.repeat(44))).toBeNull()
  expect(getSolanaTokens).not.toHaveBeenCalled()
})

test('a cluster without programs of the platform is not asked: its nodes would read what visitors look for', async () => {
  expect(await findMint(getChain('soldev') as SolanaChainDefinition, mint)).toBeNull()
  expect(getSolanaTokens).not.toHaveBeenCalled()
})
