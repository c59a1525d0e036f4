import type { SearchHit, SearchResult } from '@slipway/api-client'
import { expect, test } from 'vitest'
import { withMints } from './use-mint-hits.ts'

const mint = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd'
const hit: SearchHit = {
  ...{ kind: 'token', chainId: 900, address: mint, variant: null, number: null, owner: null },
  ...{ name: 'Now', symbol: 'NOW', secondSymbol: null, state: null, createdAt: null },
  isExact: true,
}
const lock: SearchHit = { ...hit, kind: 'lock', address: 'Lock', isExact: false }
const found: SearchResult = {
  address: null,
  groups: [
    { kind: 'lock', hits: [lock], hasMore: false },
    {
      kind: 'token',
      hits: [
        { ...hit, name: 'Before' },
        { ...hit, chainId: 901 },
      ],
      hasMore: true,
    },
  ],
}

test('what a cluster knows at an address stands first, once, by its name of now', () => {
  const groups = withMints(found, [hit])?.groups
  expect(groups?.map(({ kind }) => kind)).toEqual(['token', 'lock'])
  expect(groups?.[0]).toEqual({
    ...{ kind: 'token', hasMore: true },
    hits: [hit, { ...hit, chainId: 901 }],
  })
})

test('also while the index says nothing; and nothing is changed where no cluster knows anything', () => {
  expect(withMints(undefined, [hit])).toEqual({
    address: null,
    groups: [{ kind: 'token', hits: [hit], hasMore: false }],
  })
  expect(withMints(undefined, [])).toBeUndefined()
  expect(withMints(found, [])).toBe(found)
})
