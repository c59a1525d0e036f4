import { beforeEach, expect, test, vi } from 'vitest'
import { useTabsStore } from '../core/tabs-store.ts'
import { openFirstTab } from './open-first-page.ts'
import { type PageMatch, pageOfMatch } from './page-of-match.ts'
import { useSettingsStore } from './settings-store.ts'

const { state } = vi.hoisted(() => ({ state: { matches: [] as PageMatch[] } }))
vi.mock('./app-router.ts', () => ({ appRouter: { state } }))

const tokens: PageMatch = {
  pathname: '/token/list/',
  routeId: '/token/list',
  params: {},
  _strictSearch: { page: 2 },
}
const listed = () => useTabsStore.getState().tabs.map(({ key, search }) => ({ key, search }))

beforeEach(() => {
  state.matches = [tokens]
  useTabsStore.setState({ tabs: [], notice: undefined })
  useSettingsStore.getState().reset()
})

test('the page that the site is opened at is listed, as it is when it is shown', () => {
  openFirstTab()
  expect(listed()).toEqual([{ key: '/token/list', search: { page: 2 } }])
  const { tabs } = useTabsStore.getState()
  useTabsStore.getState().open(pageOfMatch(tokens))
  // To be shown changes nothing any more: nothing is drawn for it.
  expect(useTabsStore.getState().tabs).toBe(tabs)
})

test.each([
  ['what is no page', { ...tokens, routeId: '__root__' }],
  ['a page in a stranger’s frame', { ...tokens, pathname: '/presale/embed/0x1' }],
])('%s is not listed', (_name, match) => {
  state.matches = [match]
  openFirstTab()
  expect(listed()).toEqual([])
})

test('before anything is matched, and without tabs, nothing is listed', () => {
  state.matches = []
  openFirstTab()
  state.matches = [tokens]
  useSettingsStore.getState().change({ multiTab: false })
  openFirstTab()
  expect(listed()).toEqual([])
})
