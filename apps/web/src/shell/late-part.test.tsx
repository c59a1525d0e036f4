// @vitest-environment happy-dom

import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LatePart } from './late-part.tsx'
import { lazyPart } from './lazy-part.ts'

type Part = { default: ComponentType }
const load = vi.fn<() => Promise<Part>>()

beforeEach(() => {
  load.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', () => undefined)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(isAside = false): void {
  const Part = lazyPart(load)
  renderWithTheme(
    <ErrorBoundary resetKey="">
      <input aria-label="Name" />
      <LatePart pending={<p>place</p>} isAside={isAside}>
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

test('what the page can do without is left out where it does not load', async () => {
  load.mockRejectedValue(new Error('The part is away.'))
  show(true)
  await waitFor(() => expect(screen.queryByText('place')).toBeNull())
  screen.getByLabelText('Name')
  expect(screen.queryByText(m.shell_chunk_title())).toBeNull()
})
