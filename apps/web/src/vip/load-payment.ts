import type { ActionPlan } from '../action/action-plan.ts'
import { withChunkTimeout } from '../shell/lazy-part.ts'
import type { PaymentOrder } from './prepare-payment.ts'

/** Prepares a payment with what loads on demand: checks, flow and review are needed only by who pays. */
export async function preparePayment(order: PaymentOrder): Promise<ActionPlan> {
  const payment = await withChunkTimeout(import('./prepare-payment.ts'))
  return payment.preparePayment(order)
}
