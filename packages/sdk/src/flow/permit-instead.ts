import type { PermitQuery } from '../evm/get-permit-message.ts'
import type { PlannedPermit } from './transaction-plan.ts'

/** The one allowance of an input as a signature that the contract takes with its own call; none without a query. */
export function permitInstead<Input extends { readonly approvals: readonly unknown[] }>(
  query: PermitQuery | undefined,
): readonly PlannedPermit<Input>[] {
  if (!query) return []
  return [{ query, apply: (input, permit) => ({ ...input, approvals: [], permit }) }]
}
