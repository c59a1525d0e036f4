import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { readMaximum } from './maximum-card.tsx'

const group = { size: 3n, maxSize: 5n }
const textOf = (typed: string) => {
  const reading = readMaximum(typed, group)
  return reading.ok ? undefined : reading.problems.maximum?.text
}

test('another maximum is taken from what is minted up to the limit', () => {
  for (const typed of ['3', '6', '1000000'])
    expect(readMaximum(typed, group)).toEqual({ ok: true, params: BigInt(typed) })
  expect(textOf('2')).toBe(m.solana_nft_maximum_range({ min: '3', max: '1,000,000' }))
  expect(textOf('1000001')).toBe(m.solana_nft_maximum_range({ min: '3', max: '1,000,000' }))
})

test('the same maximum, none and no number are refused', () => {
  expect(textOf('5')).toBe(m.solana_nft_maximum_same())
  expect(readMaximum('', group)).toMatchObject({
    problems: { maximum: { code: 'Input_Required' } },
  })
  expect(readMaximum('a', group).ok).toBe(false)
})
