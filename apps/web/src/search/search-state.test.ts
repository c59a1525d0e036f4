import { expect, test } from 'vitest'
import { readSearchState } from './search-state.ts'

test('a text is taken without the spaces around it, and no longer than the server takes it', () => {
  expect(readSearchState({ q: '  gold ' })).toEqual({ q: 'gold' })
  expect(readSearchState({ q: 'a'.repeat(99) }).q).toHaveLength(64)
})

test('a number in the address bar is a text', () => {
  expect(readSearchState({ q: 41 })).toEqual({ q: '41' })
})

test('what makes no sense counts as not given', () => {
  expect(readSearchState({ q: '\u0000gold', network: 'mars' })).toEqual({})
  expect(readSearchState({ q: ' ', network: 'here' })).toEqual({ network: 'here' })
})
