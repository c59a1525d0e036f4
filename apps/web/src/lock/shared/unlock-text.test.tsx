// @vitest-environment happy-dom
import { formatTime, formatTimeLeft, m } from '@slipway/messages'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makeLock, lockNow as now } from '../test/lock-fixture.ts'
import { rowOfRecord } from './lock-row.ts'
import { UnlockText } from './unlock-text.tsx'

vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => now }))

afterEach(cleanup)

const DAY = 86_400
const END = now + 100 * DAY
const time = formatTime(END)
const stepped = { cliffAt: now + DAY, firstBps: 1_000, cycleSeconds: 10 * DAY, cycleBps: 1_000 }

test.each([
  [
    'in parts says when the next one comes, and from when on all of it is free',
    stepped,
    [m.lock_unlock_next(), formatTimeLeft(DAY), m.lock_unlock_all({ time })],
  ],
  [
    'by the second, later, says when that begins',
    { cliffAt: now + 20 * DAY, firstBps: 0, cycleSeconds: 0, cycleBps: 0 },
    [m.lock_unlock_next(), formatTimeLeft(20 * DAY), m.lock_unlock_all({ time })],
  ],
  ['at once needs no words for its one moment', undefined, [formatTimeLeft(100 * DAY), time]],
])('a lock that comes free %s', (_how, schedule, texts) => {
  const row = rowOfRecord(makeLock({ unlockAt: END, ...(schedule && { schedule }) }), 31_337)
  const { container } = renderWithTheme(<UnlockText row={row} now={now} />)
  const lines = [...(container.querySelector('span')?.children ?? [])]
  expect(lines.map((line) => line.textContent)).toEqual(texts)
})
