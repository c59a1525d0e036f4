import { describe, expect, test } from 'vitest'
import { isNarrowed, readSaleListSearch } from './sale-list-search.ts'

describe('readSaleListSearch', () => {
  test('keeps what was chosen', () => {
    const chosen = {
      whose: 'contributed',
      status: 'running',
      kind: 'fair',
      badge: 'vesting',
      network: 'all',
      search: 'harbour',
      sort: '-raised',
      view: 'table',
    }
    expect(readSaleListSearch(chosen)).toEqual(chosen)
  })

  test('leaves defaults out, so that a plain link stays plain', () => {
    const plain = { whose: 'all', search: ' ', sort: '-createdAt', view: 'cards' }
    expect(readSaleListSearch(plain)).toEqual({})
  })

  test('drops what makes no sense instead of failing', () => {
    const odd = { whose: 'nobody', status: 'waiting', kind: 4, badge: 'gold', network: '../x' }
    expect(readSaleListSearch({ ...odd, sort: 'price', search: 7, view: 'map' })).toEqual({})
  })

  test('cuts a search that the API would refuse', () => {
    expect(readSaleListSearch({ search: 'x'.repeat(300) }).search).toHaveLength(64)
  })

  test('whose sales, order and look do not narrow the list', () => {
    expect(isNarrowed({ whose: 'mine', sort: 'end', view: 'table', network: 'all' })).toBe(false)
    expect(isNarrowed({ kind: 'fair' })).toBe(true)
  })
})
