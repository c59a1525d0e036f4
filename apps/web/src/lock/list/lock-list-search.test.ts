import { describe, expect, test } from 'vitest'
import { isNarrowed, readLockListSearch } from './lock-list-search.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

describe('readLockListSearch', () => {
  test('keeps what was chosen, addresses in their checksummed form', () => {
    const chosen = { whose: 'mine', kind: 'nft', state: 'releasing', sort: 'unlock', token }
    expect(readLockListSearch({ ...chosen, token: token.toLowerCase() })).toEqual(chosen)
  })

  test('leaves defaults out, so that a plain link stays plain', () => {
    expect(readLockListSearch({ whose: 'all', sort: 'newest' })).toEqual({})
  })

  test('drops what makes no sense instead of failing', () => {
    const odd = {
      whose: 'nobody',
      kind: 7,
      state: 'over',
      owner: '0x12',
      network: '../x',
      sort: [],
    }
    expect(readLockListSearch(odd)).toEqual({})
  })

  test('whose locks are shown and their order narrow nothing', () => {
    expect(isNarrowed({ whose: 'mine', sort: 'amount', network: 'all' })).toBe(false)
    expect(isNarrowed({ state: 'free' })).toBe(true)
  })
})
