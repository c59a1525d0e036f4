import { describe, expect, test } from 'vitest'
import type { LocaleTexts } from '../build/read-locales.ts'
import { findLocaleProblems } from './find-locale-problems.ts'

function locale(name: string, texts: LocaleTexts['texts']): LocaleTexts {
  return { locale: name, texts }
}

function problemsOf(
  english: LocaleTexts['texts'],
  chinese: LocaleTexts['texts'],
  same: string[] = [],
) {
  return findLocaleProblems([locale('en-US', english), locale('zh-CN', chinese)], same)
}

describe('findLocaleProblems', () => {
  test('accepts complete languages', () => {
    expect(problemsOf({ a_b: 'Hello {name}' }, { a_b: '你好 {name}' })).toEqual([])
  })

  test('names a key that one language lacks', () => {
    expect(problemsOf({ a_b: 'Hello' }, {})).toEqual(['a_b: missing in zh-CN'])
    expect(problemsOf({}, { a_b: '你好' })).toEqual(['a_b: only in zh-CN'])
  })

  test('names values that one language lacks', () => {
    expect(problemsOf({ a_b: 'At most {max}' }, { a_b: '最多 {min}' })).toEqual([
      'a_b: values {min} instead of {max}',
    ])
  })

  test('names empty and untranslated texts', () => {
    expect(problemsOf({ a_b: 'Hello' }, { a_b: ' ' })).toEqual(['a_b: empty in zh-CN'])
    expect(problemsOf({ a_b: 'Hello' }, { a_b: 'Hello' })).toEqual(['a_b: not translated in zh-CN'])
  })

  test('lets names and pure numbers be the same', () => {
    expect(problemsOf({ a_b: 'NFT' }, { a_b: 'NFT' }, ['a_b'])).toEqual([])
    expect(problemsOf({ a_b: '{count} / {total}' }, { a_b: '{count} / {total}' })).toEqual([])
    expect(problemsOf({}, {}, ['a_gone'])).toEqual(['a_gone: allowed to be the same, but no key'])
  })
})
