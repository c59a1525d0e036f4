import { describe, expect, test } from 'vitest'
import { readTokenListSearch } from './token-list-search.ts'

describe('readTokenListSearch', () => {
  test('keeps what was chosen', () => {
    const chosen = {
      whose: 'all',
      search: 'harbour',
      template: '1',
      sort: 'name',
      trading: 'closed',
    }
    expect(readTokenListSearch(chosen)).toEqual({ ...chosen, template: 1 })
  })

  test('leaves defaults out, so that a plain link stays plain', () => {
    expect(readTokenListSearch({ whose: 'owned', search: '', sort: '-createdAt' })).toEqual({})
  })

  test('drops what makes no sense instead of failing', () => {
    const odd = { whose: 'nobody', template: '-3', sort: 'price', search: 7, trading: 'maybe' }
    expect(readTokenListSearch(odd)).toEqual({})
  })

  test('cuts a search that the API would refuse', () => {
    expect(readTokenListSearch({ search: 'x'.repeat(300) }).search).toHaveLength(100)
  })
})
