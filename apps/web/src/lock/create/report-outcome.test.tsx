// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { errorMessage, m, setLocale } from '@slipway/messages'
import type { LockDraftReport } from '@slipway/sdk/lock/check/lock-check'
import type { LockHintCode } from '@slipway/sdk/lock/check/lock-hint'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { hintText } from './hint-text.ts'
import { ReportOutcome } from './report-outcome.tsx'

const locker = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const units = { symbol: 'KEEL', decimals: 18 }
const unit = 10n ** 18n

function show(report: LockDraftReport) {
  return render(
    <MantineProvider env="test">
      <ReportOutcome report={report} units={units} />
    </MantineProvider>,
  )
}

afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('the report in %s', (locale) => {
  test('a refused transfer names the lock contract that has to be whitelisted', () => {
    setLocale(locale, { reload: false })
    show({
      issues: [{ field: 'asset', code: 'Token_TransferFailed', args: { locker } }],
      hints: [],
    })
    expect(screen.getByText(locker)).toBeTruthy()
    expect(screen.getByText(m.lock_report_contract())).toBeTruthy()
    const text = errorMessage('Token_TransferFailed', { locker }, { locale })
    expect(document.body.textContent).toContain(text)
    expect(document.body.textContent).not.toContain(m.lock_report_passed({ chain: '' }).trim())
  })

  test('a tax is said in amounts, with the same way out', () => {
    setLocale(locale, { reload: false })
    const args = { amount: 1_000n * unit, arrives: 950n * unit, locker }
    show({ issues: [], hints: [{ code: 'taxed', args }] })
    expect(document.body.textContent).toMatch(/950\sKEEL/)
    expect(screen.getByText(locker)).toBeTruthy()
  })

  test.each<LockHintCode>([
    'may-rebase',
    'dividends-paused',
    'liquidity-dividends-paused',
    'nft-dividends-wait',
    'unrehearsed',
  ])('%s has a text of its own', (code) => {
    setLocale(locale, { reload: false })
    expect(hintText({ code, args: {} }, units)).not.toBe(code)
  })
})

test('a lock that went through is said to have been rehearsed, one that could not be tried is not', () => {
  const passed = /Simulated on/
  show({ issues: [], hints: [] })
  expect(screen.getByText(passed)).toBeTruthy()
  cleanup()
  show({ issues: [], hints: [{ code: 'unrehearsed', args: {} }] })
  expect(screen.queryByText(passed)).toBeNull()
})

test('what the wallet loses beyond the amount is said', () => {
  const args = { amount: 100n * unit, debits: 110n * unit, locker }
  show({ issues: [], hints: [{ code: 'debits-more', args }] })
  expect(document.body.textContent).toMatch(/110\sKEEL/)
})
