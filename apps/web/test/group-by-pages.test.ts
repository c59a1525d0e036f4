import { expect, test } from 'vitest'
import { groupByPages, type SharedModule } from '../build/group-by-pages.ts'

const shared = (id: string, length: number, ...pages: string[]): SharedModule => ({
  id,
  length,
  pages: new Set(pages),
})

test('modules of the same pages travel together, whatever their order', () => {
  const plan = groupByPages([
    shared('a', 9_000, 'list', 'create'),
    shared('b', 10, 'create', 'list'),
    shared('c', 9_000, 'list', 'view'),
  ])
  expect(plan.get('a')).toBe(plan.get('b'))
  expect(plan.get('c')).not.toBe(plan.get('a'))
})

test('a small group joins the one with the fewest further pages', () => {
  const plan = groupByPages([
    shared('small', 10, 'list', 'create'),
    shared('near', 9_000, 'list', 'create', 'view'),
    shared('far', 9_000, 'list', 'create', 'view', 'home'),
  ])
  expect(plan.get('small')).toBe(plan.get('near'))
  expect(plan.get('far')).not.toBe(plan.get('near'))
})

test('small groups gather until they are worth a file', () => {
  const plan = groupByPages([
    shared('one', 10, 'list', 'create'),
    shared('two', 10, 'list', 'create', 'view'),
    shared('three', 9_000, 'list', 'create', 'view', 'home'),
  ])
  expect(new Set([...plan.values()]).size).toBe(1)
})

test('a small group that no other contains keeps a file of its own, and no page loses a module', () => {
  const modules = [shared('a', 10, 'list', 'create'), shared('b', 10, 'view', 'home')]
  const plan = groupByPages(modules)
  expect([...plan.keys()].toSorted()).toEqual(['a', 'b'])
  expect(plan.get('a')).not.toBe(plan.get('b'))
})

test('the name of a file stays short, however many pages share it', () => {
  const pages = Array.from({ length: 40 }, (_, index) => `/presale/private-detail/${index}`)
  const [name = ''] = groupByPages([shared('a', 9_000, ...pages)]).values()
  expect(name.length).toBeLessThan(40)
  expect(name).not.toContain('/')
})
