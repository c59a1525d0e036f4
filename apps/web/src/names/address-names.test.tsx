// @vitest-environment happy-dom
import { m, setLocale } from '@slipway/messages'
import { AddressField } from '@slipway/ui/address-field'
import { type AddressNames, AddressNamesContext } from '@slipway/ui/address-names'
import { AddressText } from '@slipway/ui/address-text'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../shell/active-chain.ts'
import type { FoundName } from './look-up-name.ts'
import TypedName from './typed-name.tsx'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const answers = vi.hoisted(() => ({ next: (_: string): Promise<FoundName> => Promise.reject() }))
vi.mock('./look-up-name.ts', () => ({ lookUpName: (name: string) => answers.next(name) }))

const names: AddressNames = {
  Typed: TypedName,
  Name: ({ address }) => (address === alice ? <b>alice.eth</b> : null),
}

function Controlled() {
  const [value, setValue] = useState('')
  return (
    <AddressNamesContext value={names}>
      <AddressField
        label="To"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </AddressNamesContext>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('To')

function type(text: string): void {
  fireEvent.input(field(), { target: { value: text } })
  act(() => void field().dispatchEvent(new Event('change', { bubbles: true })))
}

afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('a name in a field of addresses in %s', (locale) => {
  beforeEach(() => setLocale(locale, { reload: false }))

  test('its address stands in the field, and the name under it', async () => {
    answers.next = async (name) => ({ state: 'found', name, address: alice })
    renderWithTheme(<Controlled />)
    type('alice.eth')
    expect(await screen.findByText(m.names_found({ name: 'alice.eth' }))).toBeTruthy()
    expect(field().value).toBe(alice)
    fireEvent.input(field(), { target: { value: '0x12' } })
    expect(screen.queryByText(m.names_found({ name: 'alice.eth' }))).toBeNull()
  })

  test('a refused name stays, with its reason', async () => {
    const chain = activeChain.name
    const texts = {
      Name_Invalid: m.names_invalid({ name: 'alice.eth' }),
      Name_NotFound: m.names_not_found({ name: 'alice.eth', chain }),
      Name_Offchain: m.names_offchain({ name: 'alice.eth' }),
    } as const
    renderWithTheme(<Controlled />)
    for (const code of ['Name_Invalid', 'Name_NotFound', 'Name_Offchain'] as const) {
      answers.next = async (name) => ({ state: 'refused', name, code })
      type('x')
      type('alice.eth')
      expect((await screen.findByRole('alert')).textContent).toBe(texts[code])
      expect(field().value).toBe('alice.eth')
    }
    answers.next = async (name) => ({ state: 'unread', name })
    type('bob.eth')
    expect(await screen.findByText(m.names_unread({ name: 'bob.eth' }))).toBeTruthy()
  })
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
