// @vitest-environment happy-dom
import { formatTime, m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { PresaleNext } from './presale-next.tsx'

const END = 1_800_000_000
const clock = vi.hoisted(() => ({ now: 0 }))

vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => clock.now }))

afterEach(cleanup)

test.each([
  [END - 1, 15n, m.presale_status_finished()],
  [END, 15n, m.presale_list_ended()],
  [END, 20n, m.presale_status_finished()],
])(
  'a presale finished at %i with %i says when it ended once it has, and if it could not be finished before',
  (now, total, text) => {
    clock.now = now
    const status = { label: 'finished', reason: 'none' } as const
    const sums = { kind: 'normal', hardCap: 20n, presaleRate: 10n ** 18n, total } as const
    renderWithTheme(<PresaleNext row={{ status, startTime: END - 60, endTime: END, ...sums }} />)
    screen.getByText(text)
    expect(screen.queryByText(formatTime(END)) !== null).toBe(text === m.presale_list_ended())
  },
)
