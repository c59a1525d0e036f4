// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { HelpBox } from './help-box.tsx'
import { ShellFooter } from './shell.tsx'

const config = vi.hoisted(() => ({ links: {} as Record<string, string> }))
vi.mock('../core/runtime-config.ts', () => ({ runtimeConfig: config }))

beforeEach(() => {
  localStorage.clear()
  config.links = { chat: 'https://chat.test', email: 'help@slipway.test' }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const help = () => screen.queryByRole('complementary', { name: m.shell_help_title() })

test('help box and footer lead to the same places', () => {
  renderWithTheme(
    <>
      <HelpBox />
      <ShellFooter />
    </>,
  )
  const links = [
    [m.shell_link_docs(), '/guide'],
    [m.shell_link_chat(), 'https://chat.test'],
    [m.shell_link_email(), 'mailto:help@slipway.test'],
  ]
  expect(linksIn(help() as HTMLElement)).toEqual(links)
  expect(linksIn(screen.getByRole('contentinfo'))).toEqual(links)
})

test.each([
  ['chat', { chat: 'https://chat.test' }, m.shell_help_text],
  ['email', { email: 'help@slipway.test' }, m.shell_help_text],
  ['none but news', { social: 'https://news.test' }, m.shell_help_text_alone],
])('somebody can be asked only where the operator set a contact: %s', (_, links, text) => {
  config.links = links as Record<string, string>
  renderWithTheme(<HelpBox />)
  expect(within(help() as HTMLElement).getByText(text())).toBeDefined()
})

test('a help box that was put away stays away', () => {
  renderWithTheme(<HelpBox />)
  fireEvent.click(screen.getByRole('button', { name: m.shell_help_dismiss() }))
  expect(help()).toBeNull()
  cleanup()
  renderWithTheme(<HelpBox />)
  expect(help()).toBeNull()
})

test('one that is put away in another tab goes here too', () => {
  renderWithTheme(<HelpBox />)
  expect(help()).not.toBeNull()
  localStorage.setItem('slipway.help-dismissed', 'true')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'slipway.help-dismissed' })))
  expect(help()).toBeNull()
})

test('where the browser keeps nothing it goes nevertheless', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  renderWithTheme(<HelpBox />)
  fireEvent.click(screen.getByRole('button', { name: m.shell_help_dismiss() }))
  expect(help()).toBeNull()
})
