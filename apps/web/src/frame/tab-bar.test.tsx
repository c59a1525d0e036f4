// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { useTabsStore } from '../core/tabs-store.ts'
import { TabBar } from './tab-bar.tsx'

const page = vi.hoisted(() => ({ key: '/token/list' }))
vi.mock('./use-current-page.ts', () => ({ useCurrentPage: () => page }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('../core/app-link.tsx', () => ({ AppLink: () => null }))

/** Tells how much of a tab is seen when the test says that the page is drawn. */
class Watch {
  static newest: Watch | undefined
  readonly #tell: (entries: { intersectionRatio: number }[]) => void
  constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
    this.#tell = tell
    Watch.newest = this
  }
  seen: Element | undefined
  observe(element: Element) {
    this.seen = element
  }
  disconnect() {
    this.seen = undefined
  }
  draw(share: number) {
    this.#tell([{ intersectionRatio: share }])
  }
}

const moved = vi.fn()
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(moved)
  moved.mockClear()
  const tab = { key: page.key, routeId: page.key, params: {}, search: {} }
  useTabsStore.setState({ tabs: [tab], notice: undefined })
  renderWithTheme(<TabBar />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the shown page’s tab is brought into sight once the page is drawn, where it is not wholly there', () => {
  expect(Watch.newest?.seen?.getAttribute('data-tab')).toBe(page.key)
  expect(moved).not.toHaveBeenCalled()
  act(() => Watch.newest?.draw(0.4))
  expect(moved).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest' })
  expect(Watch.newest?.seen).toBeUndefined()
})

test('a tab that is seen stays where it is', () => {
  act(() => Watch.newest?.draw(1))
  expect(moved).not.toHaveBeenCalled()
})

test.each([
  ['last-tab', m.shell_tab_last()],
  ['none-left', m.shell_tab_none_left()],
  ['none-right', m.shell_tab_none_right()],
] as const)('%s says why nothing was closed', (notice, text) => {
  act(() => useTabsStore.setState({ notice }))
  expect(screen.getByRole('status').textContent).toBe(text)
})
