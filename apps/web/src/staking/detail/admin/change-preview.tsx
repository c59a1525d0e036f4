import { m } from '@slipway/messages'
import { calculateRewardsChange, type WantedRewards } from '@slipway/sdk/staking/position-math'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { PoolAct } from '../pool-act.ts'
import { poolAmounts } from '../pool-amounts.ts'

/** What a change of rewards costs, frees and does to those who are in, while it is being typed. */
export function ChangePreview({ act, wanted }: { act: PoolAct; wanted: WantedRewards }) {
  const { pool } = act
  const { reward } = poolAmounts(pool)
  const { cost, freed, opensExit } = calculateRewardsChange(pool, wanted)
  return (
    <>
      {cost > 0n
        ? m.poolpage_admin_preview_cost({ amount: reward(cost) })
        : m.poolpage_admin_preview_free({ amount: reward(freed) })}
      {opensExit && !pool.state.exitOpen && (
        <NoticeBox tone="warn">{m.poolpage_admin_opens_exit()}</NoticeBox>
      )}
    </>
  )
}
