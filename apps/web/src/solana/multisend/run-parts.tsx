import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, formatInteger, joinSentences, m } from '@slipway/messages'
import type { SendPlan } from '@slipway/sdk/solana/multisend/types'
import { writeSendReport } from '@slipway/sdk/solana/multisend/write-send-report'
import { NoticeBox } from '@slipway/ui/notice-box'
import { sendAmount } from './send-amount.ts'
import { sendFailureText } from './send-failure-text.ts'
import { loadSigned } from './signed-store.ts'
import type { SendRun } from './use-send-run.ts'

/** What the run is at, in words; undefined where the page says it by itself. */
export const runTexts: Readonly<Partial<Record<SendRun['state'], () => string>>> = {
  settling: m.solana_send_settling,
  elsewhere: m.solana_send_elsewhere,
  locked: m.solana_send_locked,
  signing: m.solana_send_signing,
  sending: m.solana_send_sending,
  paused: m.multisend_paused,
}

/** How far a run is, and why it stopped. */
export function RunProgress({ chain, run }: { chain: SolanaChainDefinition; run: SendRun }) {
  const { state, failure, isPausing, isChanged } = run
  const text = isPausing && state === 'sending' ? m.solana_send_pausing : runTexts[state]
  return (
    <>
      {text && <NoticeBox role="status">{text()}</NoticeBox>}
      {state === 'ready' && isChanged && (
        <NoticeBox tone="warn" role="alert">
          {m.solana_send_changed()}
        </NoticeBox>
      )}
      {state === 'stopped' && failure && (
        <NoticeBox tone="warn" role="alert" title={sendFailureText(failure, chain).title}>
          {joinSentences([sendFailureText(failure, chain).text, m.solana_send_stopped()])}
        </NoticeBox>
      )}
    </>
  )
}

interface RunPartProps {
  chain: SolanaChainDefinition
  plan: SendPlan
  run: SendRun
}

/** States in which nothing is on its way yet. */
const waiting: readonly SendRun['state'][] = ['settling', 'elsewhere', 'planning']
/** States in which payments change by the second. */
const moving: readonly SendRun['state'][] = [...waiting, 'signing', 'sending']

/** Hands a report to the browser's downloads. */
function saveReport(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'multisend.csv'
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves what became of each recipient. */
export function RunReport({
  chain,
  plan,
  run,
  size = 'sm',
}: RunPartProps & { size?: 'sm' | 'md' }) {
  const key = { chainId: chain.chainId, reference: plan.reference }
  const isDecided =
    plan.paid.size > 0 || plan.refused.size > 0 || loadSigned(key).pending.length > 0
  if (!isDecided || moving.includes(run.state)) return null
  const save = () => saveReport(writeSendReport(plan, loadSigned(key).pending))
  return (
    <Button variant="default" size={size} onClick={save}>
      {m.multisend_report()}
    </Button>
  )
}

/** Everybody who can be paid is. */
export function RunDone({ chain, plan, run, onAgain }: RunPartProps & { onAgain: () => void }) {
  const { transferFeeBps } = plan.token
  const total = plan.rows.reduce(
    (sum, { amount }, row) => (plan.paid.has(row) ? sum + amount : sum),
    0n,
  )
  const title = plan.refused.size > 0 ? m.solana_send_done_partly() : m.multisend_done()
  return (
    <NoticeBox
      tone="good"
      role="status"
      title={run.isPaidBefore ? m.solana_send_done_before() : title}
      actions={
        <>
          <RunReport {...{ chain, plan, run }} />
          <Button variant="default" onClick={onAgain}>
            {m.multisend_again()}
          </Button>
        </>
      }
    >
      {m.multisend_done_text({
        count: formatInteger(plan.paid.size),
        total: sendAmount(plan.token, total),
      })}
      {transferFeeBps > 0 && ` ${m.solana_send_done_taxed({ tax: formatBps(transferFeeBps) })}`}
    </NoticeBox>
  )
}

/** Ends what is waited for, as long as nothing is being sent. */
export function RunCancel({ run }: { run: SendRun }) {
  if (run.state !== 'signing' && !waiting.includes(run.state)) return null
  return (
    <Button variant="default" size="md" onClick={run.cancel}>
      {m.shell_cancel()}
    </Button>
  )
}

interface RunButtonsProps extends Omit<RunPartProps, 'chain'> {
  isBlocked: boolean
  onEdit: () => void
}

/** Begins, pauses and goes on. */
export function RunButtons({ run, plan, isBlocked, onEdit }: RunButtonsProps) {
  const { state, start, pause, isPausing } = run
  if (state === 'signing' || state === 'sending')
    return (
      <>
        <Button variant="default" size="md" disabled={isPausing} onClick={pause}>
          {m.solana_send_pause()}
        </Button>
        <RunCancel run={run} />
      </>
    )
  const isBusy = waiting.includes(state)
  return (
    <>
      <Button size="md" disabled={isBlocked} loading={isBusy} onClick={() => void start()}>
        {plan.paid.size > 0 || state === 'stopped' ? m.multisend_go_on() : m.solana_send_start()}
      </Button>
      <Button variant="default" size="md" disabled={isBusy} onClick={onEdit}>
        {m.multisend_edit()}
      </Button>
      <RunCancel run={run} />
    </>
  )
}
