// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { formatDuration, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { PresaleView } from '../types.ts'
import { LeaveCard } from './buyer-cards.tsx'
import { exitClosesAt, exitFeeText, exitSentence, exitText } from './exit-terms.ts'
import { PhaseLine } from './phase-line.tsx'
import type { PresaleActs } from './presale-act.ts'
import { ReleasePanel, TermsPanel } from './terms-panel.tsx'
import { testPresale } from './test/presale-fixture.ts'

afterEach(cleanup)

const closed = formatDuration(solanaPresaleLimits.exitClosedSeconds)

const viewOf = (label: string, change: Parameters<typeof testPresale>[0] = {}) =>
  ({
    chain: getChain('sol') as SolanaChainDefinition,
    presale: testPresale(change),
    token: { symbol: 'EDDY', decimals: 2, isTaxed: false, transferFeeBps: 0, rights: {} },
    status: { label, reason: 'none' },
    now: 3_000,
  }) as unknown as PresaleView

test('what of the terms can still change is said by what still can', () => {
  const said = (view: PresaleView) => {
    renderWithTheme(<TermsPanel view={view} />)
    const text = document.body.textContent
    cleanup()
    return text
  }
  const listed = { whitelistMode: 'listedOnly' } as const
  expect(said(viewOf('coming', listed))).toContain(m.solpresalepage_terms_text_coming())
  for (const view of [viewOf('coming'), viewOf('running', listed)])
    expect(said(view)).toContain(m.solpresalepage_terms_text())
  for (const label of ['waiting', 'finished', 'canceled'])
    expect(said(viewOf(label))).toContain(m.solpresalepage_terms_text_final())
})

test('what inviters get is a term, also where they get nothing', () => {
  renderWithTheme(<TermsPanel view={viewOf('running', { inviterBps: [500, 250] })} />)
  screen.getByText('Level 1: 5% · Level 2: 2.5%')
  cleanup()
  renderWithTheme(<TermsPanel view={viewOf('running')} />)
  screen.getByText(m.presale_terms_inviter_off())
})

test('what leaving costs is a term, or that it is free', () => {
  renderWithTheme(<TermsPanel view={viewOf('coming')} />)
  screen.getByText(m.presale_buy_review_exit())
  screen.getByText(m.presale_terms_exit_fee({ fee: exitFeeText(), closed }))
  cleanup()
  renderWithTheme(<TermsPanel view={viewOf('running', { termsChanged: true })} />)
  screen.getByText(m.presale_buy_review_exit_free({ closed }))
})

test('a presale that failed has no dates of a release', () => {
  renderWithTheme(<ReleasePanel view={viewOf('canceled')} />)
  expect(screen.queryByText(m.solpresalepage_release_title())).toBeNull()
  renderWithTheme(<ReleasePanel view={viewOf('running')} />)
  screen.getByText(m.solpresalepage_release_title())
})

test('of a presale that was finished after its creator’s day the release began before the finish', () => {
  const { endAt } = testPresale()
  const graceEnds = endAt + solanaPresaleLimits.ownerGraceSeconds
  for (const [vestingStart, said, unsaid] of [
    [graceEnds - 1, m.presale_phase_finished(), m.solpresalepage_phase_release()],
    [graceEnds, m.solpresalepage_phase_release(), m.presale_phase_finished()],
  ] as const) {
    renderWithTheme(<PhaseLine view={viewOf('finished', { vestingStart })} />)
    screen.getByText(said)
    expect(screen.queryByText(unsaid)).toBeNull()
    cleanup()
  }
})

test('once leaving is closed no terms of it are named', () => {
  const presale = testPresale()
  const closes = exitClosesAt(presale)
  expect(exitSentence(presale, closes)).toBe(m.solpresalepage_buy_exit_closed({ closed }))
  const terms = exitText(presale, closes - 1)
  expect(exitSentence(presale, closes - 1)).toBe(m.solpresalepage_buy_exit({ terms }))
})

test('of a presale that is no longer than leaving is closed, nobody is told that leaving was ever possible', () => {
  const { startAt } = testPresale()
  const short = { endAt: startAt + solanaPresaleLimits.exitClosedSeconds }
  const presale = testPresale(short)
  const never = m.presale_terms_exit_never({ closed })
  expect(exitText(presale, startAt)).toBe(never)
  expect(exitSentence(presale, startAt)).toBe(m.solpresalepage_buy_exit_never({ closed }))
  renderWithTheme(<TermsPanel view={viewOf('coming', short)} />)
  screen.getByText(never)
  cleanup()
  const acts = { review: { done: undefined }, open: () => undefined } as unknown as PresaleActs
  const buyer = { contributed: 5n } as Parameters<typeof LeaveCard>[0]['buyer']
  const view = { ...viewOf('running', short), now: startAt + 1 }
  renderWithTheme(<LeaveCard view={view} acts={acts} buyer={buyer} />)
  screen.getByText(never)
  expect(exitText(testPresale({ endAt: short.endAt + 1 }), startAt)).not.toBe(never)
})

test('who left for a fee is not told that leaving was free, nor what more would come', () => {
  const acts = { review: { done: 'leave' }, open: () => undefined } as unknown as PresaleActs
  const buyer = { contributed: 0n } as Parameters<typeof LeaveCard>[0]['buyer']
  renderWithTheme(<LeaveCard view={viewOf('running')} acts={acts} buyer={buyer} />)
  screen.getByText(m.solpresalepage_leave_text({ fee: exitFeeText() }))
  expect(screen.queryByText(m.presale_refund_receive())).toBeNull()
})
