import { describe, expect, test } from 'vitest'
import { isNarrowed, readPresaleListSearch } from './presale-list-search.ts'

describe('readPresaleListSearch', () => {
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
    expect(readPresaleListSearch(chosen)).toEqual(chosen)
  })

  test('leaves defaults out, so that a plain link stays plain', () => {
    const plain = { whose: 'all', search: ' ', sort: '-createdAt', view: 'cards' }
    expect(readPresaleListSearch(plain)).toEqual({})
  })

  test('drops what makes no sense instead of failing', () => {
    const odd = { whose: 'nobody', status: 'waiting', kind: 4, badge: 'gold', network: '../x' }
    expect(readPresaleListSearch({ ...odd, sort: 'price', search: 7, view: 'map' })).toEqual({})
  })

  test('cuts a search that the API would refuse', () => {
    expect(readPresaleListSearch({ search: 'x'.repeat(300) }).search).toHaveLength(64)
  })

  test('whose presales, order and look do not narrow the list', () => {
    expect(isNarrowed({ whose: 'mine', sort: 'end', view: 'table', network: 'all' })).toBe(false)
    expect(isNarrowed({ kind: 'fair' })).toBe(true)
  })
})
