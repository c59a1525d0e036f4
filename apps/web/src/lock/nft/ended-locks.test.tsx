// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import EndedLocks from './ended-locks.tsx'

const said = vi.hoisted(() => ({ endReason: 'withdrawn' }))

vi.mock('../../core/lock-api.ts', () => ({
  lockApi: {
    listLocks: async () => ({
      items: [{ id: 'lock', nftId: '7', lockId: '3', updatedAt: 1, endReason: said.endReason }],
    }),
  },
}))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

const owner = '0x00000000000000000000000000000000000000a1'

test.each([
  ['withdrawn', m.lock_nft_state_withdrawn, false],
  ['void', m.lock_nft_state_void, true],
] as const)(
  'a certificate is offered only of what the chain still knows: %s',
  async (endReason, state, isKnown) => {
    said.endReason = endReason
    renderWithTheme(<EndedLocks owner={owner} collection={owner} />)
    await screen.findByText(state())
    expect(screen.queryByText(m.lock_nft_certificate()) !== null).toBe(isKnown)
  },
)
