import { errorMessage, formatTime, m } from '@slipway/messages'
import { ownerDueQuery } from '@slipway/sdk/presale/owner-due-query'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { isFull, reachesSoftCap } from '@slipway/sdk/presale/presale-math'
import type { Presale } from '@slipway/sdk/presale/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { readReceiver } from '../../../action/read-receiver.ts'
import { activeChain } from '../../../core/active-chain.ts'
import { readClient } from '../../../core/read-client.ts'
import { prepareFinalize } from '../prepare-finalize.ts'
import { presaleAmounts } from '../presale-amounts.ts'
import { isOwner, type PresaleContext } from '../presale-context.ts'
import { FinishRehearsal } from './finish-rehearsal.tsx'
import { type Due, dueTexts, withdrawPlan, withdrawToPlan } from './withdraw-plans.ts'

/** Why the presale cannot be finished now, in the contract's order of reasons; undefined when it can. */
export function finishObstacle({
  presale,
  status,
  now,
}: Pick<PresaleContext, 'presale' | 'status' | 'now'>) {
  const { terms, state, kind } = presale
  if (status.label === 'finished')
    return m.presale_admin_finish_over({ time: formatTime(state.finalizedAt) })
  if (status.label === 'canceled') return m.presale_admin_finish_never()
  if (!reachesSoftCap(kind, terms, state.total))
    return status.label === 'coming'
      ? m.presale_admin_finish_coming()
      : m.error_Presale_SoftCapNotReached()
  if (now >= terms.endTime) return undefined
  const time = formatTime(terms.endTime)
  if (kind === 'fair') return m.presale_admin_finish_fair({ time })
  return isFull(kind, terms, state.total) ? undefined : m.presale_admin_finish_running({ time })
}

/** Who may finish a presale that can be finished: its owner alone for a day after the end, then anybody. */
function whoFinishes({ presale, now }: Pick<PresaleContext, 'presale' | 'now'>): string {
  const after = (seconds: bigint) => presale.terms.endTime + Number(seconds)
  const openAt = after(presaleLimits.ownerGraceSeconds)
  const time = formatTime(openAt)
  if (now < openAt) return m.presale_admin_finish_until({ time })
  const lapse = formatTime(after(presaleLimits.lapseSeconds))
  return m.presale_admin_finish_anyone({ time, lapse })
}

function Finish({ act }: { act: PresaleContext }) {
  const { presale } = act
  const text =
    presale.kind === 'private' ? m.presale_finalize_text_private() : m.presale_finalize_text_owner()
  const obstacle = finishObstacle(act)
  const done = act.doneOf('presale_finalize')
  if (obstacle && !done)
    return (
      <FactRow title={m.presale_admin_finish_title()} text={text}>
        {obstacle}
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="presale_finalize"
      title={m.presale_admin_finish_title()}
      text={text}
      current={
        done ? undefined : (
          <>
            <StatusBadge tone="good">{m.presale_admin_finish_ready()}</StatusBadge>
            <small>{whoFinishes(act)}</small>
          </>
        )
      }
      open={m.presale_finalize_button()}
      finality={m.presale_finalize_permanent()}
      preview={<FinishRehearsal act={act} />}
      plan={() => prepareFinalize(act)}
    />
  )
}

/** What is due to another wallet, where the token does not let the owner's receive it. */
function WithdrawTo({ act, due }: { act: PresaleContext; due: Due }) {
  const amount = dueTexts(act, due).join(' · ')
  return (
    <ActionForm
      act={act}
      kind="presale_withdraw"
      // What was done is said once, in the row above.
      id="presale_withdraw_to"
      title={m.presale_admin_withdraw_to_title()}
      text={m.presale_admin_withdraw_to_text()}
      open={m.presale_admin_withdraw_button()}
      fields={[
        {
          name: 'to',
          label: m.presale_admin_withdraw_to_label(),
          rule: m.presale_admin_withdraw_to_rule(),
          kind: 'address',
        },
      ]}
      initial={{ to: '' }}
      read={readReceiver}
      preview={({ to }) => m.presale_admin_withdraw_to_preview({ amount, to: shortenAddress(to) })}
      plan={({ to }) => withdrawToPlan(act, due, to)}
    />
  )
}

/** What the owner can have now: amounts where the chain tells them, a reason where it is nothing. */
function WithdrawDue({ act, text }: { act: PresaleContext; text: string }) {
  const { presale } = act
  const { data: due, error } = useQuery(ownerDueQuery(readClient, presale))
  const head = { title: m.presale_admin_withdraw_title(), text }
  const isDone = act.doneOf('presale_withdraw') !== null
  const units = {
    token: presale.token,
    currency: presale.currency,
    nativeCurrency: activeChain.nativeCurrency,
  }
  if (!due && !error && !isDone) return <FactRow {...head}>{m.shell_loading()}</FactRow>
  const paid = due?.state === 'due' ? due : {}
  const waiting = due?.waiting
  const waits =
    waiting && m.presale_admin_withdraw_waiting({ amount: presaleAmounts(presale).tokens(waiting) })
  const another = waiting && <WithdrawTo act={act} due={{ ...paid, tokens: waiting }} />
  if (due?.state === 'refused' && !isDone)
    return (
      <>
        <FactRow {...head}>
          {waits ?? errorMessage(due.failure.name, due.failure.args, units)}
        </FactRow>
        {another}
      </>
    )
  const amounts = [...dueTexts(act, paid), ...(waits ? [waits] : [])]
  return (
    <>
      <PlainAction
        act={act}
        kind="presale_withdraw"
        {...head}
        current={amounts.length === 0 ? undefined : amounts.join(' · ')}
        open={m.presale_admin_withdraw_button()}
        plan={() => withdrawPlan(act, paid)}
      />
      {another}
    </>
  )
}

function withdrawText({ kind, terms }: Presale, isCanceled: boolean): string {
  if (isCanceled) return m.presale_admin_withdraw_text_canceled()
  if (kind === 'private') return m.presale_admin_withdraw_text_private()
  return terms.burnsUnsold
    ? m.presale_admin_withdraw_text_burned()
    : m.presale_admin_withdraw_text()
}

function Withdraw({ act }: { act: PresaleContext }) {
  const { presale, status } = act
  const text = withdrawText(presale, status.label === 'canceled')
  if (status.label === 'finished' || status.label === 'canceled')
    return <WithdrawDue act={act} text={text} />
  return (
    <FactRow title={m.presale_admin_withdraw_title()} text={text}>
      {m.presale_admin_withdraw_later()}
    </FactRow>
  )
}

/** The end of a presale that went well, and what its owner gets out of it. */
export function MoneyGroup({ act }: { act: PresaleContext }) {
  if (!isOwner(act)) return null
  return (
    <ActionGroup title={m.presale_admin_money_title()} text={m.presale_admin_money_text()}>
      <Finish act={act} />
      <Withdraw act={act} />
    </ActionGroup>
  )
}
