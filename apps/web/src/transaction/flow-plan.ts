import type { PermitQuery } from '@slipway/sdk/evm/get-permit-message'
import type { FlowDefinition } from '@slipway/sdk/flow/types'
import type { SignedAllowance } from '@slipway/sdk/token/launch/launch-flow'
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
}

/** What the review step shows before the wallet is asked. All texts are already in the visitor's language. */
export interface FlowReview {
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
}

/** What amounts in a refusal are counted in, besides the network's own currency. */
export interface AmountUnits {
  token?: { readonly symbol: string; readonly decimals: number }
  currency?: { readonly symbol: string; readonly decimals: number }
}

/** An allowance that may be signed instead of approved, where wallet and token can. */
export interface PlannedPermit<Input> {
  query: PermitQuery
  /** The input without the approval's step. */
  apply: (input: Input, signed: SignedAllowance) => Input
}

/** A flow ready to be reviewed: the SDK's declared steps, their input, and what the visitor is shown. */
export interface FlowPlan<Input = unknown> {
  definition: FlowDefinition<Input>
  input: Input
  label: FlowLabel
  review: FlowReview
  /** Several where several tokens are taken. */
  permit?: PlannedPermit<Input> | readonly PlannedPermit<Input>[]
  units?: AmountUnits
  /**
   * Makes the same plan from what the chain says by now, once that was read anew.
   * @throws when the chain does not allow it any more
   */
  renew?: () => FlowPlan | Promise<FlowPlan>
  /**
   * What is left of a run that stopped on its way, by the terms of the plan made anew; its steps stay the same. Without it
   * the rest keeps the terms that it began with.
   */
  resume?: (begun: Input, renewed: Input) => Input
}

/** The allowances of a plan that may be signed, none for a plan without any. */
export function permitsOf<Input>({
  permit = [],
}: Pick<FlowPlan<Input>, 'permit'>): readonly PlannedPermit<Input>[] {
  return 'query' in permit ? [permit] : permit
}
