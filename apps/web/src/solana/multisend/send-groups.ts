import type { SolanaChainDefinition } from '@slipway/chains'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { larger } from '@slipway/sdk/shared/larger'
import { sendLimits } from '@slipway/sdk/solana/multisend/send-limits'
import { type BatchOutcome, sendPayments } from '@slipway/sdk/solana/multisend/send-payments'
import type { SendPlan } from '@slipway/sdk/solana/multisend/types'
import { type SolanaFailure, SolanaFlowError } from '@slipway/sdk/solana/solana-failure'
import type { TransactionModifyingSigner } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { keepBegun } from './begun-sends.ts'
import { keepSigned, type ListKey, loadSigned, settleKept } from './signed-store.ts'
import { withRoom } from './with-room.ts'

export interface SendGroupsOptions {
  readonly chain: SolanaChainDefinition
  readonly signer: TransactionModifyingSigner
  readonly signal: AbortSignal
  /** The list as it was typed. */
  readonly text: string
  readonly perSignature: number
  readonly mustPause: () => boolean
  readonly onState: (state: 'signing' | 'sending') => void
  readonly onPlan: (plan: SendPlan) => void
}

/** How the sending ended, where it was not aborted. */
export interface GroupsResult {
  readonly state: 'done' | 'paused' | 'stopped'
  readonly failure?: SolanaFailure
}

/** A plan after one of its transactions came into a block. */
function afterOutcome(plan: SendPlan, { payments, sent, fate }: BatchOutcome): SendPlan {
  if (fate.kind !== 'confirmed') return plan
  const paid = new Map(plan.paid)
  for (const row of sent.rows) paid.set(row, sent.signature)
  const slot = larger(fate.slot, plan.slot)
  return { ...plan, paid, slot, batches: plan.batches.filter((batch) => batch !== payments) }
}

/**
 * Whether no other tab signed anything of the list since the plan was made: where the browser has no locks, nothing else
 * keeps two tabs apart.
 * @throws {SolanaFlowError} where one did
 */
function assertOnlyTab(list: ListKey, { paid, seen }: SendPlan): void {
  const { pending, confirmed } = loadSigned(list)
  const known = new Set([...seen, ...paid.values()])
  if (pending.length > 0 || confirmed.some(({ signature }) => !known.has(signature)))
    throw new SolanaFlowError({ kind: 'elsewhere' })
}

/**
 * Sends what is left of a plan, one signature after the other.
 * @throws what `recogniseSolanaFailure` understands, or the signal's reason
 */
export async function sendGroups(
  plan: SendPlan,
  options: SendGroupsOptions,
): Promise<GroupsResult> {
  const { chain, signer, signal, text, perSignature, mustPause, onState, onPlan } = options
  if (plan.batches.length === 0) return { state: 'done' }
  if (mustPause()) return { state: 'paused' }
  onState('signing')
  const key = { chainId: chain.chainId, reference: plan.reference }
  let latest = plan
  const { seen, failure } = await sendPayments({
    ...{ rpc: clusterRpc(chain), plan, signer, clock: systemFlowClock, signal, perSignature },
    onSigned: (signed) => {
      assertOnlyTab(key, plan)
      withRoom(key, () => {
        keepBegun(chain.chainId, plan, text)
        keepSigned(key, signed)
      })
      onState('sending')
    },
    onUnsent: (unsent) => withRoom(key, () => settleKept(key, unsent)),
    onOutcome: (outcome) => {
      withRoom(key, () => settleKept(key, [outcome.sent], outcome.fate))
      latest = afterOutcome(latest, outcome)
      onPlan(latest)
    },
  })
  if (failure) return { state: 'stopped', failure }
  return await sendGroups({ ...latest, seen }, options)
}

/** Transactions for the next signature: fewer after some that were signed too slowly. */
export const nextGroup = (size: number, failure: SolanaFailure | undefined): number =>
  failure?.kind === 'expired' ? Math.max(1, Math.floor(size / 2)) : size

/** What a first signature covers. */
export const fullGroup: number = sendLimits.perSignature
