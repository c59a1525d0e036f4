// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makePresale } from '../../test/presale-fixture.ts'
import type { PresaleContext } from '../presale-context.ts'
import { InviterForm } from './inviter-form.tsx'

vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))

afterEach(cleanup)

test.each([
  ['coming', -1, undefined],
  ['canceled', -1, m.presale_admin_inviter_canceled()],
  ['canceled', 1, m.presale_admin_inviter_canceled()],
  ['running', 1, m.presale_admin_inviter_closed()],
] as const)(
  'the reward can be enabled before the start alone: %s, %i s after it',
  (label, after, why) => {
    const presale = makePresale()
    const { owner, startTime } = presale.terms
    const rest = { name: 'Harbour', account: owner, now: startTime + after, doneOf: () => null }
    const act = { ...rest, presale, status: { label, reason: 'removed' } }
    renderWithTheme(<InviterForm act={act as unknown as PresaleContext} />)
    if (why) screen.getByText(why)
    expect(screen.queryAllByRole('button')).toHaveLength(why ? 0 : 1)
  },
)
