import { formatDuration, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { expect, test } from 'vitest'
import { presaleRefusalText } from './presale-refusal-text.ts'

test('what the presale program refuses of a participant or a creator is said in words', () => {
  expect(presaleRefusalText(7_004)).toBe(m.solpresalepage_refused_gone())
  expect(presaleRefusalText(7_200)).toBe(m.solpresalepage_refused_creator())
  expect(presaleRefusalText(7_228)).toBe(m.solpresalepage_refused_list())
  expect(presaleRefusalText(7_236)).toBe(
    m.solpresalepage_refused_exit({
      closed: formatDuration(solanaPresaleLimits.exitClosedSeconds),
    }),
  )
  expect(presaleRefusalText(7_242)).toBe(m.solpresalepage_refused_owing())
  expect(presaleRefusalText(7_244)).toBe(m.solpresalepage_refused_moved())
  expect(presaleRefusalText(7_245)).toBe(m.solpresalepage_refused_taxed())
  expect(presaleRefusalText(7_252)).toBe(m.error_Presale_FairTooCoarse({ min: '1,000,000,000' }))
  expect(presaleRefusalText(7_253)).toBe(m.solana_refused_tax())
  expect(presaleRefusalText(7_254)).toBe(m.solana_refused_second())
})

test('every refusal of an act on a presale has words; others are told by their name, strangers by nothing', () => {
  const acts = Array.from({ length: 26 }, (_, index) => 7_220 + index)
  const named = acts.filter((number) => presaleRefusalText(number)?.includes('(error '))
  expect(named).toEqual([])
  expect(presaleRefusalText(7_028)).toBe(m.solana_refused({ reason: 'VaultMoved' }))
  expect(presaleRefusalText(solanaPresaleLimits.wholeBps)).toBeUndefined()
})
