// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderWithWallet } from '../../../test/render-with-wallet.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { useCreateFormState } from './use-create-form-state.ts'

const inviter = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function Form({ invited }: { invited: string | undefined }) {
  const { form } = useCreateFormState(undefined, invited)
  return <ExtrasSection form={form} invited={invited} />
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const isFromLink = () =>
  screen.queryByText((text) => text.includes(m.token_field_inviter_from_link())) !== null
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText(m.token_field_inviter()), { target: { value } })

test('an inviter is said to be from the link as long as it is the link’s', () => {
  renderWithWallet(<Form invited={inviter} />)
  expect(isFromLink()).toBe(true)
  type('')
  expect(isFromLink()).toBe(false)
  type(inviter)
  expect(isFromLink()).toBe(true)
  cleanup()
  renderWithWallet(<Form invited={undefined} />)
  expect(isFromLink()).toBe(false)
})
