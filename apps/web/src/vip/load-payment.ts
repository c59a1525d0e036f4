import { withChunkTimeout } from '../core/lazy-part.ts'
import type { ShownPlan } from '../transaction/shown-plan.ts'
import type { PaymentParams } from './prepare-payment.ts'

/** Prepares a payment with what loads on demand: checks, flow and review are needed only by who pays. */
export async function preparePayment(params: PaymentParams): Promise<ShownPlan> {
  const payment = await withChunkTimeout(import('./prepare-payment.ts'))
  return payment.preparePayment(params)
}
