// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm } from '../test/render-in-form.tsx'
import { emptyPreflight, withStage } from './preflight.ts'
import PreflightStages from './preflight-stages.tsx'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))

afterEach(cleanup)

test('a listing that nobody could simulate is neither simulated nor said to need none', () => {
  renderInForm(<PreflightStages preflight={withStage(emptyPreflight, 'listing', 'skipped')} />)
  screen.getByText(m.presale_check_listing_skipped())
  screen.getByText(m.presale_state_unknown())
  expect(screen.queryByText(m.presale_check_listing_text())).toBeNull()
  cleanup()
  renderInForm(<PreflightStages preflight={withStage(emptyPreflight, 'list', 'skipped')} />)
  screen.getByText(m.presale_state_skipped())
  screen.getByText(m.presale_check_listing_text())
})
