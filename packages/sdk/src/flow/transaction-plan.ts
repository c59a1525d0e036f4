import type { PermitQuery } from '../evm/get-permit-message.ts'
import type { SignedAllowance } from '../evm/signed-allowance.ts'
import type { FlowDefinition } from './types.ts'

/** An allowance that may be signed instead of approved, where wallet and token can. */
export interface PlannedPermit<Input = unknown> {
  readonly query: PermitQuery
  /** The input without the approval's step. */
  readonly apply: (input: Input, signed: SignedAllowance) => Input
}

/** What a plan may have besides its steps. */
interface PlanTerms<Input> {
  /** Several where several tokens are taken. */
  readonly permits?: readonly PlannedPermit<Input>[]
  /**
   * What is left of a run that stopped on its way, by the terms of the plan made anew; its steps stay the same. Without it
   * the rest keeps the terms that it began with.
   */
  readonly resume?: (begun: Input, renewed: Input) => Input
}

/**
 * A flow with everything that it needs, ready to be reviewed and driven. Plans of all inputs are of one type: each
 * definition is handed the input that was planned with it, and `planTransaction` makes all of them.
 */
export interface TransactionPlan {
  readonly definition: FlowDefinition<unknown>
  readonly input: unknown
  /** Empty where nothing can be signed. */
  readonly permits: readonly PlannedPermit[]
  readonly resume?: (begun: unknown, renewed: unknown) => unknown
}

/** The one maker of plans: what is signed, from its declared steps and their input. */
export function planTransaction<Input>(
  definition: FlowDefinition<Input>,
  input: Input,
  { permits = [], resume }: PlanTerms<Input> = {},
): TransactionPlan {
  const plan = { definition, input, permits, ...(resume && { resume }) }
  return plan as TransactionPlan
}
