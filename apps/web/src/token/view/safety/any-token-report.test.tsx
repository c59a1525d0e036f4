// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import AnyTokenReport from './any-token-report.tsx'

const { any, own } = vi.hoisted(() => ({ any: vi.fn(), own: vi.fn() }))
vi.mock('../../shared/use-token.ts', () => ({ useAnyToken: any, useToken: own }))
vi.mock('../../shared/token-contracts.ts', () => ({ tokenContracts: {} }))
vi.mock('./safety-report.tsx', () => ({ default: () => <p>report</p> }))
vi.mock('./subject-of.ts', () => ({ subjectOf: () => ({}), foreignSubject: () => ({}) }))
afterEach(cleanup)

const refetch = vi.fn()
const away = { data: undefined, error: new Error('away'), refetch }
const show = () => renderWithTheme(<AnyTokenReport address={zeroAddress} />)

test.each([
  ['any token', () => any.mockReturnValue(away)],
  [
    'one of ours',
    () => {
      any.mockReturnValue({ data: { isFactoryToken: true } })
      own.mockReturnValue(away)
    },
  ],
])('%s that cannot be read is not waited for without a word', (_, arrange) => {
  arrange()
  show()
  screen.getByText(m.safety_failed())
  fireEvent.click(screen.getByRole('button', { name: m.shell_retry() }))
  expect(refetch).toHaveBeenCalled()
})

test('while it is read, nothing is said to have failed', () => {
  any.mockReturnValue({ data: undefined, error: null })
  show()
  expect(screen.queryByText(m.safety_failed())).toBeNull()
  cleanup()
  any.mockReturnValue({ data: { isFactoryToken: false } })
  show()
  screen.getByText('report')
})
