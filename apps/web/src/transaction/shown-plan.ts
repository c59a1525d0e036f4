import type { TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import type { Address } from 'viem'
import type { TransactionKind } from './transaction-kind.ts'

/** An amount that leaves or reaches the signer, or stands as a fact in the review. */
export interface ReviewLine {
  label: string
  value: string
  /** Second line under the value: a share, a condition, a source. */
  note?: string
  /** Shown in place of the value, with copy button. */
  address?: string
  /** It moves with the clock or with others' acts, and is said as an estimate: no reason to ask again. */
  isMoving?: boolean
  /** Names no act in the list: a count in words, a bound, or what stands afterwards instead of what moves. */
  isUnnamed?: boolean
}

/** What the review step shows before the wallet is asked. All texts are already in the visitor's language. */
export interface PlanReview {
  title: string
  /** What leaves the signer, gas excepted. */
  pays: readonly ReviewLine[]
  /** What comes about, and who gets it. */
  gets: readonly ReviewLine[]
  /** Settings worth reading once more. */
  facts: readonly ReviewLine[]
  /** What can never be undone. */
  permanent: readonly string[]
  confirmLabel: string
}

/** How the transaction list names a flow. */
export interface FlowLabel {
  kind: TransactionKind
  /** Symbol or short address. */
  subject: string
  /** Token or other contract that the flow is about, once it is known. */
  contract: Address | null
  /** What is paid, else what comes, with its unit; as it stood in the review. */
  amount?: string
  /** Those of its plan: the list says refusals long after the plan is gone. */
  units?: AmountUnits
}

/** What amounts in a refusal are counted in, besides the network's own currency. */
export interface AmountUnits {
  token?: { readonly symbol: string; readonly decimals: number }
  currency?: { readonly symbol: string; readonly decimals: number }
}

/** A plan of the SDK with what the visitor is shown of it. */
export interface ShownPlan extends TransactionPlan {
  label: FlowLabel
  review: PlanReview
  units?: AmountUnits
  /** Success in the visitor's language; what the transaction proved is in the state. */
  done?: (state: FlowState) => string
  /** Which form it came from, where several forms have one kind. */
  id?: string
  /**
   * Makes the same plan from what the chain says by now, once that was read anew.
   * @throws when the chain does not allow it any more
   */
  renew?: () => ShownPlan | Promise<ShownPlan>
}
