// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { RenounceForm } from './renounce-form.tsx'

const { isOpening } = vi.hoisted(() => ({ isOpening: vi.fn(() => false) }))
vi.mock('./use-token-openings.ts', () => ({ useIsOpening: isOpening }))

afterEach(cleanup)

const nothing = () => undefined

function show(taxed?: object) {
  const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'HBR', taxed }
  const act = { token, doneOf: () => null, clearDone: nothing, open: nothing }
  renderWithTheme(<RenounceForm act={act as never} />)
}
const button = () => screen.queryByRole('button', { name: m.token_renounce_button() })

test('ownership is given up after trading has opened, which is what a token says that has not', () => {
  show({ launch: { isLaunched: false } })
  expect(button()).toBeNull()
  expect(screen.getByText(m.token_renounce_unlaunched())).toBeTruthy()
})

test('while a batch opening runs, its settlement is what is waited for', () => {
  isOpening.mockReturnValueOnce(true)
  show({ launch: { isLaunched: false } })
  expect(screen.getByText(m.token_renounce_opening())).toBeTruthy()
  expect(screen.queryByText(m.token_renounce_unlaunched())).toBeNull()
})

test.each([
  { what: 'that trades', taxed: { launch: { isLaunched: true } } },
  { what: 'without a launch of its own', taxed: undefined },
])('the owner of a token $what can give it up', ({ taxed }) => {
  show(taxed)
  expect(button()).toBeTruthy()
  expect(screen.queryByText(m.token_renounce_unlaunched())).toBeNull()
})
