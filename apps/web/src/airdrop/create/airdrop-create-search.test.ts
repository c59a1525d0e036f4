import { expect, test } from 'vitest'
import { listName } from '../multisend/begun-list.ts'
import { readAirdropCreateSearch } from './airdrop-create-search.ts'

test('a link leads to a way of giving, and to a list that was begun', () => {
  const list = listName(2n ** 256n - 1n)
  expect(readAirdropCreateSearch({ kind: 'multisend', list })).toEqual({ kind: 'multisend', list })
  expect(readAirdropCreateSearch({})).toEqual({})
})

test.each([['77'], [77], ['0xAB'], [`0x${'0'.repeat(65)}`], ['0x<b>']])(
  'what is no number of a list names none: %s',
  (list) => {
    expect(readAirdropCreateSearch({ kind: 'nothing', list })).toEqual({})
  },
)
