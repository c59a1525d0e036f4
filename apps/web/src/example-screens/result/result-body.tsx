import { errorMessage, m } from '@slipway/messages'
import type { ReadEvent, TransactionOutcome } from '@slipway/sdk/receipt/types'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { transactionTitle } from '../../transaction/transaction-kind.ts'
import { EventList } from './event-list.tsx'
import type { LastAct } from './find-last-act.ts'
import { NextSteps } from './next-steps.tsx'
import { NoResult } from './no-result.tsx'
import { OutcomeFacts } from './outcome-facts.tsx'
import classes from './result.module.css'

const chain = activeChain.name

function createdToken(events: readonly ReadEvent[]): string | undefined {
  const event = events.find(({ name }) => name === 'TokenDeployed')
  return event?.args.find(({ name }) => name === 'token')?.value as string | undefined
}

function tokenOf(outcome: TransactionOutcome, act: LastAct | undefined): string | undefined {
  const created = outcome.state === 'done' ? createdToken(outcome.events) : undefined
  const { kind, contract } = act?.record.label ?? {}
  return (
    created ??
    (kind?.startsWith('token_') || kind === 'send_payment' ? contract : null) ??
    undefined
  )
}

const heads = {
  done: { tone: 'good', title: m.template_result_done, text: undefined },
  failed: { tone: 'bad', title: m.template_result_failed, text: m.template_result_failed_text },
  pending: { tone: 'info', title: m.template_result_pending, text: m.template_result_pending_text },
} as const

/** What became of a transaction: status, what it brought in words, cost, what to do next. */
export default function ResultBody({
  outcome,
  act,
}: {
  outcome: TransactionOutcome
  act: LastAct | undefined
}) {
  if (outcome.state === 'unknown') {
    return (
      <NoResult
        title={m.template_result_unknown({ chain })}
        text={m.template_result_unknown_text()}
      />
    )
  }
  const { tone, title, text } = heads[outcome.state]
  const label = act?.record.label
  return (
    <div className={classes.page}>
      <NoticeBox tone={tone} role="status" title={title()}>
        {label && <strong>{transactionTitle(label)}</strong>}
        {label && text && ' · '}
        {text?.()}
      </NoticeBox>
      {outcome.state === 'failed' && <FailedReason outcome={outcome} />}
      <Panel title={m.template_result_facts()}>
        <OutcomeFacts outcome={outcome} />
      </Panel>
      {outcome.state === 'done' && (
        <Panel title={m.template_result_events()} description={m.template_result_events_text()}>
          <EventList events={outcome.events} />
        </Panel>
      )}
      <NextSteps act={act} token={tokenOf(outcome, act)} isFailed={outcome.state === 'failed'} />
    </div>
  )
}

type Failed = Extract<TransactionOutcome, { readonly state: 'failed' }>

function reasonOf({ failure, isOutOfGas }: Failed): readonly [why: string, what: string] {
  if (isOutOfGas) return [m.template_result_reason_gas(), m.template_result_advice_gas()]
  if (!failure) return [m.template_result_reason_none(), m.template_result_advice_raced()]
  const { nativeCurrency } = activeChain
  const why = errorMessage(failure.name, failure.args, { nativeCurrency })
  return [why, m.template_result_advice_contract()]
}

/** Why a transaction failed, and what to do about it. */
function FailedReason({ outcome }: { outcome: Failed }) {
  const [why, what] = reasonOf(outcome)
  return (
    <Panel>
      <KeyValueList>
        <KeyValue label={m.template_result_reason()}>{why}</KeyValue>
        <KeyValue label={m.template_result_advice()}>{what}</KeyValue>
      </KeyValueList>
    </Panel>
  )
}
