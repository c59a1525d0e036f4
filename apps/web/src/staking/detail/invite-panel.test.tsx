// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makeAccount, makeAct, makePool } from '../test/pool-fixture.ts'
import { InvitePanel } from './invite-panel.tsx'

vi.mock('../../inviter/invite-url.ts', () => ({
  inviteUrl: () => 'https://harbour.example/invite',
}))

afterEach(cleanup)

test('a link to invite with is there as long as anybody can stake; what it earned is there after', () => {
  const pool = makePool()
  const { stakeDeadline } = pool.terms
  for (const [now, isOpen] of [
    [stakeDeadline - 1, true],
    [stakeDeadline, false],
  ] as const) {
    const my = makeAccount({ rebate: 2n * 10n ** 18n })
    renderWithTheme(<InvitePanel view={makeAct({ pool, now, my })} />)
    expect(screen.queryByText(m.stakepage_invite_over()) === null).toBe(isOpen)
    expect(document.body.innerHTML.includes('harbour.example')).toBe(isOpen)
    screen.getByText(m.stakepage_rebate_due())
    cleanup()
  }
})
