// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Tab } from './tab-list.ts'
import { useTabsStore } from './tabs-store.ts'

const tab = (key: string, search: Tab['search'] = {}): Tab => ({
  key,
  routeId: key,
  params: {},
  search,
})
const state = () => useTabsStore.getState()

beforeEach(() => useTabsStore.setState({ tabs: [], notice: undefined }))

test('opening a page twice keeps one tab with its newest query', () => {
  state().open(tab('/token/list', { page: '1' }))
  state().open(tab('/token/create'))
  state().open(tab('/token/list', { page: '2' }))
  expect(state().tabs.map(({ key, search }) => [key, search])).toEqual([
    ['/token/list', { page: '2' }],
    ['/token/create', {}],
  ])
})

test('a title that the page gave outlives the next visit', () => {
  state().open(tab('/token/detail/1'))
  state().rename('/token/detail/1', 'HULL')
  state().open(tab('/token/detail/1', { tab: 'mint' }))
  expect(state().tabs[0]?.title).toBe('HULL')
})

test('a page that moves to an address of its own keeps its one tab, in its place', () => {
  for (const key of ['/index', '/presale/detail/0x1', '/vip']) state().open(tab(key))
  state().move('/presale/detail/0x1', '/presale/fair-detail/0x1')
  state().open(tab('/presale/fair-detail/0x1'))
  expect(state().tabs.map(({ key }) => key)).toEqual(['/index', '/presale/fair-detail/0x1', '/vip'])
  expect(state().tabs[1]?.routeId).toBe('/presale/fair-detail/0x1')
})

test('where the other address has a tab already, one of the two stays', () => {
  for (const key of ['/presale/fair-detail/0x1', '/presale/detail/0x1']) state().open(tab(key))
  state().move('/presale/detail/0x1', '/presale/fair-detail/0x1')
  expect(state().tabs.map(({ key }) => key)).toEqual(['/presale/fair-detail/0x1'])
  expect(state().tabs[0]?.routeId).toBe('/presale/fair-detail/$id')
})

test('a refused close says why and the next page takes the notice away', () => {
  state().open(tab('/index'))
  expect(state().close('current', '/index', '/index')).toBeUndefined()
  expect(state().notice).toBe('last-tab')
  state().open(tab('/vip'))
  expect(state().notice).toBeUndefined()
})

test('the opened pages outlive a reload, notices do not', () => {
  state().open(tab('/index'))
  state().close('current', '/index', '/index')
  const stored: unknown = JSON.parse(sessionStorage.getItem('slipway.tabs') ?? '{}')
  expect(stored).toMatchObject({ state: { tabs: [{ key: '/index' }] } })
  expect(JSON.stringify(stored)).not.toContain('last-tab')
})
