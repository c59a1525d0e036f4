import { expect, test } from 'vitest'
import { isNarrowed, readQuerySearch } from './query-search.ts'

const owner = `0x${'aB'.repeat(20)}`

test('defaults stand nowhere in the address', () => {
  expect(readQuerySearch({ kind: 'presale', sort: '-createdAt', search: ' ' })).toEqual({})
  expect(readQuerySearch({ kind: 'lock', sort: 'newest' })).toEqual({ kind: 'lock' })
})

test('a state or an order of another kind counts as not given', () => {
  const asked = { state: 'forever', sort: 'unlock', owner, network: 'all' }
  const kept = { owner, network: 'all' }
  expect(readQuerySearch({ ...asked, kind: 'lock' })).toEqual({ ...asked, kind: 'lock' })
  expect(readQuerySearch({ ...asked, kind: 'pool' })).toEqual({ ...kept, kind: 'pool' })
  expect(readQuerySearch(asked)).toEqual(kept)
})

test('locks are searched by what is locked alone, everything else by words too', () => {
  expect(readQuerySearch({ kind: 'lock', search: 'keel' })).toEqual({ kind: 'lock' })
  expect(readQuerySearch({ kind: 'lock', search: owner }).search).toBe(owner)
  expect(readQuerySearch({ kind: 'token', search: ' keel ' }).search).toBe('keel')
  expect(readQuerySearch({ search: 42 }).search).toBe('42')
})

test('what is no address, no network and no text is dropped', () => {
  expect(readQuerySearch({ owner: '0x12', network: 'BSC!', search: 'a\u0000b' })).toEqual({})
})

test('another kind or network does not narrow a list, a state does', () => {
  expect(isNarrowed({ kind: 'lock', network: 'all' })).toBe(false)
  expect(isNarrowed({ state: 'running' })).toBe(true)
})
