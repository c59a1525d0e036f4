// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { SolanaRecord } from './record-store.ts'
import { SolanaTransactionRow } from './solana-transaction-row.tsx'

afterEach(cleanup)

function textOf(failure: SolanaFailure) {
  cleanup()
  const record: SolanaRecord = {
    ...{ signature: 'x'.repeat(88), chainId: 900, account: 'a' },
    ...{ subject: 'EDDY', mint: 'm', createdAt: 1, lastValidBlockHeight: 1n, failure },
    kind: 'lock_tokens',
    status: 'failed',
  }
  renderWithTheme(<SolanaTransactionRow record={record} />)
  return document.body.textContent ?? ''
}

test('only what a program refused is said to be refused by it', () => {
  expect(textOf({ kind: 'refused', reason: 1, instruction: 0 })).toContain(m.solana_status_failed())
  for (const failure of [{ kind: 'insufficient' }, { kind: 'too-large' }] as const) {
    expect(textOf(failure)).toContain(m.solana_status_not_done())
    expect(textOf(failure)).not.toContain(m.solana_status_failed())
  }
  expect(textOf({ kind: 'expired' })).toContain(m.transaction_status_dropped())
})
