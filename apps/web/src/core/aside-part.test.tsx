// @vitest-environment happy-dom

import { AddressInput } from '@slipway/ui/address-input'
import { AddressNamesContext } from '@slipway/ui/address-names'
import { AddressText } from '@slipway/ui/address-text'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { asidePart } from './aside-part.tsx'

const report = vi.fn()

beforeEach(() => {
  report.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', report)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const away = () => Promise.reject(new Error('The part is away.'))

test('names that do not load leave addresses and their fields as they are', async () => {
  renderWithTheme(
    <AddressNamesContext value={{ Name: asidePart(away), Typed: asidePart(away) }}>
      <AddressText address="0x1111111111111111111111111111111111111111" />
      <AddressInput label="Receiver" />
    </AddressNamesContext>,
  )
  screen.getByLabelText('Receiver').focus()
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2))
  screen.getByText('0x11…11111')
  screen.getByLabelText('Receiver')
})

test('what loads is shown', async () => {
  const Part = asidePart(async () => ({ default: ({ text }: { text: string }) => <p>{text}</p> }))
  renderWithTheme(<Part text="part" />)
  await screen.findByText('part')
})
