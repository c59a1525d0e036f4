import { readAirdropList, writeAirdropList } from '@slipway/sdk/solana/airdrop/airdrop-list-file'
import { expect, test } from 'vitest'
import { solanaAirdropListInput } from './solana-airdrop-list.ts'
import { buildSolanaList } from './solana-list.ts'

const mint = 'So11111111111111111111111111111111111111112'
const list = { version: 1, chainId: 900, mint, entries: [[mint, '5']] }

test('a list is kept as it was sent, to the letter, and as every reader of lists takes it', () => {
  const kept = JSON.stringify(buildSolanaList(solanaAirdropListInput.parse(list)))
  const read = readAirdropList(JSON.parse(kept))
  expect(read).toMatchObject({ chainId: 900, mint })
  expect(read && writeAirdropList(read)).toBe(kept)
})

test.each([
  ['another version', { version: 2 }],
  ['no entries', { entries: [] }],
  ['an amount as a number', { entries: [[mint, 5]] }],
  ['an amount of nothing', { entries: [[mint, '0']] }],
  ['an address of another network', { entries: [[`0x${'ab'.repeat(20)}`, '5']] }],
  ['no token', { mint: undefined }],
  ['what no list has', { title: 'A' }],
])('%s is refused', (_, change) => {
  expect(solanaAirdropListInput.safeParse({ ...list, ...change }).success).toBe(false)
})
