import { m } from '@slipway/messages'
import type { TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import { arrivingLine } from '../../action/arriving-line.ts'
import type { ReviewLine } from '../../transaction/shown-plan.ts'
import type { PoolAct } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'

/** What arrives of a reward token that a pool pays by itself; it grows until the confirmation. */
export async function paidLine(
  { pool, account }: Pick<PoolAct, 'pool' | 'account'>,
  plan: TransactionPlan,
  amount: bigint,
): Promise<ReviewLine> {
  const token = pool.rewardToken.address
  const label = m.stakepage_admin_recover_gets()
  const shown = poolAmounts(pool).reward
  return { ...(await arrivingLine({ plan, account, token, amount, label, shown })), isMoving: true }
}
