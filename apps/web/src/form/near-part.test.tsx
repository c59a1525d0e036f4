// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { NearPart } from './near-part.tsx'

let see: (isIntersecting: boolean) => void
let margin: string | undefined

beforeEach(() => {
  class Observer {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin
      see = (isIntersecting) =>
        tell([{ isIntersecting } as IntersectionObserverEntry], this as never)
    }
    observe() {}
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

test('whoever works on the form has the whole of it', () => {
  show()
  fireEvent.focusIn(screen.getByLabelText('Name'))
  screen.getByText('part')
})
