import { formatLength, formatTime, m } from '@slipway/messages'
import { getNeededApprovals } from '@slipway/sdk/flow/get-needed-approvals'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { poolAdminFlows } from '@slipway/sdk/staking/flows/pool-admin-flows'
import {
  calculateFreedByStop,
  calculateRewardsChange,
  type WantedRewards,
} from '@slipway/sdk/staking/position-math'
import { provenAmount } from '../../../action/proven-amount.ts'
import { readClient } from '../../../core/read-client.ts'
import { deadlineStays } from '../../../form/deadline-stays.ts'
import type { ReviewLine, ShownPlan } from '../../../transaction/shown-plan.ts'
import { locksStakes } from '../locks-stakes.ts'
import { paidLine } from '../paid-line.ts'
import { planOf } from '../plan-of.ts'
import type { PoolAct } from '../pool-act.ts'
import { poolAmounts } from '../pool-amounts.ts'

const targetOf = ({ pool }: Pick<PoolAct, 'pool'>) => ({ pool: pool.address })

/** What a change of rewards costs, and what may still change that until it is mined. */
async function fund(act: PoolAct, wanted: WantedRewards) {
  const { pool, account } = act
  const { cost, spent, freed, opensExit } = calculateRewardsChange(pool, wanted)
  const token = pool.rewardToken.address
  const approvals = await getNeededApprovals(readClient, account, [
    { token, spender: pool.address, amount: cost },
  ])
  const { reward } = poolAmounts(pool)
  const pays: ReviewLine[] =
    cost > 0n
      ? [
          {
            label: m.stakepage_admin_cost(),
            value: reward(cost),
            note: m.stakepage_admin_cost_note(),
            isMoving: true,
          },
        ]
      : []
  const line = (label: string, units: bigint, note: string): ReviewLine[] =>
    units > 0n ? [{ label, value: reward(units), isMoving: true, note }] : []
  const facts: ReviewLine[] = [
    ...line(m.stakepage_admin_spent(), spent, m.stakepage_admin_spent_note()),
    ...line(m.stakepage_admin_freed(), freed, m.stakepage_admin_freed_note()),
  ]
  const { endTime: end, stakeDeadline: deadline } = pool.terms
  const permanent = [
    ...deadlineStays({ end, deadline }, wanted.endTime),
    ...(opensExit && locksStakes(pool) ? [m.stakepage_admin_opens_exit()] : []),
  ]
  return { approvals, pays, facts, permanent }
}

/** Another reward per second. */
export async function ratePlan(act: PoolAct, wanted: WantedRewards): Promise<ShownPlan> {
  const { pool, name } = act
  const { reward } = poolAmounts(pool)
  const { approvals, ...change } = await fund(act, wanted)
  return planOf(act, {
    kind: 'pool_set_rate',
    plan: planTransaction(poolAdminFlows.setRate, {
      ...targetOf(act),
      rewardPerSecond: wanted.rewardPerSecond,
      approvals,
    }),
    review: {
      ...change,
      title: m.transaction_title_pool_set_rate({ subject: name }),
      gets: [
        {
          label: m.stakepage_rate(),
          value: reward(wanted.rewardPerSecond),
          note: m.stakepage_admin_before({ value: reward(pool.terms.rewardPerSecond) }),
        },
      ],
    },
    done: (result) => {
      const added = provenAmount(result, 'added')
      const rate = reward(wanted.rewardPerSecond)
      if (added === 0n) return m.stakepage_admin_rate_done_free({ rate })
      return m.stakepage_admin_rate_done({ rate, amount: reward(added) })
    },
  })
}

/** Another start or end. */
export async function timesPlan(act: PoolAct, wanted: WantedRewards): Promise<ShownPlan> {
  const { pool, name, now } = act
  const { terms } = pool
  const { approvals, ...change } = await fund(act, wanted)
  const starts = wanted.startTime !== terms.startTime
  return planOf(act, {
    kind: 'pool_set_times',
    plan: planTransaction(poolAdminFlows.setTimes, {
      ...targetOf(act),
      startTime: wanted.startTime,
      endTime: wanted.endTime,
      approvals,
    }),
    review: {
      ...change,
      title: m.transaction_title_pool_set_times({ subject: name }),
      gets: [
        ...(starts
          ? [
              {
                label: m.stakepage_moment_start(),
                value: formatTime(wanted.startTime),
                note: m.stakepage_admin_before({ value: formatTime(terms.startTime) }),
              },
            ]
          : []),
        {
          label: m.stakepage_moment_end(),
          value: formatTime(wanted.endTime),
          note: m.stakepage_admin_runs({
            time: formatLength(wanted.endTime - Math.max(now, wanted.startTime)),
          }),
          isMoving: true,
        },
      ],
    },
    done: (result) => {
      const added = provenAmount(result, 'added')
      const end = formatTime(wanted.endTime)
      if (added === 0n) return m.stakepage_admin_times_done_free({ end })
      return m.stakepage_admin_times_done({ end, amount: poolAmounts(pool).reward(added) })
    },
  })
}

/** Rewards end now. */
export function stopPlan(act: PoolAct): ShownPlan {
  const { pool, name, now } = act
  const { reward } = poolAmounts(pool)
  return planOf(act, {
    kind: 'pool_stop',
    plan: planTransaction(poolAdminFlows.stopReward, targetOf(act)),
    review: {
      title: m.transaction_title_pool_stop({ subject: name }),
      gets: [
        {
          label: m.stakepage_admin_freed(),
          value: reward(calculateFreedByStop(pool, now)),
          isMoving: true,
          note: m.stakepage_admin_freed_note(),
        },
      ],
      permanent: [
        m.stakepage_admin_stop_permanent(),
        ...(locksStakes(pool) ? [m.stakepage_admin_opens_exit()] : []),
      ],
    },
    done: () => m.stakepage_admin_stop_done(),
  })
}

/** A higher limit of an account, or none. */
export function limitPlan(act: PoolAct, limit: bigint): ShownPlan {
  const { pool, name } = act
  const { staked } = poolAmounts(pool)
  const value = limit === 0n ? m.stakepage_terms_limit_none() : staked(limit)
  return planOf(act, {
    kind: 'pool_set_limit',
    plan: planTransaction(poolAdminFlows.setLimit, { ...targetOf(act), limit }),
    review: {
      title: m.transaction_title_pool_set_limit({ subject: name }),
      gets: [
        {
          label: m.stakepage_terms_limit_label(),
          value,
          note: m.stakepage_admin_before({ value: staked(pool.terms.limit) }),
        },
      ],
      permanent: [m.stakepage_admin_limit_permanent()],
    },
    done: () =>
      limit === 0n ? m.stakepage_admin_limit_done_none() : m.stakepage_admin_limit_done({ value }),
  })
}

/** Every lock time ends. */
export function openExitPlan(act: PoolAct): ShownPlan {
  return planOf(act, {
    kind: 'pool_open_exit',
    plan: planTransaction(poolAdminFlows.openExit, targetOf(act)),
    review: {
      title: m.transaction_title_pool_open_exit({ subject: act.name }),
      gets: [{ label: m.stakepage_terms_lock_label(), value: m.stakepage_terms_lock_open() }],
      permanent: [m.stakepage_admin_exit_permanent()],
    },
    done: () => m.stakepage_admin_exit_done(),
  })
}

/** What nobody can earn comes back to the admin. */
export async function recoverPlan(act: PoolAct): Promise<ShownPlan> {
  const { pool, name } = act
  const { reward } = poolAmounts(pool)
  const plan = planTransaction(poolAdminFlows.recoverRewards, targetOf(act))
  return planOf(act, {
    kind: 'pool_recover',
    plan,
    review: {
      title: m.transaction_title_pool_recover({ subject: name }),
      gets: [await paidLine(act, plan, pool.state.recoverable)],
    },
    done: (result) =>
      m.stakepage_admin_recover_done({ amount: reward(provenAmount(result, 'amount')) }),
  })
}

/** Where the project's words lie. */
export function keyPlan(act: PoolAct, ipfsKey: string): ShownPlan {
  return planOf(act, {
    kind: 'pool_set_key',
    plan: planTransaction(poolAdminFlows.setIpfsKey, { ...targetOf(act), ipfsKey }),
    review: {
      title: m.transaction_title_pool_set_key({ subject: act.name }),
      gets: [{ label: m.stakepage_admin_key_label(), value: ipfsKey || m.stakepage_admin_empty() }],
    },
    done: () => m.stakepage_admin_key_done(),
  })
}

/** Where pictures of NFTs lie. */
export function baseUriPlan(act: PoolAct, baseUri: string): ShownPlan {
  return planOf(act, {
    kind: 'pool_set_base_uri',
    plan: planTransaction(poolAdminFlows.setBaseUri, { ...targetOf(act), baseUri }),
    review: {
      title: m.transaction_title_pool_set_base_uri({ subject: act.name }),
      gets: [{ label: m.stakepage_admin_uri_label(), value: baseUri || m.stakepage_admin_empty() }],
    },
    done: () => m.stakepage_admin_uri_done(),
  })
}
