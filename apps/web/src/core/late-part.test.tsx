// @vitest-environment happy-dom

import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { ErrorBoundary } from '../frame/error-boundary.tsx'
import { LatePart } from './late-part.tsx'
import { lazyPart } from './lazy-part.ts'

type Part = { default: ComponentType }
const load = vi.fn<() => Promise<Part>>()
const report = vi.fn<(error: Error) => void>()

beforeEach(() => {
  load.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  report.mockReset()
  vi.stubGlobal('reportError', report)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(): void {
  const Part = lazyPart(load)
  renderWithTheme(
    <ErrorBoundary resetKey="">
      <input aria-label="Name" />
      <LatePart pending={<p>place</p>}>
        <Part />
      </LatePart>
    </ErrorBoundary>,
  )
}

test('a part that does not load leaves what was typed, and comes with another try', async () => {
  load.mockRejectedValueOnce(new Error('The part is away.'))
  load.mockResolvedValue({ default: () => <p>part</p> })
  show()
  screen.getByText('place')
  const name = screen.getByLabelText('Name')
  fireEvent.change(name, { target: { value: 'Keel' } })
  await screen.findByText(m.shell_chunk_title())
  fireEvent.click(screen.getByRole('button', { name: m.shell_retry() }))
  await screen.findByText('part')
  expect(screen.getByLabelText('Name')).toBe(name)
  expect(name).toHaveProperty('value', 'Keel')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that fails while it is drawn is a matter of the page', async () => {
  load.mockResolvedValue({
    default: () => {
      throw new Error('The part is broken.')
    },
  })
  show()
  await screen.findByText(m.shell_error_title())
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('where the browser remembers that a part failed, the page can be reloaded', async () => {
  load.mockRejectedValue(new Error('The part is away.'))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  show()
  await screen.findByText(m.shell_chunk_text())
  fireEvent.click(screen.getByRole('button', { name: m.shell_reload() }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a part whose looks did not load is not shown without them by another try', async () => {
  load.mockRejectedValue(new Error('Unable to preload CSS for /assets/part.css'))
  show()
  await screen.findByRole('button', { name: m.shell_reload() })
  expect(screen.queryByRole('button', { name: m.shell_retry() })).toBeNull()
})

test('the notice keeps the focus while the part is tried again, and when it fails again', async () => {
  load.mockRejectedValueOnce(new Error('The part is away.'))
  let fail: (error: Error) => void = () => undefined
  load.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = reject
      }),
  )
  load.mockResolvedValue({ default: () => <p>part</p> })
  show()
  const retry = await screen.findByRole('button', { name: m.shell_retry() })
  retry.focus()
  fireEvent.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
  expect(screen.queryByText('place')).toBeNull()
  expect(document.activeElement).toBe(retry)
  fireEvent.click(retry)
  fail(new Error('The part is still away.'))
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('false'))
  expect(document.activeElement).toBe(retry)
  expect(load).toHaveBeenCalledTimes(2)
  fireEvent.click(retry)
  await screen.findByText('part')
})

test('what does not load is reported, every time', async () => {
  const away = new Error('The part is away.')
  const stillAway = new Error('The part is still away.')
  load.mockRejectedValueOnce(away).mockRejectedValueOnce(stillAway)
  show()
  fireEvent.click(await screen.findByRole('button', { name: m.shell_retry() }))
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2))
  expect(report.mock.calls.map(([error]) => error.cause)).toEqual([away, stillAway])
})

test('two places of a part that did not load share another try', async () => {
  load.mockRejectedValueOnce(new Error('The part is away.'))
  load.mockResolvedValue({ default: () => <p>part</p> })
  const Part = lazyPart(load)
  renderWithTheme(
    <>
      <LatePart>
        <Part />
      </LatePart>
      <LatePart>
        <Part />
      </LatePart>
    </>,
  )
  const buttons = await screen.findAllByRole('button', { name: m.shell_retry() })
  for (const button of buttons) fireEvent.click(button)
  await waitFor(() => expect(screen.getAllByText('part')).toHaveLength(2))
  expect(load).toHaveBeenCalledTimes(2)
})
