import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { jupiterLockProgram } from '@slipway/sdk/solana/jupiter-lock/jupiter-lock-program'
import { beforeEach, expect, test, vi } from 'vitest'
import { readTokenEscrows } from './escrow-reads.ts'

const chain = getChain('solana-local') as SolanaChainDefinition
const mint = '21q7F5GAZTJ3n2i48tynJvD8m1RrgrCdN8xZwqSNT9wH'
const asked: unknown[] = []

// A cluster without the program: every question about an account but this one would fail.
vi.mock('../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getAccountInfo: (address: string) => ({
      send: async () => {
        asked.push(address)
        return { value: null }
      },
    }),
  }),
}))

beforeEach(() => {
  asked.length = 0
})

test('a cluster without the program is asked for the program alone, and nothing is claimed', async () => {
  expect(await readTokenEscrows(chain, mint)).toBeNull()
  expect(asked).toEqual([jupiterLockProgram])
})

test('an address that is none asks nothing', async () => {
  expect(await readTokenEscrows(chain, 'nothing')).toBeNull()
  expect(asked).toEqual([])
})
