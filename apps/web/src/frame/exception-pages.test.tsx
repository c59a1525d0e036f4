// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { Route as forbidden } from '../routes/exception/403.tsx'
import { Route as notFound } from '../routes/exception/404.tsx'
import { Route as failed } from '../routes/exception/500.tsx'

// Links belong to the router, which stands outside of these pages.
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(route: { options: { component?: unknown } }) {
  const Page = route.options.component as ComponentType
  return renderWithTheme(<Page />)
}

test.each([
  ['403', forbidden, m.shell_403_title(), m.shell_403_text()],
  ['404', notFound, m.shell_404_title(), m.shell_404_text()],
  ['500', failed, m.shell_500_title(), m.shell_500_text()],
])('%s says what happened and leads home', (code, route, title, text) => {
  show(route)
  expect(screen.getByText(code)).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByText(text)).toBeDefined()
  const home = screen.getByRole('link', { name: m.shell_back_home() })
  expect(home.getAttribute('href')).toBe('/index')
})

test('500 can be tried again on the spot', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  show(failed)
  fireEvent.click(screen.getByRole('button', { name: m.shell_reload() }))
  expect(reload).toHaveBeenCalledOnce()
})
