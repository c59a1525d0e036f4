// @vitest-environment happy-dom
import { formatTime, m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import SafetyReport from './safety-report.tsx'

const { reading } = vi.hoisted(() => ({ reading: vi.fn() }))
vi.mock('./use-safety-report.ts', () => ({ useSafetyReport: reading }))
vi.mock('../../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 100 }))
vi.mock('./liquidity-part.tsx', () => ({ LiquidityPart: () => null }))
afterEach(cleanup)

const triedAt = 1_800_000_000
const assessment = { headline: 'calm', verdict: 'calm', findings: [] }
const show = (change: object) => {
  reading.mockReturnValue({ triedAt, judged: [], again: () => undefined, ...change })
  renderWithTheme(<SafetyReport subject={{} as never} token={{ symbol: 'A', decimals: 18 }} />)
}

test('a verdict says when the trade was simulated', () => {
  show({ assessment })
  screen.getByText(formatTime(triedAt))
  expect(screen.queryByText(m.safety_outdated())).toBeNull()
})

test('where no trade was simulated, nobody says that one was', () => {
  show({ assessment, rehearsal: { state: 'no-pool' } })
  screen.getByText((text) => text.startsWith(m.safety_read_at()))
  expect(screen.queryByText((text) => text.startsWith(m.safety_tried_at()))).toBeNull()
})

test('a verdict that could not be refreshed says so', () => {
  show({ assessment, error: new Error('silent') })
  screen.getByText(m.safety_outdated())
  screen.getByText(m.safety_verdict_calm())
})

test('without anything read there is no verdict, and no time', () => {
  show({ error: new Error('silent') })
  screen.getByText(m.safety_failed())
  expect(screen.queryByText(formatTime(triedAt))).toBeNull()
})
