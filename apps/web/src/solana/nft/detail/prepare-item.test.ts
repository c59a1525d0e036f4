import { m } from '@slipway/messages'
import type { SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { type Address, address } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../core/query-client.ts'
import { type ItemRequest, prepareItem } from './prepare-item.ts'

const chain = vi.hoisted(() => ({ size: 1n, strangers: new Set<string>() }))

// Nodes are proven by tests of their own: here it is what the form is told.
vi.mock('../../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/nft/get-solana-nft', async (original) => ({
  ...(await original<object>()),
  getSolanaNft: async () => ({ kind: 'collection', collection: { group: { size: chain.size } } }),
}))
vi.mock('@slipway/sdk/solana/multisend/find-non-wallets', () => ({
  findNonWallets: async () => chain.strangers,
}))
vi.mock('../../form/prepare-with-metadata.ts', () => ({ prepareWithMetadata: async () => 'whole' }))

const recipient = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const request = {
  chain: { chainId: 902 },
  collection: { address: recipient as Address, group: { size: 1n } } as SolanaCollection,
  item: { recipient },
} as unknown as ItemRequest
const readAgain = vi.spyOn(queryClient, 'invalidateQueries')

beforeEach(() => {
  chain.size = 1n
  chain.strangers.clear()
  readAgain.mockClear()
})

test('an NFT for a wallet is prepared while the collection is as the form has it', async () => {
  expect(await prepareItem(request)).toBe('whole')
  expect(readAgain).not.toHaveBeenCalled()
})

test('where another was minted meanwhile the form is told, and reads the collection again', async () => {
  chain.size = 2n
  expect(await prepareItem(request)).toBe(m.solana_nft_moved())
  expect(readAgain).toHaveBeenCalledTimes(1)
})

test('an address that a program owns gets nothing', async () => {
  chain.strangers.add(recipient)
  expect(await prepareItem(request)).toBe(m.solana_issue_not_wallet())
})
