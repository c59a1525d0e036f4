// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { focusOnceDrawn } from '../../core/focus-once-drawn.ts'
import { ListRefusal } from './list-refusal.tsx'

afterEach(cleanup)

function Form({ text }: { text: string | undefined }) {
  const [isAsked, setAsked] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    focusOnceDrawn(event.currentTarget, '[data-refusal]')
  }
  return (
    <form onSubmit={submit}>
      <ListRefusal text={isAsked ? text : undefined} />
      <button type="submit">Review</button>
    </form>
  )
}

test('a submission that is refused goes to the reason, each time', async () => {
  render(<Form text="Save it first." />)
  const button = screen.getByRole('button')
  for (const _ of [1, 2]) {
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Save it first.'))
  }
})

test('one that is not refused leaves the focus where it is', async () => {
  render(<Form text={undefined} />)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  await new Promise((done) => requestAnimationFrame(done))
  expect(document.activeElement).toBe(button)
})
