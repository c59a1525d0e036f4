// @vitest-environment happy-dom
import { setLocale } from '@slipway/messages'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { SearchFailed } from './search-progress.tsx'

afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

const show = (code: 'Search_WorkerNotLoaded' | 'Search_EngineFailed', detail: string) =>
  [
    ...renderWithTheme(<SearchFailed failure={{ code, detail }} />).container.querySelectorAll('p'),
  ].map(({ lang, textContent }) => [lang, textContent] as const)

test('an engine that broke is told in the visitor’s language, its own words apart', () => {
  setLocale('zh-CN', { reload: false })
  const [ours, theirs] = show('Search_EngineFailed', 'device lost')
  expect(ours?.[1]).toMatch(/^[^a-z]+$/i)
  expect(theirs).toEqual(['en', 'device lost'])
})

test('a program that did not load needs no more words', () => {
  expect(show('Search_WorkerNotLoaded', '')).toEqual([['', expect.stringContaining('reload')]])
})
