import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { expect, test } from 'vitest'
import { clusterExplorer } from './cluster-explorer.ts'

const cluster = (name: string) => getChain(name) as SolanaChainDefinition

test.each([
  ['sol', 'address', 'https://solscan.io/account/abc'],
  ['sol', 'tx', 'https://solscan.io/tx/abc'],
  ['soldev', 'address', 'https://explorer.solana.com/address/abc?cluster=devnet'],
  ['soldev', 'tx', 'https://explorer.solana.com/tx/abc?cluster=devnet'],
] as const)('%s shows a %s', (name, kind, url) => {
  expect(clusterExplorer(cluster(name), kind, 'abc')?.url).toBe(url)
})

test('a local cluster has no explorer', () => {
  expect(clusterExplorer(cluster('solana-local'), 'tx', 'abc')).toBeUndefined()
})
