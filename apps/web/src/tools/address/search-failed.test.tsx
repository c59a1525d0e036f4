// @vitest-environment happy-dom

import { m, setLocale } from '@slipway/messages'
import type { SearchFailureCode } from '@slipway/vanity-address/search/search-failure'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { SearchFailed } from './search-progress.tsx'

afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

const show = (code: SearchFailureCode, detail: string) =>
  [
    ...renderWithTheme(<SearchFailed failure={{ code, detail }} />).container.querySelectorAll('p'),
  ].map(({ lang, textContent }) => [lang, textContent] as const)

test('an engine that broke is told in the visitor’s language, its own words apart', () => {
  setLocale('zh-CN', { reload: false })
  const [ours, theirs] = show('Search_EngineFailed', 'device lost')
  expect(ours?.[1]).toMatch(/^[^a-z]+$/i)
  expect(theirs).toEqual(['en', 'device lost'])
})

test.each(['en-US', 'zh-CN'] as const)(
  'one that broke at work is not said not to have loaded in %s',
  (locale) => {
    setLocale(locale, { reload: false })
    const [ours, theirs] = show('Search_WorkerBroke', 'out of memory')
    expect(ours?.[1]).toBe(m.tools_search_failed_worker())
    expect(ours?.[1]).not.toBe(m.tools_search_failed_load())
    expect(theirs).toEqual(['en', 'out of memory'])
  },
)

test('a program that did not load needs no more words', () => {
  expect(show('Search_WorkerNotLoaded', '')).toEqual([['', expect.stringContaining('reload')]])
})
