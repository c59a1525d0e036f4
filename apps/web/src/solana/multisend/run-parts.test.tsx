// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SendPayment, SendPlan } from '@slipway/sdk/solana/multisend/types'
import type { Address, Signature } from '@solana/kit'
import { cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { BegunSendNotice, RepeatNotice } from './begun-send-notice.tsx'
import { CostPanel } from './cost-panel.tsx'
import { RunDone, RunProgress } from './run-parts.tsx'
import type { SendRun } from './use-send-run.ts'

const chain = {
  ...{ name: 'Solana', nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 } },
} as SolanaChainDefinition
const token = { symbol: 'TIDE', decimals: 0, transferFeeBps: 0 } as SendPlan['token']
const rows: SendPayment[] = [0, 1].map((row) => ({
  ...{ line: row + 1, row, address: 'a' as Address, account: 'b' as Address },
  ...{ amount: 5n, opening: 'no' },
}))
const plan = {
  ...{ token, rows, paid: new Map([[0, 's' as Signature]]), refused: new Map(), batches: [] },
  rentLamports: 0n,
} as unknown as SendPlan

afterEach(cleanup)

const show = (part: ReactNode) => render(<MantineProvider>{part}</MantineProvider>)
const textOf = (part: ReactNode) => show(part).container.textContent
const done = (change: Partial<SendPlan> = {}) => (
  <RunDone plan={{ ...plan, ...change }} run={{} as SendRun} onAgain={() => undefined} />
)

test('a taxed token is said to have reached its recipients with less', () => {
  const taxed = m.solana_send_done_taxed({ tax: '2.5%' })
  expect(textOf(done({ token: { ...token, transferFeeBps: 250 } }))).toContain(taxed)
  cleanup()
  expect(textOf(done())).not.toContain('keeps back')
})

test('a rejection after others were sent does not say that nothing was', () => {
  const run = { state: 'stopped', failure: { kind: 'rejected' } } as SendRun
  const text = textOf(<RunProgress chain={chain} run={run} />)
  expect(text).toContain(m.solana_send_rejected())
  expect(text).toContain(m.solana_send_stopped())
  expect(text).not.toContain(m.transaction_problem_rejected())
})

test('the same payments several times take as many signatures', () => {
  const batches = [[...rows], [...rows], [...rows]]
  const text = textOf(<CostPanel chain={chain} plan={{ ...plan, batches }} perSignature={40} />)
  expect(text).toContain(m.solana_send_signatures({ count: 3 }))
})

test('whom an unreadable list may have paid is said to be a guess', () => {
  const notice = (isUnsure: boolean) => (
    <RepeatNotice
      {...{ token, repeats: rows, isUnsure, isAgreed: false }}
      onAgree={() => undefined}
      onTakeOut={() => undefined}
    />
  )
  expect(textOf(notice(true))).toContain(m.solana_send_repeat_unsure())
  cleanup()
  expect(textOf(notice(false))).not.toContain(m.solana_send_repeat_unsure())
})

test('a list before that is never gone on with can be forgotten', () => {
  const onDrop = vi.fn()
  const begun = { reference: 'list', mint: 'mint', sender: 'me', addresses: [], amounts: [] }
  const now = { begun, paid: 0, isSame: false, isOther: false } as never
  const { getByRole } = show(
    <BegunSendNotice now={now} onRestore={() => undefined} onDrop={onDrop} />,
  )
  fireEvent.click(getByRole('button', { name: m.solana_send_edit_drop() }))
  expect(onDrop).toHaveBeenCalledOnce()
})
