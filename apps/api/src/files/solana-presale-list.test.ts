import { readPresaleList, writePresaleList } from '@slipway/sdk/solana/presale/presale-list-file'
import { expect, test } from 'vitest'
import { buildSolanaList } from './solana-list.ts'
import { solanaPresaleListInput } from './solana-presale-list.ts'

const mint = 'So11111111111111111111111111111111111111112'
const list = { version: 1, chainId: 900, mint, entries: [[mint, 2]] }

test('a list is kept as it was sent, to the letter, and as every reader of lists takes it', () => {
  const kept = JSON.stringify(buildSolanaList(solanaPresaleListInput.parse(list)))
  const read = readPresaleList(JSON.parse(kept))
  expect(read).toMatchObject({ chainId: 900, mint })
  expect(read && writePresaleList(read)).toBe(kept)
})

test.each([
  ['another version', { version: 2 }],
  ['no entries', { entries: [] }],
  ['a tier that there is not', { entries: [[mint, 3]] }],
  ['a tier as a text', { entries: [[mint, '1']] }],
  ['an address of another network', { entries: [[`0x${'ab'.repeat(20)}`, 1]] }],
  ['no token', { mint: undefined }],
  ['what no list has', { title: 'A' }],
])('%s is refused', (_, change) => {
  expect(solanaPresaleListInput.safeParse({ ...list, ...change }).success).toBe(false)
})
