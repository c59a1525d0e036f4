import type { PermitQuery } from '../evm/get-permit-message.ts'
import { permitInstead } from '../flow/permit-instead.ts'
import { planTransaction, type TransactionPlan } from '../flow/transaction-plan.ts'
import { tradeFlow } from './trade-flow.ts'
import type { TradeInput } from './types.ts'

/** A trade as it is driven. @param query of an allowance that the router takes as a signature */
export function planTrade(input: TradeInput, query?: PermitQuery): TransactionPlan {
  return planTransaction(tradeFlow, input, {
    permits: permitInstead(query),
    // Of an allowance that is in a block the amount stays the same.
    resume: (begun, renewed) => ({ ...renewed, approvals: begun.approvals }),
  })
}
