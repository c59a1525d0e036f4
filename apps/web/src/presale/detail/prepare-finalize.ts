import { calculateFinish } from '@slipway/sdk/presale/calculate-finish'
import type { SimulatedFinish } from '@slipway/sdk/presale/simulate-finish'
import type { Presale } from '@slipway/sdk/presale/types'
import { zeroAddress } from 'viem'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { cancelingFinishPlan, finalizePlan } from './finish-plans.ts'
import type { PresaleContext } from './presale-context.ts'

const BPS = 10_000n

type Asked = Pick<PresaleContext, 'presale' | 'account'>

/** By more than the last units that a division leaves over. */
const differs = (one: bigint, other: bigint) =>
  (one > other ? one - other : other - one) * BPS > other

/** Whether the pool would be repaired, so that it gets something else than the terms say. */
export function isRepaired(presale: Presale, finish: SimulatedFinish): boolean {
  if (finish.retained) return true
  const { poolCurrency, poolTokens } = calculateFinish(presale)
  return differs(finish.poolCurrency, poolCurrency) || differs(finish.poolTokens, poolTokens)
}

/** What a finish would come to now; undefined where no node can tell. */
export const foreseeFinish = ({ presale, account = zeroAddress }: Asked) =>
  withChunkTimeout(import('@slipway/sdk/presale/simulate-finish')).then(({ simulateFinish }) =>
    simulateFinish(readClient, presale.address, account),
  )

/**
 * The finish with what the contract itself would divide now; with what the terms say where no node can tell. Where the token would
 * fail the test sell it says that the presale ends in refunds.
 */
export async function prepareFinalize(act: PresaleContext): Promise<ShownPlan> {
  const { presale, now } = act
  if (presale.kind === 'private') return finalizePlan(act, now)
  const finish = await foreseeFinish(act).catch(() => undefined)
  if (finish === 'canceled') return cancelingFinishPlan(act)
  return finalizePlan(act, now, finish && { ...finish, isRepaired: isRepaired(presale, finish) })
}
