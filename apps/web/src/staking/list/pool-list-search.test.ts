import { describe, expect, test } from 'vitest'
import { isNarrowed, readPoolListSearch } from './pool-list-search.ts'

describe('readPoolListSearch', () => {
  test('keeps what was chosen', () => {
    const chosen = { own: 'created', kind: 'nft', state: 'closed', sort: 'apr', search: 'gold' }
    expect(readPoolListSearch({ ...chosen, network: 'all' })).toEqual({ ...chosen, network: 'all' })
  })

  test('leaves defaults out, so that a plain link stays plain', () => {
    expect(readPoolListSearch({ own: 'staked', sort: 'newest', search: '  ' })).toEqual({})
  })

  test('takes a number that the router has read for the text that it is', () => {
    expect(readPoolListSearch({ search: 12 })).toEqual({ search: '12' })
  })

  test('drops what makes no sense instead of failing', () => {
    const odd = { own: 'nobody', kind: 7, state: 'stopped', search: 'a\u0000', network: '../x' }
    expect(readPoolListSearch(odd)).toEqual({})
  })

  test('order and network narrow nothing', () => {
    expect(isNarrowed({ sort: 'apr', network: 'all', own: 'created' })).toBe(false)
    expect(isNarrowed({ state: 'ended' })).toBe(true)
  })
})
