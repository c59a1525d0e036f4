import { chainsFor } from '@slipway/chains'
import { expect, test } from 'vitest'
import { makeChainOfKey } from './chain-of-key.ts'

const chainOf = makeChainOfKey(chainsFor({ development: false }))

test.each([
  ['/api/tokens/bsc/0xabc', 56],
  ['/api/presales/ETH/0xabc/accounts/0xdef', 1],
  ['/api/presales?chain=bsc&status=running', 56],
  ['/api/portfolio/0xabc?chain=eth', 1],
  // A filter that names a network again, or another one, rests on both.
  ['/api/tokens/bsc/0xabc?chain=eth', undefined],
  ['/api/presales?chain=bsc&chain=eth', undefined],
  ['/api/tokens', undefined],
  ['/api/search?q=bsc', undefined],
  ['/api/tokens/nowhere/0xabc', undefined],
])('%s is about %s', (key, chainId) => {
  expect(chainOf(key)).toBe(chainId)
})
