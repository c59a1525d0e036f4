// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { formatTime, m, setLocale } from '@slipway/messages'
import { checkCertificate } from '@slipway/sdk/lock/certificate/check-certificate'
import {
  keptCertificate,
  keptNames,
  keptReleases,
} from '@slipway/sdk/lock/certificate/test/kept-certificates'
import { toProvenRecord } from '@slipway/sdk/lock/certificate/to-proven-record'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { lockedText, shareText, untilText, wholeText } from './certificate-labels.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import type { CertificateView } from './certificate-view.ts'
import { CheckList } from './check-list.tsx'

function viewOf(name: string): CertificateView {
  const text = JSON.stringify(keptCertificate(name))
  const { facts, certificate } = checkCertificate(text, () => keptReleases)
  if (!facts || !certificate) throw new Error('not proven')
  const id = { locker: certificate.lock.locker, lockId: BigInt(certificate.lock.lockId) }
  return { certificate, facts, lock: toProvenRecord(facts, id) }
}

const hasSchedule = ({ facts }: CertificateView) =>
  facts.kind === 'token' && facts.schedule !== undefined && !facts.isForever

afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('in %s', (locale) => {
  test.each(keptNames)('the sheet of %s shows what, whose, and the block of the proof', (name) => {
    setLocale(locale, { reload: false })
    const view = viewOf(name)
    render(
      <MantineProvider>
        <CertificateSheet view={view} url="https://slipway.example/lock" />
      </MantineProvider>,
    )
    const text = screen.getByRole('article').textContent ?? ''
    expect(text).toContain(lockedText(view))
    expect(text).toContain(untilText(view))
    expect(text).toContain(view.facts.owner)
    expect(text).toContain(view.certificate.block.hash)
    expect(text).toContain(m.certificate_power_nobody())
    // Only the token locker pays an owner at the word of somebody else.
    const isWithdrawn = !view.facts.isForever
    const isOfTokens = view.facts.kind === 'token'
    expect(text.includes(m.certificate_power_withdraw())).toBe(isWithdrawn && isOfTokens)
    expect(text.includes(m.certificate_power_withdraw_end())).toBe(isWithdrawn && !isOfTokens)
    expect(text.includes(m.certificate_power_migrate())).toBe(name === 'movable')
  })

  test('a refused certificate shows which step failed, and what is so', async () => {
    setLocale(locale, { reload: false })
    const forged = keptCertificate('liquidity')
    forged.claims.units = '999'
    const check = checkCertificate(JSON.stringify(forged), () => keptReleases)
    render(
      <MantineProvider>
        <CheckList progress={{ steps: check.steps, check }} />
      </MantineProvider>,
    )
    expect(screen.getByText(m.certificate_verdict_false())).toBeTruthy()
    expect(await screen.findByText(m.certificate_problem_ClaimDiffers())).toBeTruthy()
    expect(screen.getByText('"999"')).toBeTruthy()
    expect(screen.queryByText(m.certificate_verdict_true())).toBeNull()
  })
})

test('a lock that is released in parts is not told to be locked until its end', () => {
  const view = viewOf(keptNames.find((name) => hasSchedule(viewOf(name))) ?? '')
  const time = formatTime(view.facts.unlockAt)
  const before = { ...view.certificate.block, timestamp: view.facts.unlockAt - 1 }
  const running = { ...view, certificate: { ...view.certificate, block: before } }
  expect(untilText(running)).toBe(m.certificate_released_until({ time }))
  expect(untilText(running)).not.toBe(m.certificate_until({ time }))
})

test('the sheet promises no part again that was withdrawn before the lock was prolonged', () => {
  const view = viewOf('schedule')
  if (view.facts.kind !== 'token' || !view.facts.schedule) throw new Error('no schedule')
  const { schedule, initialUnits } = view.facts
  const facts = { ...view.facts, units: initialUnits - initialUnits / 4n }
  render(
    <MantineProvider>
      <CertificateSheet view={{ ...view, facts }} url="https://slipway.example/lock" />
    </MantineProvider>,
  )
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '')
  expect(rows.some((row) => row.includes(formatTime(schedule.cliffAt)))).toBe(false)
  expect(rows.some((row) => row.includes(m.lock_dates_withdrawn()))).toBe(true)
  expect(rows.filter((row) => row.includes('+15%'))).toHaveLength(5)
})

test('a lock that is over is told so in the headline and in the verdict, however well its proofs hold (P-45)', () => {
  const text = JSON.stringify(keptCertificate('liquidity'))
  const check = checkCertificate(text, () => keptReleases)
  const { facts, certificate } = check
  if (!facts || !certificate) throw new Error('not proven')
  const blockAt = (timestamp: number) => ({
    ...certificate,
    block: { ...certificate.block, timestamp },
  })
  const until = (timestamp: number) =>
    untilText({ ...viewOf('liquidity'), certificate: blockAt(timestamp) })
  const time = formatTime(facts.unlockAt)
  expect(until(facts.unlockAt - 1)).toBe(m.certificate_until({ time }))
  expect(until(facts.unlockAt)).toBe(m.certificate_ended({ time }))

  const { rerender } = render(
    <MantineProvider>
      <CheckList progress={{ steps: check.steps, check }} />
    </MantineProvider>,
  )
  expect(screen.getByText(m.certificate_verdict_true())).toBeTruthy()
  const over = { ...check, certificate: blockAt(facts.unlockAt) }
  rerender(
    <MantineProvider>
      <CheckList progress={{ steps: check.steps, check: over }} />
    </MantineProvider>,
  )
  expect(screen.queryByText(m.certificate_verdict_true())).toBeNull()
  expect(screen.getByText(m.certificate_verdict_ended())).toBeTruthy()

  // Where only a node can tell, that it is over is said beside it.
  rerender(
    <MantineProvider>
      <CheckList progress={{ steps: check.steps, check: { ...over, verdict: 'needsNode' } }} />
    </MantineProvider>,
  )
  expect(screen.getByText(m.certificate_verdict_node())).toBeTruthy()
  expect(document.body.textContent).toContain(m.certificate_over_ended())
})

test('an NFT that its collection took out is told to be locked nowhere, in the headline, the powers and the verdict', () => {
  const check = checkCertificate(JSON.stringify(keptCertificate('nft')), () => keptReleases)
  const { facts, certificate } = check
  if (facts?.kind !== 'nft' || !certificate) throw new Error('not proven')
  const taken = { ...facts, indexedLockId: BigInt(certificate.lock.lockId) + 1n }
  const id = { locker: certificate.lock.locker, lockId: BigInt(certificate.lock.lockId) }
  render(
    <MantineProvider>
      <CertificateSheet
        view={{ certificate, facts: taken, lock: toProvenRecord(taken, id) }}
        url="https://slipway.example/lock"
      />
      <CheckList progress={{ steps: check.steps, check: { ...check, facts: taken } }} />
    </MantineProvider>,
  )
  const text = document.body.textContent ?? ''
  const time = formatTime(facts.unlockAt)
  for (const untrue of [
    m.certificate_until({ time }),
    m.certificate_ended({ time }),
    m.certificate_forever(),
    m.certificate_power_withdraw_end(),
    m.certificate_verdict_true_text(),
    m.certificate_verdict_ended_text(),
  ])
    expect(text).not.toContain(untrue)
  expect(text).toContain(m.certificate_void_text())
  expect(text).toContain(m.certificate_verdict_void())
})

test('amounts are in the token’s own units, and of a vault what its shares are worth', () => {
  expect(lockedText(viewOf('liquidity'))).toMatch(/^0\.0+ |^0 |^< ?0/)
  expect(lockedText(viewOf('nft'))).toMatch(/#\d+$/)
  const rebasing = viewOf('rebasing')
  const told = { ...rebasing.certificate.told, decimals: 0, symbol: 'SHIP' }
  const view = { ...rebasing, certificate: { ...rebasing.certificate, told } }
  expect(lockedText(view)).toMatch(/^5,000.SHIP$/)
  const { held: _held, ...silent } = told
  const unknown = { ...view, certificate: { ...view.certificate, told: silent } }
  expect(lockedText(unknown)).toBe(m.certificate_shares({ count: '5,000,000' }))
  expect(shareText(unknown)).toBeUndefined()
  expect(shareText(view)).toBeDefined()
})

test('a symbol turns no figure around and leaves room for the rest', () => {
  const view = viewOf('liquidity')
  const told = { ...view.certificate.told, decimals: 0, symbol: `\u202e${'M'.repeat(200)}` }
  const shown = lockedText({ ...view, certificate: { ...view.certificate, told } })
  expect(shown).toMatch(/^600,000.M{32}$/)
})

test('what a schedule has released is no part of what is locked, on the sheet and in its share', () => {
  const made = viewOf(keptNames.find((name) => hasSchedule(viewOf(name))) ?? '')
  const { facts, lock } = made
  if (facts.kind !== 'token' || lock.kind !== 'token') throw new Error('not of tokens')
  const { timestamp } = made.certificate.block
  const parts = { cliffAt: timestamp - 40, firstBps: 0, cycleSeconds: 10, cycleBps: 1_000 }
  const terms = { unlockAt: timestamp + 60, schedule: parts, units: 900n, initialUnits: 1_000n }
  const told = { ...made.certificate.told, decimals: 0, symbol: 'KEEL', totalSupply: '2000' }
  const view: CertificateView = {
    certificate: { ...made.certificate, told },
    facts: { ...facts, ...terms },
    lock: { ...lock, ...terms, amount: 900n, initialAmount: 1_000n },
  }
  // Four of ten parts are released, and one of them was taken out.
  expect(lockedText(view)).toBe('600 KEEL')
  expect(wholeText(view)).toBe('1,000 KEEL')
  expect(shareText(view)).toBe('30%')
  render(
    <MantineProvider>
      <CertificateSheet view={view} url="https://slipway.example/lock" />
    </MantineProvider>,
  )
  const free = screen.getByText(m.certificate_free()).closest('div')?.parentElement
  expect(free?.textContent).toContain('300 KEEL')
})
