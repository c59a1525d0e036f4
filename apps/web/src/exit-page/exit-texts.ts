import { m } from '@slipway/messages/features/exit'
import type { ProofProblem } from './prove-entries.ts'
import type { ActName, ExitKind, FactName } from './types.ts'

export const kindTexts: Readonly<Record<ExitKind, () => string>> = {
  presale: m.exit_kind_presale,
  lock: m.exit_kind_lock,
  pool: m.exit_kind_pool,
  claims: m.exit_kind_claims,
  mapping: m.exit_kind_mapping,
  nft: m.exit_kind_nft,
}

interface ActTexts {
  readonly title: () => string
  readonly text: () => string
}

export const actTexts: Readonly<Record<ActName, ActTexts>> = {
  refund: { title: m.exit_act_refund, text: m.exit_act_refund_text },
  leave: { title: m.exit_act_leave, text: m.exit_act_leave_text },
  claim: { title: m.exit_act_claim, text: m.exit_act_claim_text },
  finalize: { title: m.exit_act_finalize, text: m.exit_act_finalize_text },
  'exit-fee': { title: m.exit_act_fee, text: m.exit_act_fee_text },
  reward: { title: m.exit_act_reward, text: m.exit_act_reward_text },
  proceeds: { title: m.exit_act_proceeds, text: m.exit_act_proceeds_text },
  unlock: { title: m.exit_act_unlock, text: m.exit_act_unlock_text },
  'unlock-nft': { title: m.exit_act_unlock_nft, text: m.exit_act_unlock_nft_text },
  fees: { title: m.exit_act_fees, text: m.exit_act_fees_text },
  unstake: { title: m.exit_act_unstake, text: m.exit_act_unstake_text },
  emergency: { title: m.exit_act_emergency, text: m.exit_act_emergency_text },
  harvest: { title: m.exit_act_harvest, text: m.exit_act_harvest_text },
  rebate: { title: m.exit_act_rebate, text: m.exit_act_rebate_text },
  'rewards-left': { title: m.exit_act_recover, text: m.exit_act_recover_text },
  'claim-entry': { title: m.exit_act_entry, text: m.exit_act_entry_text },
  'take-back': { title: m.exit_act_back, text: m.exit_act_back_text },
  'take-brought': { title: m.exit_act_brought, text: m.exit_act_brought_text },
}

export const factTexts: Readonly<Record<FactName, () => string>> = {
  state: m.exit_fact_state,
  contributed: m.exit_fact_contributed,
  accepted: m.exit_fact_accepted,
  claimed: m.exit_fact_claimed,
  ends: m.exit_fact_ends,
  'finalize-from': m.exit_fact_finalize,
  lapses: m.exit_fact_lapses,
  unlocks: m.exit_fact_unlocks,
  staked: m.exit_fact_staked,
  'unstake-from': m.exit_fact_unstake,
  entry: m.exit_fact_entry,
  paid: m.exit_fact_paid,
  left: m.exit_fact_left,
  brought: m.exit_fact_brought,
  locked: m.exit_fact_locked,
}

const stateTexts = new Map<string, () => string>([
  ['coming', m.exit_state_coming],
  ['running', m.exit_state_running],
  ['waiting', m.exit_state_waiting],
  ['finished', m.exit_state_finished],
  ['canceled', m.exit_state_canceled],
])

/** Words for a state of a presale or an airdrop. */
export const stateText = (state: string): string => stateTexts.get(state)?.() ?? state

export const proofTexts: Readonly<Record<ProofProblem, () => string>> = {
  unreadable: m.exit_proof_unreadable,
  'other-list': m.exit_proof_other,
  'not-listed': m.exit_proof_missing,
}
