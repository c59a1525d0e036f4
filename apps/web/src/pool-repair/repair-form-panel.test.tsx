// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { onEntry } from '../form/on-entry.ts'
import { RepairFormPanel } from './repair-form-panel.tsx'
import type { RepairPool } from './repair-pool.ts'
import type { RepairForm } from './use-repair-form.ts'

vi.mock('./price-fields.tsx', () => ({ PriceFields: () => null }))
vi.mock('./bound-fields.tsx', () => ({ BoundFields: () => null }))
vi.mock('./forecast.tsx', () => ({ Forecast: () => null }))

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
// Its fields are drawn by the parts that stand apart.
const repair = { form: { onSubmit: () => {} } } as unknown as RepairForm
const opening = { isPreparing: false, problem: undefined, entry: onEntry(() => undefined) }

afterEach(cleanup)

test.each([
  [true, 'nothing to review'],
  [false, 'a review'],
])('a token that will be refused: %s has %s', (isRefused) => {
  renderWithTheme(
    <RepairFormPanel
      pool={{} as RepairPool}
      repair={repair}
      account={account}
      isRefused={isRefused}
      opening={opening}
    />,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: m.repair_review() })
  expect(button.disabled).toBe(isRefused)
})
