// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { SafetySubject } from './safety-subject.ts'
import { useSafetyReport } from './use-safety-report.ts'

const { address, pair } = vi.hoisted(() => ({
  address: `0x${'1'.repeat(40)}` as const,
  pair: `0x${'2'.repeat(40)}` as const,
}))
const { rehearse, locks } = vi.hoisted(() => ({ rehearse: vi.fn(), locks: vi.fn() }))
vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('@slipway/sdk/liquidity/get-trade-rehearsal', () => ({ getTradeRehearsal: rehearse }))
vi.mock('@slipway/sdk/liquidity/get-token-pools', () => ({
  getTokenPools: async () => [
    { pair, kind: 'v2', lpSupply: 10n, worthWei: 1n, depth: { token: 1n, quote: 1n } },
  ],
}))
vi.mock('@slipway/sdk/token/safety/get-code-facts', () => ({
  getCodeFacts: async () => ({ size: 1, template: 'TaxedToken', powers: [] }),
}))
vi.mock('@slipway/sdk/token/safety/get-liquidity-holdings', () => ({
  getLiquidityHoldings: async () => ({ lpSupply: 10n, burned: 0n, locked: 10n, owner: 0n }),
}))
vi.mock('./use-token-surroundings.ts', () => ({
  useTokenSurroundings: () => ({ locks: locks(), largestHolderBps: 0 }),
}))
afterEach(() => {
  cleanup()
  rehearse.mockReset()
})

const refused = { ok: false, failure: { kind: 'contract', name: 'X', args: {} } } as const
const done = { ok: true, taxBps: 0, gasUsed: 1n } as const
const closed = { state: 'done', traders: [], buy: refused }
const open = {
  ...{ state: 'done', traders: [], buy: done, transfer: done, sell: done, laterSell: done },
  roundTripLossBps: 0,
}
const powers = {
  ...{ hasOwner: true, mint: false, taxes: false, blacklist: false },
  ...{ walletLimit: false, swapLimit: false },
}
const subject = (isGated: boolean): SafetySubject => ({
  ...{ address, name: 'Alpha', symbol: 'A', registeredTemplate: 'TaxedToken', ownPair: pair },
  powers: { ...powers, isGated, unknown: false },
  stamp: isGated ? 'closed' : 'open',
  insiders: [],
})

function Codes() {
  const [isGated, setGated] = useState(true)
  const { assessment } = useSafetyReport(subject(isGated), 100)
  return (
    <button type="button" onClick={() => setGated(false)}>
      {assessment ? assessment.findings.map(({ code }) => code).join(' ') : 'reading'}
    </button>
  )
}

test('a trade that was refused while trading was closed says nothing once it is open', async () => {
  locks.mockReturnValue([])
  rehearse.mockResolvedValueOnce(closed).mockResolvedValueOnce(open)
  renderWithTheme(<Codes />)
  const opener = await screen.findByText(/not_open/)
  const seen: (string | null)[] = []
  const watch = new MutationObserver(() => seen.push(document.body.textContent))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  fireEvent.click(opener)
  await screen.findByText(/sell_works/)
  watch.disconnect()
  expect(rehearse).toHaveBeenCalledTimes(2)
  expect(seen.join(' ')).not.toContain('buy_refused')
})

test('without the index nobody says that the liquidity is locked', async () => {
  locks.mockReturnValue(undefined)
  rehearse.mockResolvedValue(open)
  renderWithTheme(<Codes />)
  const { textContent } = await screen.findByText(/liquidity_lock_unknown/)
  expect(textContent).not.toMatch(/liquidity_locked/)
})
