import { expect, test } from 'vitest'
import { findUsageProblems } from './find-usage-problems.ts'

const source = (text: string) => [{ path: 'apps/web/src/page.tsx', text }]

test('a key is used by member, by name and in a table', () => {
  const keys = ['home_title', 'home_lead', 'home_state_done']
  const text = `m.home_title(); m['home_lead'](); const texts = { done: 'home_state_done' }`
  expect(findUsageProblems(keys, source(text))).toEqual([])
})

test('a key that nothing uses is named', () => {
  expect(findUsageProblems(['home_title'], source('other.home_title'))).toEqual([
    'home_title: not used anywhere',
  ])
})

test('a use of a key that does not exist is named with its file', () => {
  expect(findUsageProblems([], source('m\n  .home_gone()'))).toEqual([
    'home_gone: used in apps/web/src/page.tsx, but not defined',
  ])
})
