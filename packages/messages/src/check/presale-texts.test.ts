import { expect, test } from 'vitest'
import { m } from '../index.ts'

const locales = ['en-US', 'zh-CN'] as const

test.each(locales)(
  'a full presale does not end by itself: only its owner may finish it before its time, in %s',
  (locale) => {
    const text = m.presale_kind_normal_text({}, { locale })
    expect(text).toMatch(/owner can finish it early|项目方可提前完成/)
  },
)

test.each(locales)('a full presale takes more as soon as somebody leaves, in %s', (locale) => {
  const text = m.error_Presale_HardCapReached({ hardCap: '5 BNB' }, { locale })
  expect(text).toContain('5 BNB')
  expect(text).toMatch(/if somebody leaves|有人退出/)
  expect(text).not.toMatch(/no more|无法再/)
})
