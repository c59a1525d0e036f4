import { expect, test } from 'vitest'
import { type CollectionInput, readCollectionDraft } from './read-collection-draft.ts'

const input: CollectionInput = {
  name: ' Lighthouses ',
  symbol: 'LIGHT',
  uri: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
  maxItems: '1000',
}
const issuesOf = (changes: Partial<CollectionInput>) => {
  const reading = readCollectionDraft({ ...input, ...changes })
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

test('a right draft is read trimmed, its number as one', () => {
  expect(readCollectionDraft(input)).toEqual({
    ok: true,
    draft: { ...input, name: 'Lighthouses', maxItems: 1_000n },
  })
})

test.each<[string, Partial<CollectionInput>, string[]]>([
  ['32 bytes of name', { name: '灯'.repeat(10) }, []],
  ['33 bytes of name', { name: '灯'.repeat(11) }, ['name Token_NameTooLong']],
  ['no name', { name: ' ' }, ['name Input_Required']],
  ['11 bytes of symbol', { symbol: 'ABCDEFGHIJK' }, ['symbol Token_SymbolTooLong']],
  ['200 bytes of link', { uri: `ipfs://${'a'.repeat(193)}` }, []],
  ['201 bytes of link', { uri: `ipfs://${'a'.repeat(194)}` }, ['uri Token_UriTooLong']],
  ['no link', { uri: '' }, ['uri Input_Required']],
  ['a link over plain http', { uri: 'http://light.example/1' }, ['uri Input_UriInvalid']],
  ['one item', { maxItems: '1' }, []],
  ['a million items', { maxItems: '1000000' }, []],
  ['one more', { maxItems: '1000001' }, ['maxItems SolanaNft_ItemsOutOfRange']],
  ['no item', { maxItems: '0' }, ['maxItems SolanaNft_ItemsOutOfRange']],
  ['no number', { maxItems: '' }, ['maxItems Input_Required']],
])('%s', (_what, changes, expected) => {
  expect(issuesOf(changes)).toEqual(expected)
})

test('every fault is listed at once, with the numbers that its text needs', () => {
  const reading = readCollectionDraft({
    name: '',
    symbol: 'A',
    uri: input.uri,
    maxItems: '2000000',
  })
  expect(reading.ok ? [] : reading.issues).toEqual([
    { field: 'name', code: 'Input_Required', args: {} },
    { field: 'maxItems', code: 'SolanaNft_ItemsOutOfRange', args: { max: 1_000_000n } },
  ])
})
