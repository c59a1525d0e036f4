import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { poolRefusalText } from './pool-refusal-text.ts'
import { transactionFailureText } from './transaction-failure-text.ts'

test('every reason of the staking program has words of its own', () => {
  const own = Array.from({ length: 26 }, (_, index) => 7_300 + index)
  const texts = own.map((number) => poolRefusalText(number) ?? '')
  expect(texts.filter((text) => text === '' || text.includes('(error '))).toEqual([])
  expect(new Set(texts).size).toBe(own.length)
})

test('reasons of every program are said of a pool; the rest by their name, strangers by nothing', () => {
  expect(poolRefusalText(7_004)).toBe(m.solstakemake_refused_gone())
  expect(poolRefusalText(7_010)).toBe(m.solana_refused_account())
  expect(poolRefusalText(7_011)).toBe(m.solstakemake_mint_freezable())
  expect(poolRefusalText(7_028)).toBe(m.solana_refused({ reason: 'VaultMoved' }))
  expect(poolRefusalText(7_326)).toBeUndefined()
})

test('a transaction on a pool is asked of the staking program', () => {
  const chain = getChain('sol') as SolanaChainDefinition
  const failure = { kind: 'refused', reason: 7_303, instruction: 0 } as const
  const { text } = transactionFailureText(failure, chain, 'pool_stake')
  expect(text).toBe(m.solstakemake_refused_closed())
})
