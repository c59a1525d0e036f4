import type { TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import type { StepResult } from '@slipway/sdk/flow/types'
import type { Row } from '../output/row.ts'

/** What was sent for one flow. */
export interface FlowDone {
  /** What its last step proved. */
  readonly result: StepResult
  readonly transactions: readonly string[]
}

/** Transactions of a command, before anybody has said yes. */
export interface WritePlan {
  /** One line, in the reader's language: what it is for. */
  readonly purpose: string
  readonly plan: TransactionPlan
  /** The platform's fee, in wei of the native currency; it is part of what is sent. */
  readonly feeWei: bigint
  /** What can never be undone, in the reader's language. */
  readonly permanent: readonly string[]
  /** More lines for the review. */
  readonly rows?: readonly Row[]
  /** More facts for the review, beside its own; amounts in base units. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** What follows when `plan` is done, asked again after each: lists go in parts. Undefined at the end. */
  readonly next?: (done: FlowDone) => Promise<TransactionPlan | undefined>
  /** What the command says in the end. */
  readonly finish: (done: readonly FlowDone[]) => Promise<{
    readonly data: Readonly<Record<string, unknown>>
    readonly rows: readonly Row[]
  }>
}
