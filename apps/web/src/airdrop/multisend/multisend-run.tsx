import { Button } from '@mantine/core'
import { errorMessage, formatInteger, m } from '@slipway/messages'
import {
  batchesLeft,
  recipientsOf,
  sumOfBatches,
} from '@slipway/sdk/airdrop/multisend/multisend-progress'
import type { MultisendPlan } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { rowsOfBatch } from '@slipway/sdk/airdrop/multisend/rows-of-batch'
import type { MultisendFailure } from '@slipway/sdk/airdrop/multisend/types'
import { writeMultisendReport } from '@slipway/sdk/airdrop/multisend/write-multisend-report'
import type { DecodedFailure } from '@slipway/sdk/evm/decode-contract-error'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { type ReactNode, useEffect, useRef } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { BatchTable } from './batch-table.tsx'
import { CostPanel } from './cost-panel.tsx'
import { FailureList } from './failure-list.tsx'
import classes from './multisend.module.css'
import { type SendUnit, sendAmount } from './send-unit.ts'
import { useMultisendRun } from './use-multisend-run.tsx'

interface MultisendRunProps {
  plan: MultisendPlan
  unit: SendUnit
  /** What the wallet lacks. */
  issues: readonly string[]
  /** What is to be known before anything is signed: beside the button, where the eye is. */
  remarks?: ReactNode
  /** Told whenever a batch is seen to be out, with all that are. */
  onSent: (sent: ReadonlySet<number>) => void
  onLeaveOut: (rows: readonly number[]) => void
  /** Told whether some of the list was sent. */
  onEdit: (isBegun: boolean) => void
  /** The list was begun elsewhere since it was planned. */
  onStale: () => void
  onAgain: () => void
}

type Run = ReturnType<typeof useMultisendRun>

/** The recipient that stopped a batch while it was being sent; undefined where something else did. */
function stoppedBy(plan: MultisendPlan, { failure, sent }: Run): MultisendFailure | undefined {
  const [batch] = batchesLeft(plan, sent)
  const index = failure?.args.index
  if (!batch || failure?.name !== 'Multisend_TransferFailed') return undefined
  if (typeof index !== 'bigint') return undefined
  const row = rowsOfBatch(plan.list, batch, plan.leftOut).rows[Number(index)]
  if (row === undefined) return undefined
  return { batch: batch.number, row, code: failure.name, args: failure.args }
}

/** Why the sending stopped. What went out before is out: a refused signature says nothing of it. */
function stopText(unit: SendUnit, { kind, name, args }: DecodedFailure, batch: number): string {
  if (kind === 'rejected') return m.multisend_stopped_rejected({ batch })
  const { nativeCurrency } = activeChain
  return m.multisend_stopped({
    batch,
    problem: errorMessage(name, args, { token: unit, nativeCurrency }),
  })
}

function Problem({ plan, unit, run, onLeaveOut }: MultisendRunProps & { run: Run }) {
  const { state, failure, isWaiting, underway = 0 } = run
  if (isWaiting)
    return <NoticeBox role="status">{m.multisend_underway({ batch: underway + 1 })}</NoticeBox>
  if (state === 'pending')
    return (
      <NoticeBox tone="warn" role="alert">
        {m.multisend_pending()}
      </NoticeBox>
    )
  if (state === 'paused') return <NoticeBox role="status">{m.multisend_paused()}</NoticeBox>
  if (state !== 'stopped' || !failure) return null
  const named = stoppedBy(plan, run)
  if (named)
    return <FailureList plan={plan} unit={unit} failures={[named]} onLeaveOut={onLeaveOut} />
  return (
    <NoticeBox tone="warn" role="alert">
      {stopText(unit, failure, (batchesLeft(plan, run.sent)[0]?.number ?? 0) + 1)}
    </NoticeBox>
  )
}

function Buttons({ plan, issues, run, onEdit }: MultisendRunProps & { run: Run }) {
  const { state, sent, isWaiting, isReviewed, isPausing, start, pause, resume } = run
  const isBlocked = issues.length > 0 || plan.failures.length > 0 || isWaiting
  if (state === 'sending')
    return (
      <Button variant="default" disabled={isPausing} onClick={pause}>
        {isPausing ? m.multisend_pausing() : m.multisend_pause()}
      </Button>
    )
  const isFollowing = isReviewed && (state === 'paused' || state === 'stopped')
  return (
    <>
      <Button
        size="md"
        disabled={isBlocked}
        loading={state === 'preparing'}
        onClick={() => (isFollowing ? resume() : void start())}
      >
        {isFollowing || plan.isBegun ? m.multisend_go_on() : m.multisend_start()}
      </Button>
      <Button variant="default" size="md" onClick={() => onEdit(sent.size > 0)}>
        {m.multisend_edit()}
      </Button>
    </>
  )
}

/** Batches that went out elsewhere, or whose transactions were taken off the list of this browser. */
function Elsewhere({ run: { sent, hashes } }: { run: Run }) {
  const count = [...sent].filter((number) => !hashes.has(number)).length
  if (count === 0) return null
  return <NoticeBox>{m.multisend_elsewhere({ count: formatInteger(count) })}</NoticeBox>
}

function Report({ plan, unit, run }: Pick<MultisendRunProps, 'plan' | 'unit'> & { run: Run }) {
  const { sent, hashes } = run
  if (sent.size === 0) return null
  const save = () => {
    const { decimals } = unit
    const hashOf = (batch: number) => hashes.get(batch)
    saveText('multisend.csv', writeMultisendReport(plan, { decimals, sent, hashOf }))
  }
  return (
    <Button variant="default" onClick={save}>
      {m.multisend_report()}
    </Button>
  )
}

function Done({ plan, unit, onAgain, run }: MultisendRunProps & { run: Run }) {
  const made = plan.batches.filter(({ number }) => run.sent.has(number))
  return (
    <NoticeBox
      tone="good"
      role="status"
      title={plan.leftOut.size > 0 ? m.multisend_done_partly() : m.multisend_done()}
      actions={
        <>
          <Report plan={plan} unit={unit} run={run} />
          <Button variant="default" onClick={onAgain}>
            {m.multisend_again()}
          </Button>
        </>
      }
    >
      {m.multisend_done_text({
        count: formatInteger(recipientsOf(made)),
        total: sendAmount(unit, sumOfBatches(made)),
      })}
    </NoticeBox>
  )
}

/** A planned list: its cost, and its batches until everybody is paid. */
export function MultisendRun(props: MultisendRunProps) {
  const { plan, unit, issues, remarks, onLeaveOut, onSent, onStale } = props
  const run = useMultisendRun(plan, unit, onStale)
  const { sent, state } = run
  const tell = useRef(onSent)
  tell.current = onSent
  useEffect(() => {
    if (sent.size > 0) tell.current(sent)
  }, [sent])
  const all = plan.batches.length
  const left = batchesLeft(plan, sent).length
  const texts = {
    sent: formatInteger(sent.size),
    all: formatInteger(all),
    left: formatInteger(left),
  }
  return (
    <div className={classes.page}>
      <CostPanel plan={plan} unit={unit} sent={sent} />
      <Panel title={m.multisend_progress()}>
        <div className={classes.stack}>
          <ProgressBar label={m.multisend_progress()} value={all === 0 ? 0 : (all - left) / all}>
            {m.multisend_progress_text(texts)}
          </ProgressBar>
          {remarks}
          {issues.map((text) => (
            <NoticeBox key={text} tone="bad" role="alert">
              {text}
            </NoticeBox>
          ))}
          {plan.failures.length > 0 && state !== 'done' && (
            <FailureList plan={plan} unit={unit} failures={plan.failures} onLeaveOut={onLeaveOut} />
          )}
          <Problem {...props} run={run} />
          <Elsewhere run={run} />
          {state === 'done' ? (
            <Done {...props} run={run} />
          ) : (
            <div className={classes.actions}>
              <Buttons {...props} run={run} />
              <Report plan={plan} unit={unit} run={run} />
            </div>
          )}
        </div>
      </Panel>
      <BatchTable plan={plan} unit={unit} {...run} />
      {run.dialog}
    </div>
  )
}

/** Hands a text to the browser's downloads. */
function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
