import { m } from '@slipway/messages'
import { lockForever, lockLimits } from '@slipway/sdk/lock/lock-limits'
import { readRelockParams } from '@slipway/sdk/lock/read-lock-params'
import { readFeeReceiverParams, readHandoverParams } from '@slipway/sdk/lock/read-lock-party-params'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import { FactRow } from '../../action/fact-row.tsx'
import type { FormResult } from '../../action/form-result.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { PlainAction } from '../../action/plain-action.tsx'
import { readLocalInput, toLocalInput } from '../../form/local-time.ts'
import { loadNftPlans } from './load-plans.ts'
import type { NftAct, NftView } from './nft-act.ts'
import { endText, formId } from './nft-labels.ts'

type Props = { act: NftAct }

/** Who gets what the position earns; empty for the owner. */
export function ReceiverForm({ act }: Props) {
  const { lock } = act
  const shownOf = (receiver: Address) => (receiver === zeroAddress ? lock.owner : receiver)
  return (
    <ActionForm<'receiver', { receiver: Address }>
      act={act}
      kind="lock_fee_receiver"
      id={formId('lock_fee_receiver', act)}
      title={m.lock_nft_receiver_title()}
      text={m.lock_nft_receiver_text()}
      fields={[
        {
          name: 'receiver',
          label: m.lock_nft_receiver(),
          rule: m.lock_nft_receiver_rule(),
          kind: 'address',
        },
      ]}
      initial={{ receiver: '' }}
      read={({ receiver }) => fromIssues(readFeeReceiverParams(receiver, { lock }), 'receiver')}
      preview={({ receiver }) => m.lock_nft_receiver_preview({ address: shownOf(receiver) })}
      plan={async ({ receiver }) => (await loadNftPlans()).receiverPlan(act, receiver)}
    />
  )
}

function EndChoice({
  isForever,
  onChange,
}: {
  isForever: boolean
  onChange: (to: boolean) => void
}) {
  return (
    <ChoiceCards<'time' | 'forever'>
      label={m.lock_nft_relock_choice()}
      choices={[
        { value: 'time', title: m.lock_nft_relock_time(), text: m.lock_nft_relock_time_text() },
        { value: 'forever', title: m.lock_nft_forever(), text: m.lock_nft_relock_forever() },
      ]}
      value={isForever ? 'forever' : 'time'}
      onChange={(value) => onChange(value === 'forever')}
    />
  )
}

/** A later end, as typed or for ever. */
export function readRelock(
  text: string,
  isForever: boolean,
  { lock, now }: Pick<NftView, 'lock' | 'now'>,
): FormResult<'unlockAt', { readonly unlockAt: bigint }> {
  const typed = readLocalInput(text)
  if (!isForever && text.trim() !== '' && typed === undefined) {
    return {
      ok: false,
      problems: { unlockAt: { code: 'Input_Required', text: m.lock_nft_time_unreadable() } },
    }
  }
  const unlockAt = isForever ? lockForever : typed === undefined ? undefined : BigInt(typed)
  return fromIssues(readRelockParams(unlockAt, { lock, now }), 'unlockAt')
}

/** A later end, or none. */
export function RelockForm({ act }: Props) {
  const { lock, now } = act
  const [isForever, setForever] = useState(false)
  const text = m.lock_nft_relock_text()
  const id = formId('lock_relock', act)
  if (lock.isForever && act.doneOf(id) === null)
    return (
      <FactRow title={m.lock_nft_relock_title()} text={text}>
        {m.lock_nft_forever()}
      </FactRow>
    )
  const later = Math.max(lock.unlockAt, now) + lockLimits.warnBelowSeconds
  return (
    <ActionForm<'unlockAt', { readonly unlockAt: bigint }>
      act={act}
      kind="lock_relock"
      id={id}
      title={m.lock_nft_relock_title()}
      text={text}
      current={endText(lock.unlockAt)}
      open={m.lock_nft_relock_open()}
      fields={
        isForever
          ? []
          : [
              {
                name: 'unlockAt',
                label: m.lock_nft_relock_field(),
                rule: m.lock_nft_relock_rule(),
                kind: 'time',
              },
            ]
      }
      initial={{ unlockAt: toLocalInput(later) }}
      extra={<EndChoice isForever={isForever} onChange={setForever} />}
      read={({ unlockAt }) => readRelock(unlockAt, isForever, act)}
      preview={({ unlockAt }) => m.lock_nft_relock_preview({ time: endText(unlockAt) })}
      {...(isForever && { finality: m.lock_nft_relock_forever() })}
      plan={async ({ unlockAt }) => (await loadNftPlans()).relockPlan(act, unlockAt)}
    />
  )
}

/** What the next owner gets: what never ends gives nobody its NFT. */
function handoverText({ position, isForever }: NftAct['lock']): string {
  if (position === 'none')
    return isForever ? m.lock_nft_handover_text_plain_forever() : m.lock_nft_handover_text_plain()
  return isForever ? m.lock_nft_handover_text_forever() : m.lock_nft_handover_text()
}

/** Another owner, for good. */
export function HandoverForm({ act }: Props) {
  const { lock, contracts } = act
  return (
    <ActionForm<'newOwner', { newOwner: Address }>
      act={act}
      kind="lock_transfer"
      id={formId('lock_transfer', act)}
      title={m.lock_nft_handover_title()}
      text={handoverText(lock)}
      tone="final"
      open={m.lock_nft_handover_open()}
      fields={[
        {
          name: 'newOwner',
          label: m.lock_nft_new_owner(),
          rule: m.lock_nft_handover_rule(),
          kind: 'address',
        },
      ]}
      initial={{ newOwner: '' }}
      read={({ newOwner }) =>
        fromIssues(readHandoverParams(newOwner, { lock, contracts }), 'newOwner')
      }
      preview={({ newOwner }) => m.lock_nft_handover_preview({ address: newOwner })}
      finality={m.lock_nft_handover_final()}
      plan={async ({ newOwner }) => (await loadNftPlans()).handoverPlan(act, newOwner)}
    />
  )
}

/** The NFT itself, from its unlock time on. */
export function WithdrawAction({ act }: Props) {
  const { lock, now } = act
  const title = m.lock_nft_withdraw_title()
  const text = m.lock_nft_withdraw_text()
  if (now < lock.unlockAt)
    return (
      <FactRow title={title} text={text}>
        {lock.isForever
          ? m.lock_nft_forever()
          : m.lock_nft_withdraw_from({ time: endText(lock.unlockAt) })}
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="lock_withdraw"
      id={formId('lock_withdraw', act)}
      title={title}
      text={text}
      open={m.lock_nft_withdraw_open()}
      preview={m.lock_nft_withdraw_preview({ name: act.name, address: lock.owner })}
      plan={async () => (await loadNftPlans()).withdrawPlan(act)}
    />
  )
}
