// @vitest-environment happy-dom
import { formatBps, formatDuration, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createStore } from 'zustand'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { toLocalInput } from '../../../form/local-time.ts'
import { emptyPresaleForm } from './presale-form-values.ts'
import { PresalePreview } from './presale-preview.tsx'
import type { PresaleForm } from './use-presale-form.ts'

afterEach(cleanup)

const { exitClosedSeconds, exitFeeBps } = solanaPresaleLimits
const closed = formatDuration(exitClosedSeconds)

function show(times: { startAt: string; endAt: string }) {
  const values = { ...emptyPresaleForm, ...times }
  const snapshot = createStore(() => ({ values, reading: undefined }))
  renderWithTheme(<PresalePreview {...({ snapshot, asset: {} } as unknown as PresaleForm)} />)
}

test('leaving is promised only where the presale is longer than leaving is closed', () => {
  const start = 1_800_000_000
  const endOf = (length: number) => toLocalInput(start + length)
  const [promise, never] = [
    m.solpresalemake_promise_exit({ closed, fee: formatBps(exitFeeBps) }),
    m.solpresalepage_buy_exit_never({ closed }),
  ]
  for (const [endAt, said, unsaid] of [
    ['', promise, never],
    [endOf(exitClosedSeconds), never, promise],
    [endOf(exitClosedSeconds + 60), promise, never],
  ] as const) {
    show({ startAt: toLocalInput(start), endAt })
    screen.getByText(said)
    expect(screen.queryByText(unsaid)).toBeNull()
    cleanup()
  }
})
