import { describe, expect, test } from 'vitest'
import { figuresOf, readAnalysisSearch, shownFigure } from './analysis-search.ts'

describe('readAnalysisSearch', () => {
  test('keeps what an address says', () => {
    const search = { network: 'bsc', feature: 'presale', days: 90, figure: 'contributors' }
    expect(readAnalysisSearch(search)).toEqual(search)
    expect(readAnalysisSearch({ ...search, days: '90' })).toEqual(search)
  })

  test('leaves out what is usual, so that links stay short', () => {
    expect(readAnalysisSearch({ days: 30, figure: 'launches' })).toEqual({})
  })

  test.each([
    ['a network that cannot be one', { network: '../x' }],
    ['an unknown feature', { feature: 'prices' }],
    ['a period that is not offered', { days: 31 }],
    ['a figure of another feature', { figure: 'finished' }],
  ])('takes %s as not given', (_, search) => {
    expect(readAnalysisSearch(search)).toEqual({})
  })

  test('shows the first figure of a feature unless another is asked for', () => {
    expect(shownFigure({})).toBe('launches')
    expect(shownFigure({ feature: 'staking' })).toBe('pools')
    expect(shownFigure({ feature: 'staking', figure: 'stakes' })).toBe('stakes')
    expect(figuresOf('lock')).toEqual(['locks'])
  })
})
