import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { readSolanaList } from './read-solana-list.ts'

const one = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
const two = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'
/** On no point of the curve: nobody has its key. */
const offCurve = '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR'

const mint = 'So11111111111111111111111111111111111111112' as Address
const read = (text: string, decimals: number) => readSolanaList(text, { mint, decimals })
const codes = (text: string, decimals = 2) =>
  read(text, decimals).issues.map(({ line, code }) => [line, code])

test('reads addresses and amounts, with or without a heading, as spreadsheets write them', () => {
  const rows = [
    { line: 1, address: one, amount: 150n },
    { line: 2, address: two, amount: 123_450n },
  ]
  const plain = `${one},1.5\n${two},1234.5\n`.replaceAll('\\\n', '\n')
  expect(read(plain, 2)).toEqual({ rows, issues: [], total: 123_600n, duplicates: 0 })
  const sheet = `\uFEFFWallet;Amount\r\n"${one}";1,5\r\n\r\n${two};1234,5`
  expect(read(sheet, 2)).toMatchObject({
    rows: [{ line: 2 }, { line: 4 }],
    issues: [],
    total: 123_600n,
  })
  expect(read(`${one} , 1\n${one},2`, 0)).toMatchObject({ duplicates: 1, total: 3n })
})

test('names every line that is wrong, each with its reason', () => {
  const text = [
    `${one},1`,
    'not-an-address,1',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8,1',
    `${offCurve},1`,
    `${mint},1`,
    '11111111111111111111111111111111,1',
    `${two},0`,
    `${two},1.234`,
    `${two},`,
    `${two},1,2`,
    `${two},18446744073709551616`,
  ].join('\n')
  expect(codes(text)).toEqual([
    [2, 'Input_AddressLineInvalid'],
    [3, 'Input_AddressLineInvalid'],
    [4, 'SolanaInput_OffCurve'],
    [5, 'SolanaInput_OwnMint'],
    [6, 'SolanaInput_OffCurve'],
    [7, 'Input_AmountZero'],
    [8, 'Input_TooManyDecimals'],
    [9, 'List_CellEmpty'],
    [10, 'List_CellBeyond'],
    [11, 'Multisend_SumTooLarge'],
  ])
})

test('refuses more than the program can count, and more lines than a list may have', () => {
  const half = '9223372036854775808'
  expect(codes(`${one},${half}\n${two},${half}`, 0)).toEqual([[0, 'Multisend_SumTooLarge']])
  const long = `${one},1\n`.repeat(10_001)
  expect(codes(long, 0)).toEqual([[0, 'PayList_TooLong']])
  expect(codes(`${one},1\n`.repeat(10_000), 0)).toEqual([])
})

test('a first line with a wrong address is no heading', () => {
  expect(codes(`${one}x,1\n${two},1`, 0)).toEqual([[1, 'Input_AddressLineInvalid']])
})

test.each([
  { what: 'a space', text: `${one} 1.5\n${two},1` },
  { what: 'another separator', text: `${one};1.5\n${two},1\n${two},1` },
  { what: 'a letter too much', text: `${one}x,\n${two},1` },
])('a first recipient with $what is named, not skipped', ({ text }) => {
  expect(codes(text)).toEqual([[1, 'Input_AddressLineInvalid']])
  expect(read(text, 2).heading).toBeUndefined()
})

test('a line that is skipped as a heading is told', () => {
  expect(read(`\n地址,数量\n${one},1`, 0)).toMatchObject({
    heading: { line: 2, text: '地址, 数量' },
    rows: [{ line: 3 }],
    issues: [],
  })
  expect(read(`${one},1`, 0).heading).toBeUndefined()
})
