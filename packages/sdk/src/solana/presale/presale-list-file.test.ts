import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { readPresaleList, writePresaleList } from './presale-list-file.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const wallet = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd' as Address
const list = {
  ...{ chainId: 902, mint },
  entries: [
    { wallet, level: 2 },
    { wallet: mint, level: 1 },
  ] as const,
}
const file = JSON.parse(writePresaleList(list)) as Record<string, unknown>

test('a list that was written is read as it was, in its order', () => {
  expect(readPresaleList(file)).toEqual(list)
})

test.each([
  ['nothing', null],
  ['another version', { ...file, version: 2 }],
  ['no network', { ...file, chainId: '902' }],
  ['a token of another network', { ...file, mint: `0x${'ab'.repeat(20)}` }],
  ['no entries', { ...file, entries: [] }],
  ['an entry that is none', { ...file, entries: [[wallet, 1], 'x'] }],
  ['an address that is none', { ...file, entries: [['0l', 1]] }],
  ['a tier that there is not', { ...file, entries: [[wallet, 3]] }],
  ['more wallets than a list has', { ...file, entries: Array(10_001).fill([wallet, 1]) }],
])('%s is no list', (_, wrong) => {
  expect(readPresaleList(wrong)).toBeUndefined()
})
