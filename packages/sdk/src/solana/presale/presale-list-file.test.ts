import { address } from '@solana/kit'
import { expect, test } from 'vitest'
import { readPresaleList, writePresaleList } from './presale-list-file.ts'

const presale = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const list = {
  ...{ chainId: 902, presale },
  entries: [
    { wallet: address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd'), level: 1 },
    { wallet: address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'), level: 2 },
  ],
} as const

test('a list is read as it was written', () => {
  expect(readPresaleList(JSON.parse(writePresaleList(list)))).toEqual(list)
})

test.each([
  null,
  [],
  { ...list, version: 2 },
  { version: 1, chainId: 902, presale, entries: [] },
  { version: 1, chainId: 902, presale: 'no address', entries: [[presale, 1]] },
  { version: 1, chainId: 902, presale, entries: [[presale, 3]] },
  {
    version: 1,
    chainId: 902,
    presale,
    entries: [
      [presale, 1],
      ['no address', 1],
    ],
  },
])('what is no list of a presale, or has one wrong entry, is none: %j', (file) => {
  expect(readPresaleList(file)).toBeUndefined()
})
