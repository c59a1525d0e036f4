// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SendPayment, SendPlan } from '@slipway/sdk/solana/multisend/types'
import type { Address, Signature } from '@solana/kit'
import { cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { BegunSendNotice, LostNotice, RepeatNotice } from './begun-send-notice.tsx'
import { CostPanel } from './cost-panel.tsx'
import { RunButtons, RunDone, RunProgress, RunReport } from './run-parts.tsx'
import { sendAmount } from './send-amount.ts'
import { keepSigned } from './signed-store.ts'
import type { SendRun } from './use-send-run.ts'

// Links belong to the router, which stands outside.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const saved = { report: new Blob() }
vi.spyOn(URL, 'createObjectURL').mockImplementation((report) => {
  saved.report = report as Blob
  return 'blob:report'
})

const chain = {
  chainId: 901,
  ...{ name: 'Solana', nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 } },
} as SolanaChainDefinition
const token = {
  ...{ mint: 'F23P8HacMmXT2kbzkbdpiZCAB9X7v61NDV2Jw8H3SPNi', name: 'Tide', symbol: 'TIDE' },
  ...{ decimals: 0, transferFeeBps: 0 },
} as SendPlan['token']
const sender = 'A3YfE3S2jKVrjKgJq65X95Aaz7c3pZtJxw1ooauA1xrg' as Address
const rows: SendPayment[] = [0, 1].map((row) => ({
  ...{ line: row + 1, row, address: 'a' as Address, account: 'b' as Address },
  ...{ amount: 5n, opening: 'no' },
}))
const plan = {
  ...{ token, rows, paid: new Map([[0, 's' as Signature]]), refused: new Map(), batches: [] },
  ...{ rentLamports: 0n, sender },
} as unknown as SendPlan

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const show = (part: ReactNode) => render(<MantineProvider>{part}</MantineProvider>)
const textOf = (part: ReactNode) => show(part).container.textContent
const done = (change: Partial<SendPlan> = {}) => (
  <RunDone
    chain={chain}
    plan={{ ...plan, ...change }}
    run={{} as SendRun}
    onAgain={() => undefined}
  />
)

test('a taxed token is said to have reached its recipients with less', () => {
  const taxed = m.solana_send_done_taxed({ tax: '2.5%' })
  expect(textOf(done({ token: { ...token, transferFeeBps: 250 } }))).toContain(taxed)
  cleanup()
  expect(textOf(done())).not.toContain('withholds')
})

test('a tax that is announced is told apart from the one that holds', () => {
  const panel = (change: Partial<SendPlan['token']>) =>
    textOf(
      <CostPanel
        {...{ chain, perSignature: 40 }}
        plan={{ ...plan, token: { ...token, ...change } }}
      />,
    )
  const taxed = m.solana_send_taxed({ tax: '1%' })
  const next = m.solana_send_taxed_next({ tax: '5%' })
  expect(panel({ transferFeeBps: 100 })).toMatch(new RegExp(`${taxed}$`))
  cleanup()
  expect(panel({ transferFeeBps: 100, nextTransferFeeBps: 500 })).toContain(`${taxed} ${next}`)
  cleanup()
  const later = panel({ nextTransferFeeBps: 500 })
  expect(later).toContain(next)
  expect(later).not.toContain('withholds 0')
  cleanup()
  const most = m.solana_send_taxed_most({ amount: sendAmount(token, 7n) })
  expect(panel({ transferFeeBps: 100, transferFeeMax: 7n })).toContain(`${taxed} ${most}`)
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

const report = (change: Partial<SendPlan> = {}, state: SendRun['state'] = 'paused') =>
  show(<RunReport chain={chain} plan={{ ...plan, ...change }} run={{ state } as SendRun} />)

test('the report names what is signed and may still be confirmed', async () => {
  const batch = { signature: 'late' as Signature, lastValidBlockHeight: 9n, slot: 1n, rows: [1] }
  const { getByRole } = report({ reference: 'list' as Address })
  keepSigned({ chainId: 901, reference: 'list' }, [batch])
  fireEvent.click(getByRole('button', { name: m.multisend_report() }))
  expect(await saved.report.text()).toContain('1,a,5,sent,s\n2,a,5,signed,late\n')
})

test.each(['signing', 'sending', 'settling'] as const)(
  'there is no report while it is %s, for it would be outdated at once',
  (state) => {
    expect(report({}, state).queryByRole('button')).toBeNull()
    cleanup()
    expect(report().queryByRole('button')).not.toBeNull()
  },
)

test('what takes more than was shown is said to have changed', () => {
  const progress = (isChanged: boolean) =>
    textOf(<RunProgress chain={chain} run={{ state: 'ready', isChanged } as SendRun} />)
  expect(progress(true)).toContain(m.solana_send_changed())
  cleanup()
  expect(progress(false)).not.toContain(m.solana_send_changed())
})

test('payments of which nobody knows any more can be agreed to', () => {
  const onAgree = vi.fn()
  const { getByRole } = show(
    <LostNotice chain="Solana" count={2} isAgreed={false} onAgree={onAgree} />,
  )
  expect(getByRole('alert').textContent).toContain(m.solana_send_lost_title({ count: '2' }))
  fireEvent.click(getByRole('checkbox'))
  expect(onAgree).toHaveBeenCalledWith(true)
})

test('a plan names its token and its sender by their addresses, which no name can imitate', () => {
  const { getByTitle, getByText } = show(<CostPanel chain={chain} plan={plan} perSignature={40} />)
  getByText('Tide (TIDE)')
  getByTitle(token.mint)
  getByTitle(sender)
})

test('the network fee is said to be without what the wallet adds', () => {
  expect(textOf(<CostPanel chain={chain} plan={plan} perSignature={40} />)).toContain(
    m.solana_priority_fee(),
  )
})

test('a list of which nobody could be paid has a report too, and one of which nothing was decided has none', async () => {
  const nobody = { paid: new Map(), refused: new Map() }
  expect(report(nobody).queryByRole('button')).toBeNull()
  cleanup()
  const refused = new Map([[1, 'frozen']]) as SendPlan['refused']
  const { getByRole } = report({ ...nobody, refused })
  fireEvent.click(getByRole('button', { name: m.multisend_report() }))
  expect(await saved.report.text()).toContain('2,a,5,left out,')
  cleanup()
  const batch = { signature: 'late' as Signature, lastValidBlockHeight: 9n, slot: 1n, rows: [1] }
  keepSigned({ chainId: 901, reference: 'list' }, [batch])
  const pending = report({ ...nobody, reference: 'list' as Address })
  expect(pending.queryByRole('button')).not.toBeNull()
})

test.each(['settling', 'elsewhere', 'planning', 'signing'] as const)(
  'what waits while it is %s can be ended',
  (state) => {
    const cancel = vi.fn()
    const run = { state, cancel } as unknown as SendRun
    const { getByRole } = show(
      <RunButtons run={run} plan={plan} isBlocked={false} onEdit={() => undefined} />,
    )
    fireEvent.click(getByRole('button', { name: m.shell_cancel() }))
    expect(cancel).toHaveBeenCalledOnce()
  },
)
