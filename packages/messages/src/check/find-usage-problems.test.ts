import { expect, test } from 'vitest'
import { findUsageProblems } from './find-usage-problems.ts'

const source = (text: string) => [{ path: 'apps/web/src/page.tsx', text }]

test('a key is used by member and in a table', () => {
  const keys = ['home_title', 'home_state_done']
  const text = `m.home_title(); const texts = { done: 'home_state_done' }`
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

test('a text that is looked up by name is a problem: every text would be loaded for it', () => {
  const text = `m[isDone ? 'home_state_done' : 'home_title']()`
  expect(findUsageProblems(['home_title', 'home_state_done'], source(text))).toEqual([
    'apps/web/src/page.tsx: a text is looked up by its name, which loads every text; write m.name',
  ])
})
