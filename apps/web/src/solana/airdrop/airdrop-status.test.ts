import type { SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import { expect, test } from 'vitest'
import { airdropStatus } from './airdrop-reads.ts'

const airdrop = { startAt: 100, endAt: 200, settled: 1, entries: 2 } as SolanaAirdrop

test.each([
  [99, 'coming'],
  [100, 'running'],
  [199, 'running'],
  // The program pays nothing from the end's own second on.
  [200, 'finished'],
] as const)('at %i it is %s', (now, status) => {
  expect(airdropStatus(airdrop, now)).toBe(status)
})

test('without an end it runs until every entry was paid', () => {
  expect(airdropStatus({ ...airdrop, endAt: undefined }, 10 ** 10)).toBe('running')
  expect(airdropStatus({ ...airdrop, endAt: undefined, settled: 2 }, 150)).toBe('paid')
  expect(airdropStatus({ ...airdrop, settled: 2 }, 300)).toBe('paid')
})
