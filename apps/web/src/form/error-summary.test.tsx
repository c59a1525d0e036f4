// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

const problems = [
  { field: 'name', label: 'Name', text: 'Please fill this in.' },
  { field: 'website', label: 'Website', text: 'This is not a link.' },
]

function Form() {
  const [isLoaded, setLoaded] = useState(false)
  const [isMended, setMended] = useState(false)
  return (
    <>
      <ErrorSummary problems={isMended ? [] : problems} attempt={1} idOf={(field) => field} />
      <input id="name" />
      <button type="button" onClick={() => setLoaded(true)}>
        load
      </button>
      <button type="button" onClick={() => setMended(true)}>
        mend
      </button>
      {isLoaded && (
        <details>
          <input id="website" />
        </details>
      )}
    </>
  )
}

const focused = () => document.activeElement?.id
const press = (name: string | RegExp, role = 'link') =>
  fireEvent.click(screen.getByRole(role, { name }))
const load = () => act(async () => press('load', 'button'))

test('a line leads to its field, also where that field is still to come', async () => {
  renderWithTheme(<Form />)
  press(/Website/)
  expect(focused()).not.toBe('website')
  await load()
  expect(focused()).toBe('website')
  expect(document.querySelector('details')?.open).toBe(true)
})

test('who goes to another field meanwhile stays there', async () => {
  renderWithTheme(<Form />)
  press(/Website/)
  press(/Name/)
  await load()
  expect(focused()).toBe('name')
})

test.each<[string, () => void]>([
  ['goes into another field', () => document.getElementById('name')?.focus()],
  ['presses something', () => void fireEvent.pointerDown(document.body)],
  ['types', () => void fireEvent.keyDown(document.body, { key: 'a' })],
  ['has mended everything', () => press('mend', 'button')],
])('the focus is not taken from whoever %s meanwhile', async (_, meanwhile) => {
  renderWithTheme(<Form />)
  press(/Website/)
  act(meanwhile)
  await load()
  expect(focused()).not.toBe('website')
})
