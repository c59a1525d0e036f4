import { lastResult, type ProvenParts, showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { assetName } from '../shared/asset-name.ts'
import type { PoolView } from './pool-act.ts'

/** The plan of one action of a pool. */
export function planOf(
  { pool, name }: Pick<PoolView, 'pool' | 'name'>,
  { kind, done, ...parts }: ProvenParts,
): ShownPlan {
  return showPlan({
    ...parts,
    done: (state) => done(lastResult(state)),
    label: { kind, subject: name, contract: pool.address },
    units: {
      token: { symbol: assetName(pool), decimals: pool.stakedToken.decimals },
      currency: pool.rewardToken,
    },
  })
}
