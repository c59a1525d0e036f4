import type { ChainDefinition } from '@slipway/chains'
import { errorMessage, formatTime, m } from '@slipway/messages'
import type { FlowState, FlowStatus } from '@slipway/sdk/flow/types'
import { countPartlyDone } from './count-partly-done.ts'
import { mayBeHidden } from './may-be-hidden.ts'
import type { AmountUnits } from './shown-plan.ts'

const statuses: Record<FlowStatus, () => string> = {
  review: m.transaction_status_interrupted,
  simulating: m.transaction_status_signing,
  'awaiting-signature': m.transaction_status_signing,
  proposed: m.transaction_status_proposed,
  pending: m.transaction_status_pending,
  mined: m.transaction_status_mined,
  indexed: m.transaction_status_indexed,
  failed: m.transaction_status_failed,
  replaced: m.transaction_status_replaced,
  dropped: m.transaction_status_dropped,
  rejected: m.transaction_status_rejected,
}

/** How far the signers of an account are; an account of another kind only has to be waited for. */
function proposedTitle({ proposal }: FlowState): string {
  const { confirmations, required } = proposal ?? {}
  if (required === undefined) return m.transaction_status_proposed()
  if (confirmations === undefined) return m.transaction_status_proposed_open({ required })
  const counts = { done: confirmations, required }
  return confirmations < required
    ? m.transaction_status_proposed_count(counts)
    : m.transaction_status_proposed_ready(counts)
}

/** The other signers said no, not the visitor. */
const wasDeclined = ({ failure }: FlowState) => failure?.name === 'Proposal_Rejected'

/** The wallet was asked, its answer got lost, and what it may have sent is looked for. */
const isLookedFor = ({ status, interrupted }: FlowState) =>
  status === 'awaiting-signature' && interrupted === true

/** It ended before any contract was asked, or nobody knows what the contract did. */
const wasNotRefused = ({ status, failure }: FlowState) =>
  status === 'failed' && failure !== undefined && failure.kind !== 'contract'

function titleOf(state: FlowState): string {
  if (isLookedFor(state)) return m.transaction_progress_looking()
  if (state.status === 'proposed') return proposedTitle(state)
  if (wasDeclined(state)) return m.transaction_status_declined()
  if (wasNotRefused(state)) return m.transaction_status_stopped()
  return statuses[state.status]()
}

/** Whom it waits for, and until when that makes sense. */
function proposedNote({ proposal, deadline }: FlowState): string {
  const isOthers = proposal?.required !== undefined
  if (deadline === undefined)
    return isOthers ? m.transaction_note_proposed() : m.transaction_note_proposed_account()
  const time = formatTime(deadline)
  if (deadline * 1_000n < BigInt(Date.now())) return m.transaction_note_proposed_over({ time })
  return isOthers
    ? m.transaction_note_proposed_until({ time })
    : m.transaction_note_proposed_account_until({ time })
}

function note(state: FlowState, chain: ChainDefinition, units: AmountUnits): string | undefined {
  if (state.nodeSilent) return m.transaction_note_node_silent()
  if (state.status === 'review' && !state.failure) return m.transaction_note_interrupted()
  if (isLookedFor(state)) return m.transaction_note_looking()
  if (state.status === 'awaiting-signature') return m.transaction_note_signing()
  if (state.status === 'proposed') return proposedNote(state)
  if (mayBeHidden(state)) return m.transaction_note_relayed()
  if (state.status === 'mined' && state.indexLate) return m.transaction_note_index_late()
  const partly = countPartlyDone(state)
  if (state.status === 'rejected' && partly > 0)
    return m.transaction_note_partly({ done: partly, count: state.steps.length })
  const isOwnRefusal = state.status === 'rejected' && !wasDeclined(state)
  if (state.failure && !isOwnRefusal) {
    const { name, args } = state.failure
    return errorMessage(name, args, { ...units, nativeCurrency: chain.nativeCurrency })
  }
  const isSpedUp = state.steps.some((step) => (step.repricedHashes?.length ?? 0) > 0)
  return isSpedUp ? m.transaction_note_sped_up() : undefined
}

/**
 * Where a transaction stands, and one sentence more where standing alone would leave a question.
 * @param units what amounts in its refusal are counted in, as its label keeps them
 */
export function transactionStatus(
  state: FlowState,
  chain: ChainDefinition,
  units: AmountUnits = {},
) {
  return { title: titleOf(state), note: note(state, chain, units) }
}
