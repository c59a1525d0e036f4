// @vitest-environment happy-dom

import { m } from '@slipway/messages'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import { NearPart } from './near-part.tsx'

let see: (isIntersecting: boolean) => void
let observers = 0
let margin: string | undefined

beforeEach(() => {
  observers = 0
  class Observer {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin
      see = (isIntersecting) =>
        tell([{ isIntersecting } as IntersectionObserverEntry], this as never)
    }
    // As a browser does: the first report comes by itself.
    observe() {
      observers++
      queueMicrotask(() => act(() => see(false)))
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  renderWithTheme(
    <form>
      <input aria-label="Name" />
      <NearPart pending={<p>place</p>}>
        <p>part</p>
      </NearPart>
    </form>,
  )

test('a part that is far away keeps its place alone, and comes once it is near, to stay', () => {
  show()
  screen.getByText('place')
  expect(screen.queryByText('part')).toBeNull()
  expect(margin).toBe('400px')
  act(() => see(true))
  screen.getByText('part')
  act(() => see(false))
  screen.getByText('part')
  expect(screen.queryByText('place')).toBeNull()
})

function GrowingForm() {
  const [isLate, setLate] = useState(false)
  return (
    <form>
      <button type="button" onClick={() => setLate(true)}>
        Next
      </button>
      {isLate && (
        <NearPart pending={<p>place</p>}>
          <p>part</p>
        </NearPart>
      )}
    </form>
  )
}

test('one that comes while somebody is in the form is there at once', () => {
  renderWithTheme(<GrowingForm />)
  const next = screen.getByText('Next')
  next.focus()
  fireEvent.click(next)
  screen.getByText('part')
})

test('how near is near is said by the page', () => {
  renderWithTheme(
    <NearPart nearness={100} pending={<p>place</p>}>
      <p>part</p>
    </NearPart>,
  )
  expect(margin).toBe('100px')
})

test('a part that has something to say comes at once', () => {
  renderWithTheme(
    <form>
      <NearPart pending={<p>place</p>} isWanted>
        <p>part</p>
      </NearPart>
    </form>,
  )
  screen.getByText('part')
})

test('a part is observed once, however often its observer reports', async () => {
  show()
  for (let report = 0; report < 5; report++) await act(async () => undefined)
  expect(observers).toBe(1)
})

test('a part that does not load leaves the form as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', () => undefined)
  const Broken = lazyPart<object>(() => Promise.reject(new Error('The part is away.')))
  renderWithTheme(
    <form>
      <input aria-label="Name" />
      <NearPart pending={<p>place</p>}>
        <Broken />
      </NearPart>
    </form>,
  )
  fireEvent.focusIn(screen.getByLabelText('Name'))
  await screen.findByText(m.shell_chunk_title())
  screen.getByLabelText('Name')
})

test('whoever works on the form has the whole of it', () => {
  show()
  fireEvent.focusIn(screen.getByLabelText('Name'))
  screen.getByText('part')
})
