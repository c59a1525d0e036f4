import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { address } from '@solana/kit'
import { expect, test } from 'vitest'
import { presaleReads } from './presale-reads.ts'

const place = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')

test('whatever is read of presales is read again by itself: others pay and contribute, and the clock goes on', () => {
  const reads = presaleReads(getChain('sol') as SolanaChainDefinition, place)
  const all = [
    reads.all(),
    reads.joined(place),
    reads.one(place),
    reads.buyers(place),
    reads.buyer(place, place),
  ]
  expect(all).toHaveLength(Object.keys(reads).length)
  for (const { queryKey, refetchInterval } of all)
    expect({ queryKey, refetchInterval }).toEqual({ queryKey, refetchInterval: 15_000 })
})
