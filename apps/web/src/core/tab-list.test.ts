import { describe, expect, test } from 'vitest'
import { closeTabs, liveTabLimit, liveTabs, type Tab } from './tab-list.ts'

const tab = (key: string): Tab => ({ key, routeId: key, params: {}, search: {} })
const tabs = ['/a', '/b', '/c', '/d'].map(tab)
const keys = (list: readonly Tab[]) => list.map((one) => one.key)

describe('closeTabs', () => {
  test('current: closes the anchor and shows its right neighbour', () => {
    const outcome = closeTabs(tabs, 'current', '/b', '/b')
    expect(keys(outcome.tabs)).toEqual(['/a', '/c', '/d'])
    expect(outcome.show?.key).toBe('/c')
  })

  test('current: the last in the row gives way to its left neighbour', () => {
    expect(closeTabs(tabs, 'current', '/d', '/d').show?.key).toBe('/c')
  })

  test('current: closing another tab leaves the shown one on screen', () => {
    const outcome = closeTabs(tabs, 'current', '/b', '/d')
    expect(keys(outcome.tabs)).toEqual(['/a', '/c', '/d'])
    expect(outcome.show).toBeUndefined()
  })

  test('right and left: keep the anchor and show it when the shown tab was closed', () => {
    const right = closeTabs(tabs, 'right', '/b', '/d')
    expect(keys(right.tabs)).toEqual(['/a', '/b'])
    expect(right.show?.key).toBe('/b')
    const left = closeTabs(tabs, 'left', '/c', '/a')
    expect(keys(left.tabs)).toEqual(['/c', '/d'])
    expect(left.show?.key).toBe('/c')
  })

  test('all: keeps only the anchor', () => {
    expect(keys(closeTabs(tabs, 'all', '/c', '/a').tabs)).toEqual(['/c'])
  })

  test.each([
    ['current', [tab('/a')], '/a', 'last-tab'],
    ['all', [tab('/a')], '/a', 'last-tab'],
    ['left', tabs, '/a', 'none-left'],
    ['right', tabs, '/d', 'none-right'],
  ] as const)('%s: refuses where nothing is left to close', (scope, list, anchor, notice) => {
    const outcome = closeTabs(list, scope, anchor, anchor)
    expect(outcome.notice).toBe(notice)
    expect(outcome.tabs).toBe(list)
  })

  test('an unknown anchor changes nothing', () => {
    expect(closeTabs(tabs, 'all', '/zzz', '/a')).toEqual({ tabs })
  })
})

describe('liveTabs', () => {
  const many = Array.from({ length: 15 }, (_, index) => tab(`/${index}`))

  test('keeps the shown page and the most recently shown ones, at most ten', () => {
    const recent = keys(many).toReversed()
    const live = liveTabs(recent, '/0', many)
    expect(live).toHaveLength(liveTabLimit)
    expect(live.slice(0, 3)).toEqual(['/0', '/14', '/13'])
  })

  test('frees a closed tab', () => {
    expect(liveTabs(['/a', '/b'], '/c', [tab('/a'), tab('/c')])).toEqual(['/c', '/a'])
  })
})
