import { expect, test } from 'vitest'
import { groupByPages, type SharedPart } from '../build/group-by-pages.ts'

const shared = (
  id: string,
  length: number,
  pages: readonly string[],
  imports: readonly string[] = [],
): SharedPart => ({ id, modules: [id], length, pages: new Set(pages), imports })

test('parts of the same pages travel together, whatever their order', () => {
  const plan = groupByPages([
    shared('a', 20_000, ['list', 'create']),
    shared('b', 10, ['create', 'list']),
    shared('c', 20_000, ['list', 'view']),
  ])
  expect(plan.get('a')).toBe(plan.get('b'))
  expect(plan.get('c')).not.toBe(plan.get('a'))
})

test('a small part joins the one that the fewest further pages load', () => {
  const plan = groupByPages([
    shared('small', 900, ['list', 'create']),
    shared('near', 20_000, ['list', 'create', 'view']),
    shared('far', 20_000, ['list', 'create', 'view', 'home']),
  ])
  expect(plan.get('small')).toBe(plan.get('near'))
  expect(plan.get('far')).not.toBe(plan.get('near'))
})

test('a page near its budget is spared what others need, though more of these then load it', () => {
  const form = shared('form', 400_000, ['create', 'sell'])
  const plan = groupByPages([
    form,
    shared('small', 900, ['list', 'view']),
    shared('near', 20_000, ['list', 'view', 'create']),
    shared('far', 20_000, ['list', 'view', 'home', 'search']),
  ])
  expect(plan.get('small')).toBe(plan.get('far'))
  expect(plan.get('near')).not.toBe(plan.get('far'))
})

test('a page of next to nothing is spared what all others need, though these load one file more', () => {
  const others = ['list', 'create', 'view', 'home', 'search', 'sell', 'edit', 'vote']
  const plan = groupByPages([
    shared('icon', 400, [...others, '404']),
    shared('common', 9_000, others),
    shared('large', 90_000, [...others, 'guide']),
  ])
  expect(plan.get('icon')).not.toBe(plan.get('common'))
  expect(plan.get('icon')).not.toBe(plan.get('large'))
})

test('small parts gather until they are worth a file', () => {
  const plan = groupByPages([
    shared('one', 10, ['list', 'create']),
    shared('two', 10, ['list', 'create', 'view']),
    shared('three', 9_000, ['list', 'create', 'view', 'home']),
  ])
  expect(new Set([...plan.values()]).size).toBe(1)
})

test('a small part stays apart where what it imports would weigh on another page', () => {
  const plan = groupByPages([
    shared('small', 10, ['create'], ['heavy']),
    shared('heavy', 90_000, ['create']),
    shared('near', 20_000, ['create', 'list']),
  ])
  expect(plan.get('small')).toBe(plan.get('heavy'))
  expect(plan.get('near')).not.toBe(plan.get('small'))
})

test('files never import one another in a ring, and what is imported stands first', () => {
  const pages = ['list', 'create']
  const plan = groupByPages([
    shared('top', 10, ['list'], ['middle']),
    shared('middle', 90_000, pages, ['bottom']),
    shared('bottom', 10, [...pages, 'view']),
  ])
  const order = [...new Set(plan.values())]
  const fileOf = (id: string) => order.indexOf(plan.get(id) ?? '')
  expect(fileOf('bottom')).toBeLessThanOrEqual(fileOf('middle'))
  expect(fileOf('middle')).toBeLessThanOrEqual(fileOf('top'))
})

test('a small part without a page in common keeps a file of its own, and no page loses a module', () => {
  const parts = [shared('a', 10, ['list', 'create']), shared('b', 10, ['view', 'home'])]
  const plan = groupByPages(parts)
  expect([...plan.keys()].toSorted()).toEqual(['a', 'b'])
  expect(plan.get('a')).not.toBe(plan.get('b'))
})

test('the name of a file stays short, however many pages share it', () => {
  const pages = Array.from({ length: 40 }, (_, index) => `/presale/private-detail/${index}`)
  const [name = ''] = groupByPages([shared('a', 9_000, pages)]).values()
  expect(name.length).toBeLessThan(40)
  expect(name).not.toContain('/')
})
