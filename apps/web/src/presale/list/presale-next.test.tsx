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
  [END - 1, m.presale_status_finished()],
  [END, m.presale_list_ended()],
])('a presale finished at %i says when it ended only once it has', (now, text) => {
  clock.now = now
  const status = { label: 'finished', reason: 'none' } as const
  renderWithTheme(<PresaleNext row={{ status, startTime: END - 60, endTime: END }} />)
  screen.getByText(text)
  expect(screen.queryByText(formatTime(END)) !== null).toBe(now === END)
})
