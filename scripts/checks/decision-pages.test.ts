import { expect, test } from 'vitest'
import { findDecisionProblems, type TextFile } from './decision-pages.ts'

const index: TextFile = {
  path: 'docs/decisions/README.md',
  text: '| [house](house.md) | what it is |\n| [locks](locks.md) | what is locked |',
}
const house: TextFile = {
  path: 'docs/decisions/house.md',
  text: '# House\n\n## 0003 One house, `two` doors\n\nReplaces 0001, 0002.\n\nWhy.',
}
const locks: TextFile = {
  path: 'docs/decisions/locks.md',
  text: '# Locks\n\n## 0004 A lock is a lock\n',
}
const problemsOf = (...files: readonly TextFile[]) =>
  findDecisionProblems([index, house, locks, ...files])
/** Not written out, because the check reads this file too. */
const citing = (numbers: string): TextFile => ({
  path: 'src/door.ts',
  text: `// two doors (ADR ${numbers})`,
})

test.each(['0003', '0001', '0002, 0004', '0001, 0003 and 0004'])('%s is cited', (numbers) => {
  expect(problemsOf(citing(numbers))).toEqual([])
})

test.each([
  ['0005', '0005'],
  ['0003, 0006', '0006'],
  ['0001 and 0007', '0007'],
])('%s leads nowhere', (numbers, lost) => {
  expect(problemsOf(citing(numbers))).toEqual([`src/door.ts: no decision has the number ${lost}`])
})

test('a decision is cited by that word too', () => {
  const text = `decision ${'0008'}`
  expect(problemsOf({ path: 'a.md', text })).toEqual(['a.md: no decision has the number 0008'])
})

test('a number is given once, also where it is one that was replaced', () => {
  const again = (text: string) => problemsOf({ path: 'docs/decisions/house.md', text })
  expect(again('## 0004 Another')).toEqual([
    'docs/decisions/house.md: 0004 is taken, in docs/decisions/locks.md',
  ])
  expect(again('## 0005 Another\n\nReplaces 0002.')).toHaveLength(1)
})

test('a link leads to a heading', () => {
  const link = (anchor: string) =>
    problemsOf({ path: 'docs/a.md', text: `[why](decisions/house.md#${anchor})` })
  expect(link('0003-one-house-two-doors')).toEqual([])
  expect(link('0003-one-house')).toEqual(['docs/a.md: house.md has no #0003-one-house'])
})

test('a page is in the index, and no decision is a page of its own', () => {
  const single = { path: 'docs/decisions/0009-a-door.md', text: '# 0009 A door' }
  const problems = problemsOf(single)
  expect(problems).toHaveLength(2)
  expect(problems.join()).toContain('the page of its area')
  expect(problems.join()).toContain('not in docs/decisions/README.md')
})

test('pages are few', () => {
  const pages = Array.from({ length: 39 }, (_, n) => ({
    path: `docs/decisions/p${n}.md`,
    text: '',
  }))
  const all = { ...index, text: `${index.text}${pages.map((_, n) => `[p](p${n}.md)`).join()}` }
  expect(findDecisionProblems([all, house, ...pages])).toEqual([])
  expect(findDecisionProblems([all, house, locks, ...pages]).join()).toContain(
    '41 pages, at most 40',
  )
})
