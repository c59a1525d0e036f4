// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { SlotFilters } from './slot-filters.tsx'

const presale = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

afterEach(cleanup)

test.each([
  ['0x12', m.error_Input_AddressInvalid],
  [presale.replace('C51812', 'c51812'), m.error_Input_AddressChecksumInvalid],
])('an address that is none says why: %s', async (typed, text) => {
  const onChange = vi.fn()
  renderWithTheme(<SlotFilters search={{}} onChange={onChange} />)
  const field = screen.getByLabelText(m.whitelist_filter_presale())
  fireEvent.change(field, { target: { value: typed } })
  await screen.findByText(text())
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: presale } })
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith({ presale }))
  await vi.waitFor(() => expect(screen.queryByText(text())).toBeNull())
})
