// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanPastedAddresses } from './clean-pasted-address.ts'

vi.mock('../core/active-chain.ts', () => ({ activeChain: { chainId: 1, shortname: 'eth' } }))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let stop: () => void

beforeEach(() => {
  stop = cleanPastedAddresses(document)
})
afterEach(() => {
  stop()
  cleanup()
})

/** A field as forms have them: what it shows is what was told to the form. */
function Field({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <input aria-label="Owner" value={value} onChange={(event) => setValue(event.target.value)} />
  )
}

/** @returns whether the browser is left to insert the text itself */
function paste(text: string): boolean {
  const field = screen.getByLabelText('Owner') as HTMLInputElement
  field.setSelectionRange(field.value.length, field.value.length)
  return fireEvent.paste(field, { clipboardData: { getData: () => text } })
}
const shown = () => (screen.getByLabelText('Owner') as HTMLInputElement).value

test.each([`eth:${address}`, `eip155:1:${address}`, `\u200b${address}\u2060`])(
  'what comes along with an address is left away: %s',
  (text) => {
    render(<Field />)
    expect(paste(text)).toBe(false)
    expect(shown()).toBe(address)
  },
)

test('what is left is told as pasted', () => {
  render(<Field />)
  const told: string[] = []
  screen.getByLabelText('Owner').addEventListener('input', (event) => {
    told.push((event as InputEvent).inputType)
  })
  paste(`eth:${address}`)
  expect(told.at(-1)).toBe('insertFromPaste')
})

test('it takes the place of what is selected', () => {
  render(<Field initial="0x00" />)
  const field = screen.getByLabelText('Owner') as HTMLInputElement
  field.setSelectionRange(0, 4)
  fireEvent.paste(field, { clipboardData: { getData: () => `eth:${address}` } })
  expect(shown()).toBe(address)
})

test.each([address, `bnb:${address}`, 'Harbour', `${address},1\n${address},2`])(
  'everything else is the browser’s: %s',
  (text) => {
    render(<Field />)
    expect(paste(text)).toBe(true)
    expect(shown()).toBe('')
  },
)
