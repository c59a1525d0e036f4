// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { defaultSettings, parseSettings, useSettingsStore } from './settings-store.ts'

test('takes every known choice from storage', () => {
  const stored = {
    layout: 'top',
    fixedHeader: false,
    fixedSidebar: false,
    contentWidth: 'fixed',
    autoHideHeader: true,
    theme: 'dark',
    primaryColor: 'rust',
    weakMode: true,
    multiTab: false,
    sidebarCollapsed: true,
  }
  expect(parseSettings({ settings: stored }, defaultSettings)).toEqual(stored)
})

test('one unknown entry keeps its default and spoils no other', () => {
  const parsed = parseSettings(
    { settings: { theme: 'sepia', primaryColor: 'coral', extra: 1 } },
    defaultSettings,
  )
  expect(parsed).toEqual({ ...defaultSettings, primaryColor: 'coral' })
})

test.each([undefined, null, 'x', { settings: 3 }])('nonsense counts as nothing: %j', (stored) => {
  expect(parseSettings(stored, defaultSettings)).toEqual(defaultSettings)
})

test('a change is stored at once and a reset returns the defaults', () => {
  useSettingsStore.getState().change({ layout: 'top', weakMode: true })
  expect(localStorage.getItem('slipway.settings')).toContain('"layout":"top"')
  useSettingsStore.getState().reset()
  expect(useSettingsStore.getState().settings).toEqual(defaultSettings)
})

test('side menu and fluid width are the defaults of the specification', () => {
  expect(defaultSettings).toMatchObject({ layout: 'side', contentWidth: 'fluid' })
})
