// @vitest-environment happy-dom
import type * as messages from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { LanguageButton } from './shell-header.tsx'

const language = vi.hoisted(() => ({ now: 'en-US', chosen: [] as string[] }))
vi.mock('@slipway/messages', async (original) => ({
  ...(await original<typeof messages>()),
  getLocale: () => language.now,
  setLocale: (locale: string) => language.chosen.push(locale),
}))

afterEach(cleanup)

test.each([
  ['en-US', '中文', 'zh-CN'],
  ['zh-CN', 'EN', 'en-US'],
])('from %s the button leads to %s', (now, short, other) => {
  language.now = now
  renderWithTheme(<LanguageButton />)
  const button = screen.getByRole('button')
  expect(button.textContent).toBe(short)
  fireEvent.click(button)
  expect(language.chosen.at(-1)).toBe(other)
})
