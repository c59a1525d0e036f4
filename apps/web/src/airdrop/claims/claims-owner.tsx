import { m } from '@slipway/messages'
import { claimsLimits } from '@slipway/sdk/airdrop/claims/claims-limits'
import { byteLength } from '@slipway/sdk/shared/byte-length'
import type { Address } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import { ActionGroup } from '../../action/action-group.tsx'
import type { FormContext } from '../../action/form-context.ts'
import type { FormResult } from '../../action/form-result.ts'
import { PlainAction } from '../../action/plain-action.tsx'
import { readTokenAmount } from '../../action/read-token-amount.ts'
import { amountOf, keyPlan, rechargePlan, withdrawPlan } from './claims-plans.ts'
import type { ClaimsView } from './claims-view.ts'

interface ClaimsActsProps {
  act: FormContext
  view: ClaimsView
  account: Address
}

function readRecharge(typed: string, { token }: ClaimsView): FormResult<'amount', bigint> {
  const { units, problem } = readTokenAmount(typed, token.decimals)
  if (problem) return { ok: false, problems: { amount: problem } }
  if (units === 0n) return { ok: false, problems: { amount: { code: 'MerkleAirdrop_AmountZero' } } }
  const { balance = 0n } = token
  if (units <= balance) return { ok: true, params: units }
  const args = { needed: units, balance }
  return { ok: false, problems: { amount: { code: 'Token_InsufficientBalance', args } } }
}

/** Adds tokens; anybody may. */
function RechargeForm({ act, view, account }: ClaimsActsProps) {
  return (
    <ActionForm
      act={act}
      kind="claims_recharge"
      title={m.airdrop_recharge_title()}
      text={view.status === 'finished' ? m.airdrop_recharge_text_over() : m.airdrop_recharge_text()}
      current={m.airdrop_recharge_current({ amount: amountOf(view, view.airdrop.tokensLeft) })}
      open={m.airdrop_recharge_open()}
      fields={[
        {
          name: 'amount',
          label: m.airdrop_recharge_pays(),
          rule: m.airdrop_recharge_rule({ amount: amountOf(view, view.token.balance ?? 0n) }),
          unit: view.token.symbol,
          kind: 'number',
        },
      ]}
      initial={{ amount: '' }}
      read={({ amount }) => readRecharge(amount, view)}
      plan={(amount) => rechargePlan(view, account, amount)}
    />
  )
}

/** What is left, while nobody can claim; between start and end it says when. */
function WithdrawRow({ act, view, account }: ClaimsActsProps) {
  const { airdrop, status } = view
  const isOpen = status !== 'running' && airdrop.tokensLeft > 0n
  const current = m.airdrop_recharge_current({ amount: amountOf(view, airdrop.tokensLeft) })
  // What was taken is said, though nothing is left by then.
  if (!isOpen && act.doneOf('claims_withdraw') === null) return null
  return (
    <PlainAction
      act={act}
      kind="claims_withdraw"
      tone="final"
      title={m.airdrop_withdraw_title()}
      text={status === 'coming' ? m.airdrop_withdraw_before() : m.airdrop_withdraw_after()}
      current={current}
      open={m.airdrop_withdraw_open()}
      plan={() => withdrawPlan(view, account)}
    />
  )
}

function readKey(typed: string): FormResult<'ipfsKey', string> {
  const ipfsKey = typed.trim()
  if (ipfsKey === '') return { ok: false, problems: { ipfsKey: { code: 'Input_Required' } } }
  const { keyBytesMax: max } = claimsLimits
  if (byteLength(ipfsKey) <= max) return { ok: true, params: ipfsKey }
  const problem = { code: 'MerkleAirdrop_KeyTooLong', args: { length: byteLength(ipfsKey), max } }
  return { ok: false, problems: { ipfsKey: problem } }
}

function KeyForm({ act, view }: ClaimsActsProps) {
  return (
    <ActionForm
      act={act}
      kind="claims_set_key"
      title={m.airdrop_key_title()}
      text={m.airdrop_key_text()}
      fields={[{ name: 'ipfsKey', label: m.airdrop_review_key(), rule: m.airdrop_key_rule() }]}
      initial={{ ipfsKey: view.airdrop.ipfsKey }}
      read={({ ipfsKey }) => readKey(ipfsKey)}
      plan={(ipfsKey) => keyPlan(view, ipfsKey)}
    />
  )
}

/** What the owner may do, and what anybody may: recharging. */
export function ClaimsActs({ act, view, account }: ClaimsActsProps) {
  const isOwner = view.airdrop.owner.toLowerCase() === account.toLowerCase()
  const anybody =
    view.status === 'finished' ? m.airdrop_acts_anybody_text_over() : m.airdrop_acts_anybody_text()
  return (
    <ActionGroup
      title={isOwner ? m.airdrop_acts_owner() : m.airdrop_acts_anybody()}
      text={isOwner ? m.airdrop_acts_owner_text() : anybody}
    >
      <RechargeForm act={act} view={view} account={account} />
      {isOwner && <WithdrawRow act={act} view={view} account={account} />}
      {isOwner && <KeyForm act={act} view={view} account={account} />}
    </ActionGroup>
  )
}
