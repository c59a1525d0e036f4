// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

let failure: Error | undefined

function Page() {
  if (failure) throw failure
  return <p>the page</p>
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a page that failed can be tried again', () => {
  failure = new Error('broken part 7')
  renderWithTheme(
    <ErrorBoundary resetKey="/a">
      <Page />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('broken part 7')
  expect(reportError).toHaveBeenCalledOnce()
  failure = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('the page')).toBeDefined()
})

test('another page gets another chance', () => {
  failure = new Error('x')
  const boundary = (key: string) => (
    <MantineProvider env="test">
      <ErrorBoundary resetKey={key}>
        <Page />
      </ErrorBoundary>
    </MantineProvider>
  )
  const { rerender } = render(boundary('/a'))
  expect(screen.getByRole('alert')).toBeDefined()
  failure = undefined
  rerender(boundary('/a'))
  expect(screen.getByRole('alert')).toBeDefined()
  rerender(boundary('/b'))
  expect(screen.getByText('the page')).toBeDefined()
})

test('a part that did not load offers to reload, not to try again', () => {
  failure = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
  renderWithTheme(
    <ErrorBoundary resetKey="/a">
      <Page />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Part of the page did not load')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined()
})
