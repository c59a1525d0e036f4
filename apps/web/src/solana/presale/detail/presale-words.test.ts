import { m } from '@slipway/messages'
import { expect, test } from 'vitest'

const locales = ['en-US', 'zh-CN'] as const

test.each(locales)(
  'who left for a fee is not told that the contribution came back (%s)',
  (locale) => {
    expect(m.solpresalepage_leave_done({}, { locale })).not.toMatch(/contribution|认购/)
  },
)

test.each(locales)('who collects a deposit alone is not told of tokens (%s)', (locale) => {
  expect(m.solpresalepage_claim_done({}, { locale })).not.toMatch(/token|代币/)
})

test.each(locales)(
  'who leaves is told who keeps the fee where the presale succeeds (%s)',
  (locale) => {
    for (const text of [
      m.solpresalepage_leave_text({ fee: '10 %' }, { locale }),
      m.solpresalepage_leave_permanent({}, { locale }),
    ])
      expect(text).toMatch(/otherwise it goes to the creator|否则归创建者所有/)
  },
)

test.each(locales)(
  'the deposit of a share comes back, whether or not the presale fails (%s)',
  (locale) => {
    expect(m.solpresalepage_leave_permanent({}, { locale })).toMatch(
      /deposit of your share is returned once the presale is over|份额押金在预售结束后退还/,
    )
  },
)

test.each(locales)(
  'a presale that burns says which tokens come back all the same (%s)',
  (locale) => {
    for (const text of [
      m.solpresalemake_permanent_burn({}, { locale }),
      m.solpresalemake_permanent_tokens({}, { locale }),
    ])
      expect(text).toMatch(/if the presale fails|预售失败/i)
  },
)
