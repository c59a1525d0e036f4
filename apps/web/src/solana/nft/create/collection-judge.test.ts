import { expect, test } from 'vitest'
import { type CollectionFormValues, emptyCollectionForm } from './collection-form-values.ts'
import { errorsOf, judge, listProblems } from './collection-judge.ts'

const filled: CollectionFormValues = {
  ...emptyCollectionForm,
  ...{ name: 'Lighthouses', symbol: 'LIGHT', maxItems: '100' },
}
const errorsWith = (changes: Partial<CollectionFormValues>) => {
  const values = { ...filled, ...changes }
  return errorsOf(judge(values), values)
}

test('a filled form has no faults, an empty one names every field that it needs', () => {
  expect(errorsWith({})).toEqual({})
  const errors = errorsOf(judge(emptyCollectionForm), emptyCollectionForm)
  expect(listProblems(errors).map(({ field }) => field)).toEqual(['name', 'symbol', 'maxItems'])
})

test('the number of NFTs is bounded, and the bound is said', () => {
  expect(errorsWith({ maxItems: '0' }).maxItems).toContain('1,000,000')
  expect(errorsWith({ maxItems: '1000001' }).maxItems).toContain('1,000,000')
})

test('a link is read, and needed, where the creator brings one; the website where it is stored', () => {
  expect(errorsWith({ uri: 'nowhere' })).toEqual({})
  expect(errorsWith({ metadata: 'link' })).toHaveProperty('uri')
  expect(errorsWith({ metadata: 'link', uri: 'nowhere' })).toHaveProperty('uri')
  expect(errorsWith({ metadata: 'link', uri: 'https://light.example/1.json' })).toEqual({})
  expect(errorsWith({ website: 'http://light.example' })).toHaveProperty('website')
})
