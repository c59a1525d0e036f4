import { formatAmount, formatInteger, formatTime, m } from '@slipway/messages'
import { claimsFlows } from '@slipway/sdk/airdrop/claims/claims-flows'
import { claimsLimits } from '@slipway/sdk/airdrop/claims/claims-limits'
import { calculateReleaseEnd } from '@slipway/sdk/airdrop/claims/claims-math'
import { getNeededApprovals } from '@slipway/sdk/flow/get-needed-approvals'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Address } from 'viem'
import { loadArriving } from '../../action/load-arriving.ts'
import { readClient } from '../../core/read-client.ts'
import { type ActionParts, showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import type { ClaimsView } from './claims-view.ts'
import type { ClaimEntry } from './use-claim-entries.ts'

/** An amount of what is given away, in full. */
export function amountOf({ token }: Pick<ClaimsView, 'token'>, units: bigint): string {
  const { decimals, symbol } = token
  return formatAmount(units, decimals, { symbol, maximumFractionDigits: decimals })
}

const GLANCE_DIGITS = 4

/** The same in short, where there is little room. */
export function glanceOf({ token }: Pick<ClaimsView, 'token'>, units: bigint): string {
  const { decimals, symbol } = token
  return formatAmount(units, decimals, {
    symbol,
    maximumFractionDigits: GLANCE_DIGITS,
    significantDigits: GLANCE_DIGITS,
  })
}

type Parts = Omit<ActionParts, 'done'> & { done: (amount: bigint) => string }

const resultAmount = ({ steps }: FlowState): bigint => {
  const amount = steps.at(-1)?.result?.amount
  return typeof amount === 'bigint' ? amount : 0n
}

function planOf({ token, record }: ClaimsView, { kind, done, ...parts }: Parts): ShownPlan {
  const { symbol, decimals } = token
  return showPlan({
    ...parts,
    label: { kind, subject: symbol, contract: record.address },
    units: { token: { symbol, decimals } },
    done: (state) => done(resultAmount(state)),
  })
}

/** Entries that one claim pays: those with something due, as many as fit into any block. */
export const entriesToClaim = (entries: readonly ClaimEntry[]): readonly ClaimEntry[] =>
  entries.filter(({ due }) => due > 0n).slice(0, claimsLimits.claimEntriesMax)

/** Pays what is released of entries to their account, whoever signs. */
export async function claimPlan(
  view: ClaimsView,
  account: Address,
  entries: readonly ClaimEntry[],
): Promise<ShownPlan> {
  const chosen = entriesToClaim(entries)
  const due = chosen.reduce((sum, one) => sum + one.due, 0n)
  const plan = planTransaction(claimsFlows.claim, {
    airdrop: view.record.address,
    entries: chosen.map(({ index, amount, proof }) => ({ index, account, amount, proof })),
  })
  const { arrivingLine } = await loadArriving()
  // Who is exempt from a token's tax can fill an airdrop whose claims are taxed.
  const gets = await arrivingLine({
    plan,
    account: view.account ?? account,
    receiver: account,
    token: view.token.address,
    amount: due,
    label: m.airdrop_claim_gets(),
    shown: (units) => amountOf(view, units),
  })
  return planOf(view, {
    kind: 'claims_claim',
    id: `claims_claim:${account.toLowerCase()}`,
    plan,
    review: {
      title: m.airdrop_claim_review({ symbol: view.token.symbol }),
      gets: [
        // While tokens are released by the second, some more than these come.
        { ...gets, isMoving: calculateReleaseEnd(view.airdrop) > BigInt(view.now) },
        { label: m.airdrop_claim_to(), value: shortenAddress(account), address: account },
      ],
      facts: [{ label: m.airdrop_list_count(), value: formatInteger(chosen.length) }],
    },
    done: (amount) => m.airdrop_claim_done({ amount: amountOf(view, amount) }),
  })
}

/** Who can take what is left of what was added, or that nobody ever can. */
function restText({ airdrop, status }: ClaimsView): string {
  if (airdrop.endTime !== 0n) return m.airdrop_recharge_permanent()
  return status === 'coming'
    ? m.airdrop_recharge_permanent_coming()
    : m.airdrop_recharge_permanent_never()
}

/** Adds tokens to what claims are paid from. */
export async function rechargePlan(
  view: ClaimsView,
  account: Address,
  amount: bigint,
): Promise<ShownPlan> {
  const { record, airdrop } = view
  const need = { token: airdrop.token, spender: record.address, amount }
  const approvals = await getNeededApprovals(readClient, account, [need])
  const call = { airdrop: record.address, token: airdrop.token, amount, approvals }
  const plan = planTransaction(claimsFlows.recharge, call)
  const { getArriving } = await loadArriving()
  const sending = { plan, account, receiver: record.address, token: airdrop.token }
  const added = (await getArriving(sending)) ?? amount
  return planOf(view, {
    kind: 'claims_recharge',
    plan,
    review: {
      title: m.airdrop_recharge_review({ symbol: view.token.symbol }),
      pays: [{ label: m.airdrop_recharge_pays(), value: amountOf(view, amount) }],
      gets: [
        {
          label: m.airdrop_left(),
          value: amountOf(view, airdrop.tokensLeft + added),
          isMoving: true,
        },
      ],
      permanent: [restText(view)],
    },
    done: (arrived) => m.airdrop_recharge_done({ amount: amountOf(view, arrived) }),
  })
}

/** Takes what is left to the owner. */
export async function withdrawPlan(view: ClaimsView, account: Address): Promise<ShownPlan> {
  const { record, airdrop } = view
  const plan = planTransaction(claimsFlows.withdrawLeft, { airdrop: record.address })
  const { arrivingLine } = await loadArriving()
  const gets = await arrivingLine({
    plan,
    account,
    token: airdrop.token,
    amount: airdrop.tokensLeft,
    label: m.airdrop_withdraw_gets(),
    shown: (units) => amountOf(view, units),
  })
  return planOf(view, {
    kind: 'claims_withdraw',
    plan,
    review: {
      title: m.airdrop_withdraw_review({ symbol: view.token.symbol }),
      gets: [{ ...gets, isMoving: true }],
      facts: [
        { label: m.airdrop_field_start(), value: formatTime(airdrop.startTime) },
        {
          label: m.airdrop_field_end(),
          value: airdrop.endTime === 0n ? m.airdrop_end_never() : formatTime(airdrop.endTime),
        },
      ],
      permanent: view.status === 'coming' ? [m.airdrop_withdraw_permanent()] : [],
    },
    done: (amount) => m.airdrop_withdraw_done({ amount: amountOf(view, amount) }),
  })
}

/** Names where the list lies now. */
export function keyPlan(view: ClaimsView, ipfsKey: string): ShownPlan {
  const { record, airdrop } = view
  return planOf(view, {
    kind: 'claims_set_key',
    plan: planTransaction(claimsFlows.setIpfsKey, { airdrop: record.address, ipfsKey }),
    review: {
      title: m.airdrop_key_review(),
      gets: [{ label: m.airdrop_review_key(), value: ipfsKey, note: airdrop.ipfsKey }],
    },
    done: () => m.airdrop_key_done(),
  })
}
