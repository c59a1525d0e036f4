// @vitest-environment happy-dom
import { MantineProvider, Modal } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ReturnFocus } from './return-focus.tsx'

afterEach(cleanup)

/** A dialog that is there as long as it is open, behind a button that may give way to another. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <main tabIndex={-1}>
      <p>text</p>
      {isDone ? (
        <button type="button">account</button>
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
      )}
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} transitionProps={{ duration: 0 }}>
          <ReturnFocus />
          <button
            type="button"
            onClick={() => {
              setDone(true)
              setOpen(false)
            }}
          >
            connect
          </button>
        </Modal>
      )}
    </main>
  )
}

async function open(): Promise<HTMLElement> {
  render(
    <MantineProvider env="test">
      <Page />
    </MantineProvider>,
  )
  const opener = screen.getByRole('button', { name: 'open' })
  opener.focus()
  fireEvent.click(opener)
  const connect = await screen.findByRole('button', { name: 'connect', hidden: true })
  act(() => connect.focus())
  return opener
}

test('a dialog that is left gives the focus back to what opened it', async () => {
  const opener = await open()
  fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('where the opener is gone the focus is on what took its place', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'connect', hidden: true }))
  const account = await screen.findByRole('button', { name: 'account', hidden: true })
  await waitFor(() => expect(document.activeElement).toBe(account))
})
