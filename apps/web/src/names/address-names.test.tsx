// @vitest-environment happy-dom
import { m, setLocale } from '@slipway/messages'
import { AddressField } from '@slipway/ui/address-field'
import { type AddressNames, AddressNamesContext } from '@slipway/ui/address-names'
import { AddressText } from '@slipway/ui/address-text'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Activity, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import type { FoundName } from './look-up-name.ts'
import TypedName from './typed-name.tsx'
import { listTypedNames, spendTypedNames } from './typed-names.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const own = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const answers = vi.hoisted(() => ({ next: (_: string): Promise<FoundName> => Promise.reject() }))
vi.mock('./look-up-name.ts', () => ({ lookUpName: (name: string) => answers.next(name) }))

const names: AddressNames = {
  Typed: TypedName,
  Name: ({ address }) => (address === alice ? <b>alice.eth</b> : null),
}

function Controlled({ isSigned }: { isSigned?: boolean }) {
  const [value, setValue] = useState('')
  return (
    <AddressNamesContext value={names}>
      <AddressField
        label="To"
        isSigned={isSigned}
        value={value}
        onUseOwn={() => setValue(own)}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </AddressNamesContext>
  )
}

function Tab() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Tab
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Controlled />
      </Activity>
    </>
  )
}

/** What fields of earlier tests left. */
const dropTypedNames = () => spendTypedNames({ alice, own })
const field = () => screen.getByLabelText<HTMLInputElement>('To')

/** What a reader says of a field. */
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

function type(text: string): void {
  act(() => field().focus())
  fireEvent.input(field(), { target: { value: text } })
  act(() => void field().dispatchEvent(new Event('change', { bubbles: true })))
  act(() => field().blur())
}

/** As a browser says that it put a whole text into the field. */
function insert(text: string, inputType: string): void {
  act(() => field().focus())
  field().setRangeText(text, 0, field().value.length, 'end')
  act(() => void field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType })))
}

const useOwn = () =>
  fireEvent.click(screen.getByRole('button', { name: m.shell_use_own_address() }))
const found = async (name: string): Promise<FoundName> => ({ state: 'found', name, address: alice })

/** Answers when it is told to. */
function answerLater(): (found: FoundName) => Promise<void> {
  let answer: (found: FoundName) => void = () => {}
  answers.next = () => new Promise((resolve) => (answer = resolve))
  return (found) => act(async () => answer(found))
}

afterEach(() => {
  cleanup()
  dropTypedNames()
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('a name in a field of addresses in %s', (locale) => {
  beforeEach(() => setLocale(locale, { reload: false }))

  test('its address stands in the field, and the name under it', async () => {
    answers.next = async (name) => ({ state: 'found', name, address: alice })
    renderWithTheme(<Controlled />)
    type('alice.eth')
    expect(await screen.findByText(m.names_found_signed({ name: 'alice.eth' }))).toBeTruthy()
    expect(field().value).toBe(alice)
    fireEvent.input(field(), { target: { value: '0x12' } })
    expect(screen.queryByText(m.names_found_signed({ name: 'alice.eth' }))).toBeNull()
  })

  test('nothing of names loads for a field that is empty and was never entered', () => {
    const Typed = vi.fn(() => null)
    renderWithTheme(
      <AddressNamesContext value={{ ...names, Typed }}>
        <AddressField label="To" />
      </AddressNamesContext>,
    )
    expect(Typed).not.toHaveBeenCalled()
    act(() => field().focus())
    expect(Typed).toHaveBeenCalled()
  })

  test('a refused name stays, with its reason', async () => {
    const chain = activeChain.name
    const texts = {
      Name_Invalid: m.names_invalid({ name: 'alice.eth' }),
      Name_NotFound: m.names_not_found({ name: 'alice.eth', chain }),
      Name_OtherService: m.names_other_service({ name: 'alice.eth', endings: '' }),
      Name_Offchain: m.names_offchain({ name: 'alice.eth' }),
    } as const
    renderWithTheme(<Controlled />)
    for (const code of [
      'Name_Invalid',
      'Name_NotFound',
      'Name_OtherService',
      'Name_Offchain',
    ] as const) {
      answers.next = async (name) => ({ state: 'refused', name, code })
      type('x')
      type('alice.eth')
      expect((await screen.findByRole('alert')).textContent).toBe(texts[code])
      expect(field().value).toBe('alice.eth')
      expect(field().getAttribute('aria-invalid')).toBe('true')
      expect(descriptionOf(field())).toBe(texts[code])
    }
    answers.next = async (name) => ({ state: 'unread', name })
    type('bob.eth')
    expect(await screen.findByText(m.names_unread({ name: 'bob.eth' }))).toBeTruthy()
    answers.next = found
    fireEvent.click(screen.getByRole('button', { name: m.shell_retry() }))
    expect(await screen.findByText(m.names_found_signed({ name: 'bob.eth' }))).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field().getAttribute('aria-invalid')).not.toBe('true')
    expect(document.activeElement).toBe(field())
  })

  test('nothing is said of a signature where nothing is signed, and nothing is kept for one', async () => {
    answers.next = found
    renderWithTheme(<Controlled isSigned={false} />)
    type('alice.eth')
    expect(await screen.findByText(m.names_found({ name: 'alice.eth' }))).toBeTruthy()
    expect(listTypedNames({ to: alice })).toEqual([])
  })
})

test.each(['insertFromPaste', 'insertFromDrop'])('%s brings a whole name', async (inputType) => {
  answers.next = found
  renderWithTheme(<Controlled />)
  insert('alice.eth', inputType)
  expect(await screen.findByText(m.names_found_signed({ name: 'alice.eth' }))).toBeTruthy()
  expect(field().value).toBe(alice)
})

test('a name that is being typed is not looked up before it is whole', () => {
  const asked = vi.fn(found)
  answers.next = asked
  renderWithTheme(<Controlled />)
  insert('alice.et', 'insertText')
  expect(asked).not.toHaveBeenCalled()
})

test('what a form puts into the field ends what was said of the name, and its hold on transactions', async () => {
  answers.next = found
  renderWithTheme(<Controlled />)
  type('alice.eth')
  await screen.findByText(m.names_found_signed({ name: 'alice.eth' }))
  expect(listTypedNames({ to: alice })).toHaveLength(1)
  useOwn()
  expect(field().value).toBe(own)
  expect(screen.queryByText(m.names_found_signed({ name: 'alice.eth' }))).toBeNull()
  expect(listTypedNames({ to: alice })).toEqual([])
})

test('a late answer leaves the visitor’s own choice alone', async () => {
  const answer = answerLater()
  renderWithTheme(<Controlled />)
  type('alice.eth')
  await screen.findByText(m.names_reading({ name: 'alice.eth' }))
  useOwn()
  expect(screen.queryByText(m.names_reading({ name: 'alice.eth' }))).toBeNull()
  await answer({ state: 'found', name: 'alice.eth', address: alice })
  expect(field().value).toBe(own)
})

test('a tab that is left while a name is read looks it up when it is back, and keeps what was found', async () => {
  const answer = answerLater()
  renderWithTheme(<Tab />)
  const turnTab = () => fireEvent.click(screen.getByText('Tab'))
  type('alice.eth')
  await screen.findByText(m.names_reading({ name: 'alice.eth' }))
  turnTab()
  await answer({ state: 'found', name: 'alice.eth', address: alice })
  answers.next = found
  turnTab()
  expect(await screen.findByText(m.names_found_signed({ name: 'alice.eth' }))).toBeTruthy()
  await waitFor(() => expect(field().value).toBe(alice))
  turnTab()
  expect(listTypedNames({ to: alice })).toHaveLength(1)
  turnTab()
  expect(await screen.findByText(m.names_found_signed({ name: 'alice.eth' }))).toBeTruthy()
  type(own)
  expect(listTypedNames({ to: alice })).toEqual([])
})

test('what is found after the visitor typed on goes nowhere', async () => {
  let answer: (found: FoundName) => void = () => {}
  answers.next = () => new Promise((resolve) => (answer = resolve))
  renderWithTheme(<Controlled />)
  type('alice.eth')
  await screen.findByText(m.names_reading({ name: 'alice.eth' }))
  fireEvent.input(field(), { target: { value: '0x99' } })
  await act(async () => answer({ state: 'found', name: 'alice.eth', address: alice }))
  expect(field().value).toBe('0x99')
})

test('an address is not looked up', () => {
  const asked = vi.fn()
  answers.next = async (name) => {
    asked(name)
    return { state: 'unread', name }
  }
  renderWithTheme(<Controlled />)
  type(alice)
  type('0x12')
  expect(asked).not.toHaveBeenCalled()
})

test('an account’s name stands before its address; a hash and a page without names have none', () => {
  const hash = `0x${'1'.repeat(64)}`
  renderWithTheme(
    <AddressNamesContext value={names}>
      <AddressText address={alice} />
      <AddressText address={hash} />
      <AddressText address={alice} name="You" />
    </AddressNamesContext>,
  )
  expect(screen.getAllByText('alice.eth')).toHaveLength(2)
  cleanup()
  renderWithTheme(<AddressText address={alice} />)
  expect(screen.queryByText('alice.eth')).toBeNull()
})
