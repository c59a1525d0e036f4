// @vitest-environment happy-dom
import { formatInteger, formatTime, m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import { exitClosedText } from './exit-terms.ts'
import { presaleAmounts } from './presale-amounts.ts'
import { StatePanel } from './state-panel.tsx'

vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 0 }))

afterEach(cleanup)

function show(cancelReason: number, userCount = 0): void {
  const { terms } = makePresale()
  const total = BigInt(userCount) * 10n ** 18n
  const presale = makePresale({ state: { poolStatus: 2, cancelReason, total, userCount } })
  const now = terms.startTime - 60
  const view = { presale, status: presaleStatus(presale, now), name: 'Harbour', now }
  renderWithTheme(<StatePanel view={{ ...view, account: undefined, my: undefined }} />)
}

test('refunds are promised where there is something to refund, and nothing is said of it before the beginning', () => {
  show(1, 2)
  screen.getByText(m.presale_notice_canceled_refund())
  cleanup()
  show(1)
  screen.getByText(m.presale_notice_canceled_nothing())
  expect(screen.queryByText(m.presale_notice_canceled_refund())).toBeNull()
  cleanup()
  show(5)
  screen.getByText(m.presale_reason_removed())
  expect(screen.queryByText(m.presale_notice_canceled_refund())).toBeNull()
  expect(screen.queryByText(m.presale_notice_canceled_nothing())).toBeNull()
})

test('what a canceled presale still has is not told as raised, nor as short of its soft cap', () => {
  const total = 10n ** 18n
  const presale = makePresale({ state: { poolStatus: 2, cancelReason: 1, total, userCount: 3 } })
  const now = presale.terms.startTime + 60
  const open = makePresale({ state: { total, userCount: 3 } })
  const { money } = presaleAmounts(presale)
  const view = { name: 'Harbour', now, account: undefined, my: undefined }
  renderWithTheme(<StatePanel view={{ ...view, presale, status: presaleStatus(presale, now) }} />)
  screen.getByText(m.presale_state_left())
  screen.getByText(m.presale_state_participants_left())
  screen.getByText(formatInteger(3))
  screen.getByRole('progressbar', { name: m.presale_list_left_label({ amount: money(total) }) })
  const missing = m.presale_state_soft_missing({ amount: money(presale.terms.softCap - total) })
  // Amounts have a space of their own.
  const togo = missing.replaceAll('\u00a0', ' ')
  expect(screen.queryByText(togo)).toBeNull()
  cleanup()
  renderWithTheme(
    <StatePanel view={{ ...view, presale: open, status: presaleStatus(open, now) }} />,
  )
  screen.getByText(togo)
  screen.getByText(m.presale_state_participants())
})

/** @param now unix seconds */
function showAt(presale: ReturnType<typeof makePresale>, now: number): void {
  const view = { presale, status: presaleStatus(presale, now), name: 'Harbour', now }
  renderWithTheme(<StatePanel view={{ ...view, account: undefined, my: undefined }} />)
}

test('a presale that was stopped shows no phases: it did not go through them, and one that ran out shows those it did', () => {
  const { endTime } = makePresale().terms
  const stoppedBy = (cancelReason: number) =>
    makePresale({ state: { poolStatus: 2, cancelReason } })
  for (const reason of [1, 4, 5]) {
    showAt(stoppedBy(reason), endTime + 60)
    expect(screen.queryByText(m.presale_phase_end())).toBeNull()
    cleanup()
  }
  showAt(stoppedBy(2), endTime + 60)
  screen.getByText(m.presale_phase_end())
  expect(screen.queryByText(m.presale_phase_lapse())).toBeNull()
  cleanup()
  showAt(stoppedBy(3), endTime + 60)
  screen.getByText(m.presale_phase_lapse())
})

test('liquidity is said to be locked as long as the presale locked it', () => {
  const { endTime, lockTime } = makePresale().terms
  const finished = makePresale({ state: { poolStatus: 1, finalizedAt: endTime } })
  showAt(finished, endTime + lockTime - 1)
  screen.getByText(m.presale_notice_finished_pool())
  cleanup()
  showAt(finished, endTime + lockTime)
  const time = formatTime(endTime + lockTime)
  screen.getByText(m.presale_notice_finished_unlocked({ time }))
})

test('what a fair presale gives back is contributed, not raised, and the excess has two digits', () => {
  const { startTime, hardCap } = makePresale().terms
  const fair = (total: bigint) => makePresale({ kind: 'fair', state: { total, userCount: 3 } })
  showAt(fair((hardCap * 135n) / 100n), startTime + 60)
  screen.getByText(m.presale_state_contributed(), { exact: false })
  screen.getByText(m.presale_state_over({ times: '1.35' }))
  cleanup()
  showAt(fair(hardCap), startTime + 60)
  screen.getByText(m.presale_state_raised(), { exact: false })
  expect(screen.queryByText(m.presale_state_contributed(), { exact: false })).toBeNull()
})

test('from a day after the end it is not only the owner who finishes a presale', () => {
  const { endTime, softCap } = makePresale().terms
  const waiting = makePresale({ state: { total: softCap, userCount: 3 } })
  const text = (afterEnd: number) => formatTime(endTime + afterEnd * 86_400)
  showAt(waiting, endTime + 86_399)
  screen.getByText(m.presale_notice_waiting({ time: text(1), lapse: text(7) }))
  cleanup()
  showAt(waiting, endTime + 86_400)
  screen.getByText(m.presale_notice_waiting_anyone({ lapse: text(7) }))
})

test('that leaving is free after changed times is said beside a cap that is reached or exceeded', () => {
  const { terms } = makePresale()
  const view = { name: 'Harbour', now: terms.startTime + 60, account: undefined, my: undefined }
  const changed = m.presale_state_terms_changed({ closed: exitClosedText() })
  const see = (kind: 'fair' | 'normal', total: bigint) => {
    const presale = makePresale({ kind, state: { total, userCount: 3, termsChanged: true } })
    const status = presaleStatus(presale, view.now)
    renderWithTheme(<StatePanel view={{ ...view, presale, status }} />)
    screen.getByText(changed)
  }
  see('fair', terms.hardCap * 2n)
  screen.getByText(m.presale_state_over({ times: '2' }))
  cleanup()
  see('normal', terms.hardCap)
  screen.getByText(m.presale_state_full())
})
