import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { readAirdropList, writeAirdropList } from './airdrop-list-file.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const claimant = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd' as Address
const list = { chainId: 902, mint, entries: [{ claimant, amount: 2n ** 64n - 1n }] }
const file = JSON.parse(writeAirdropList(list)) as Record<string, unknown>

test('a list that was written is read as it was', () => {
  expect(readAirdropList(file)).toEqual(list)
})

test.each([
  ['nothing', null],
  ['another version', { ...file, version: 2 }],
  ['no network', { ...file, chainId: '902' }],
  ['a token of another network', { ...file, mint: `0x${'ab'.repeat(20)}` }],
  ['no entries', { ...file, entries: [] }],
  ['an entry that is none', { ...file, entries: [[claimant, '5'], 'x'] }],
  ['an address that is none', { ...file, entries: [['0l', '5']] }],
  ['nothing for somebody', { ...file, entries: [[claimant, '0']] }],
  ['more than 64 bits', { ...file, entries: [[claimant, String(2n ** 64n)]] }],
  ['more entries than an airdrop has', { ...file, entries: Array(200_001).fill([claimant, '1']) }],
])('%s is no list', (_, wrong) => {
  expect(readAirdropList(wrong)).toBeUndefined()
})
