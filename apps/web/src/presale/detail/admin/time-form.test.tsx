// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makePresale } from '../../test/presale-fixture.ts'
import type { PresaleContext } from '../presale-context.ts'
import { TimeGroup } from './time-form.tsx'

vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))

afterEach(cleanup)

test.each([
  ['owner', false],
  ['removed', false],
  ['softCapMissed', true],
  ['lapsed', true],
  ['none', true],
] as const)('a presale that was called off is not said to have ended: %s', (reason, hasEnded) => {
  const presale = makePresale({ state: { poolStatus: 2 } })
  const { owner, endTime } = presale.terms
  const rest = { name: 'Harbour', account: owner, now: endTime, doneOf: () => null }
  const act = { ...rest, presale, status: { label: 'canceled', reason } }
  renderWithTheme(<TimeGroup act={act as unknown as PresaleContext} />)
  screen.getByText(hasEnded ? m.presale_admin_time_closed() : m.presale_admin_time_canceled())
})
