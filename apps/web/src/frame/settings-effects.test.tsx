// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { AppTheme } from './app-theme.tsx'
import type { Settings } from './settings.ts'
import { useSettingsStore } from './settings-store.ts'
import shellClasses from './shell.module.css'
import { Shell } from './shell.tsx'
import sideClasses from './side-menu.module.css'

vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({}) }))
vi.mock('./keep-alive.tsx', () => ({ KeepAlive: () => null }))
vi.mock('./tab-bar.tsx', () => ({ TabBar: () => <p>the tabs</p> }))
vi.mock('./shell-header.tsx', () => ({ ShellHeader: () => <header /> }))
vi.mock('./status-banner.tsx', () => ({ StatusBanner: () => null }))
vi.mock('./help-box.tsx', () => ({ HelpBox: () => null }))
vi.mock('./brand.tsx', () => ({ Brand: () => null }))
vi.mock('./menu-list.tsx', () => ({ MenuList: () => <p>the whole menu</p> }))
vi.mock('./compact-menu.tsx', () => ({ default: () => <p>the icons</p> }))

beforeEach(() => {
  window.scrollTo(0, 0)
  useSettingsStore.getState().reset()
  renderWithTheme(
    <AppTheme>
      <Shell />
    </AppTheme>,
  )
})
afterEach(cleanup)

const choose = (part: Partial<Settings>) => act(() => useSettingsStore.getState().change(part))
const scrollTo = (y: number) =>
  act(() => {
    window.scrollTo(0, y)
    window.dispatchEvent(new Event('scroll'))
  })
const side = () => screen.queryByRole('navigation', { name: m.shell_main_menu() })
const top = () => document.querySelector<HTMLElement>(`.${shellClasses.top}`)
const page = () => document.documentElement

test('layout: the menu at the side, or none there', () => {
  expect(side()).not.toBeNull()
  choose({ layout: 'top' })
  expect(side()).toBeNull()
})

test('fixed sidebar and collapsed sidebar', async () => {
  expect(side()?.classList.contains(sideClasses.fixed ?? '')).toBe(true)
  choose({ fixedSidebar: false })
  expect(side()?.classList.contains(sideClasses.fixed ?? '')).toBe(false)
  expect(screen.getByText('the whole menu')).toBeDefined()
  choose({ sidebarCollapsed: true })
  expect(await screen.findByText('the icons')).toBeDefined()
  expect(side()?.hasAttribute('data-collapsed')).toBe(true)
})

test('fixed header, and one that hides on scrolling down', () => {
  expect(top()?.classList.contains(shellClasses.fixed ?? '')).toBe(true)
  scrollTo(400)
  expect(top()?.hasAttribute('data-away')).toBe(false)
  choose({ autoHideHeader: true })
  scrollTo(450)
  expect(top()?.hasAttribute('data-away')).toBe(false)
  scrollTo(500)
  expect(top()?.hasAttribute('data-away')).toBe(true)
  scrollTo(490)
  expect(top()?.hasAttribute('data-away')).toBe(false)
  scrollTo(590)
  expect(top()?.hasAttribute('data-away')).toBe(true)
  scrollTo(90)
  expect(top()?.hasAttribute('data-away')).toBe(false)
  scrollTo(150)
  expect(top()?.hasAttribute('data-away')).toBe(false)
  scrollTo(196)
  expect(top()?.hasAttribute('data-away')).toBe(true)
  choose({ fixedHeader: false })
  expect(top()?.hasAttribute('data-away')).toBe(false)
  expect(top()?.classList.contains(shellClasses.fixed ?? '')).toBe(false)
})

test('content width', () => {
  const narrow = () => screen.getByRole('main').classList.contains(shellClasses.narrow ?? '')
  expect(narrow()).toBe(false)
  choose({ contentWidth: 'fixed' })
  expect(narrow()).toBe(true)
})

test('tabs', () => {
  expect(screen.getByText('the tabs')).toBeDefined()
  choose({ multiTab: false })
  expect(screen.queryByText('the tabs')).toBeNull()
})

test('theme, primary colour and weak mode', () => {
  choose({ theme: 'dark', weakMode: true })
  expect(page().getAttribute('data-mantine-color-scheme')).toBe('dark')
  expect(page().hasAttribute('data-weak')).toBe(true)
  choose({ theme: 'light', weakMode: false })
  expect(page().getAttribute('data-mantine-color-scheme')).toBe('light')
  expect(page().hasAttribute('data-weak')).toBe(false)
  const styles = () => [...document.querySelectorAll('style')].map((one) => one.textContent).join()
  const before = styles()
  choose({ primaryColor: 'coral' })
  expect(styles()).not.toBe(before)
})

test('where the header stays, nobody asks how far the page is scrolled: it would be laid out at once', () => {
  const asked = vi.spyOn(window, 'scrollY', 'get')
  scrollTo(400)
  expect(asked).not.toHaveBeenCalled()
  choose({ autoHideHeader: true })
  scrollTo(500)
  expect(asked).toHaveBeenCalled()
  asked.mockRestore()
})
