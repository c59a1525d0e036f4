import { expect, test } from 'vitest'
import { emptySolanaForm, type SolanaFormValues, toSolanaInput } from './solana-form-values.ts'
import { judgeSolanaForm, listProblems, solanaFormErrors } from './solana-judge.ts'

const filled: SolanaFormValues = {
  ...emptySolanaForm,
  name: 'Tidewater',
  symbol: 'TIDE',
  totalSupply: '1000000',
}
const errorsOf = (changes: Partial<SolanaFormValues>) => {
  const values = { ...filled, ...changes }
  return solanaFormErrors(judgeSolanaForm(values), values)
}

test('a filled form has no faults, an empty one names every field that it needs', () => {
  expect(errorsOf({})).toEqual({})
  const errors = solanaFormErrors(judgeSolanaForm(emptySolanaForm), emptySolanaForm)
  expect(listProblems(errors).map(({ field }) => field)).toEqual(['name', 'symbol', 'totalSupply'])
})

test('a tax is read with the template that takes one, and with no other', () => {
  expect(errorsOf({ transferTaxPercent: '90' })).toEqual({})
  expect(errorsOf({ kind: 'taxed', transferTaxPercent: '90' })).toHaveProperty('transferTaxPercent')
  expect(errorsOf({ kind: 'taxed', transferTaxPercent: '0' })).toHaveProperty('transferTaxPercent')
})

test('a link is read where the creator brings one, the website where it is stored', () => {
  expect(errorsOf({ uri: 'nowhere' })).toEqual({})
  expect(errorsOf({ metadata: 'link', uri: 'nowhere' })).toHaveProperty('uri')
  expect(errorsOf({ website: 'http://example.org' })).toHaveProperty('website')
  expect(errorsOf({ metadata: 'link', website: 'http://example.org' })).toEqual({})
  expect(toSolanaInput({ ...filled, uri: 'ipfs://x' }).uri).toBe('')
})

test('the largest supply is named in whole tokens', () => {
  const { totalSupply } = errorsOf({ totalSupply: '18446744074' })
  expect(totalSupply).toContain('18,446,744,073.709551615')
})
