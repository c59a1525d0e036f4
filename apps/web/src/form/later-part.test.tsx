// @vitest-environment happy-dom

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { LaterPart } from './later-part.tsx'

test('what stands further down comes once what stands above it is shown', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <>
        <p>above</p>
        <LaterPart>
          <p>below</p>
        </LaterPart>
      </>,
    ),
  )
  expect(place.textContent).toBe('above')
  await vi.waitFor(() => expect(place.textContent).toBe('abovebelow'))
  root.unmount()
  vi.unstubAllGlobals()
})
