// @vitest-environment happy-dom
import { MantineProvider, Modal } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { followFocus } from './last-focus.ts'
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

/** A button that is disabled while what it opens is prepared. */
function Slow({ prepared }: { prepared: Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const press = async () => {
    setBusy(true)
    await prepared
    setOpen(true)
    setBusy(false)
  }
  return (
    <main tabIndex={-1}>
      <button type="button" disabled={isBusy} onClick={() => void press()}>
        review
      </button>
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} transitionProps={{ duration: 0 }}>
          <ReturnFocus />
          <button type="button">sign</button>
        </Modal>
      )}
    </main>
  )
}

test.each([
  ['a button that was disabled meanwhile has it again', true, 'BUTTON'],
  ['one that somebody had left does not', false, 'MAIN'],
])('%s', async (_text, isBusy, tagName) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(followFocus())
  render(
    <MantineProvider env="test">
      <Slow prepared={promise} />
    </MantineProvider>,
  )
  const opener = screen.getByRole('button', { name: 'review' })
  opener.focus()
  if (!isBusy) opener.blur()
  fireEvent.click(opener)
  await waitFor(() => expect(opener).toHaveProperty('disabled', true))
  // What browsers do with the focus of what is disabled, and this one does not.
  const focused = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
  resolve()
  const sign = await screen.findByRole('button', { name: 'sign', hidden: true })
  focused.mockRestore()
  act(() => sign.focus())
  fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  await waitFor(() => expect(document.activeElement?.tagName).toBe(tagName))
})

/** An act whose button goes once it is done: in the same step, or when the page has read what became of it. */
function Act({ read, rest, last }: { read: Promise<void>; rest: boolean; last?: Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const [isGone, setGone] = useState(false)
  const sign = async () => {
    setOpen(false)
    if (rest) await read
    setDone(true)
    await last?.then(() => setGone(true))
  }
  return (
    <main tabIndex={-1}>
      <section aria-label="act" key={String(isGone)} hidden={isGone}>
        <div>
          {isDone ? (
            <p>done</p>
          ) : (
            <button type="button" onClick={() => setOpen(true)}>
              open
            </button>
          )}
        </div>
      </section>
      <button type="button">other</button>
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} transitionProps={{ duration: 0 }}>
          <ReturnFocus />
          <button type="button" onClick={() => void sign()}>
            sign
          </button>
        </Modal>
      )}
    </main>
  )
}

async function signAct(rest: boolean, last?: Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  render(
    <MantineProvider env="test">
      <Act read={promise} rest={rest} {...(last && { last })} />
    </MantineProvider>,
  )
  const opener = screen.getByRole('button', { name: 'open' })
  act(() => opener.focus())
  fireEvent.click(opener)
  const sign = await screen.findByRole('button', { name: 'sign', hidden: true })
  act(() => sign.focus())
  fireEvent.click(sign)
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  return { opener, finish: () => act(async () => resolve()) }
}

test('where the act is done and its button gone the focus is on the part that says so', async () => {
  await signAct(false)
  const part = screen.getByRole('region', { name: 'act' })
  await waitFor(() => expect(document.activeElement).toBe(part))
  act(() => screen.getByRole('button', { name: 'other' }).focus())
  expect(part.hasAttribute('tabindex')).toBe(false)
})

test('so it is where the button goes later, unless somebody has gone on by then', async () => {
  const { opener, finish } = await signAct(true)
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await finish()
  const part = screen.getByRole('region', { name: 'act' })
  await waitFor(() => expect(document.activeElement).toBe(part))
  cleanup()
  const second = await signAct(true)
  await waitFor(() => expect(document.activeElement).toBe(second.opener))
  const other = screen.getByRole('button', { name: 'other' })
  act(() => other.focus())
  await second.finish()
  await screen.findByText('done')
  expect(document.activeElement).toBe(other)
})

test('and where that part goes as well, as with what was withdrawn in full, the page has it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { opener, finish } = await signAct(true, promise)
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await finish()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'))
  await act(async () => resolve())
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})
