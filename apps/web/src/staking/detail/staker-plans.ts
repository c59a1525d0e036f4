import { formatTime, m } from '@slipway/messages'
import { planTransaction, type TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import { canHarvest } from '@slipway/sdk/staking/evm/can-harvest'
import { rehearseStake } from '@slipway/sdk/staking/evm/rehearse-stake'
import { stakerFlows } from '@slipway/sdk/staking/flows/staker-flows'
import { calculateUnlockTime } from '@slipway/sdk/staking/pool-status'
import { calculatePendingAt } from '@slipway/sdk/staking/position-math'
import { prepareStake } from '@slipway/sdk/staking/prepare-stake'
import { type Address, zeroAddress } from 'viem'
import { arrivingLine } from '../../action/arriving-line.ts'
import { PlanRefused } from '../../action/plan-refused.ts'
import { provenAmount } from '../../action/proven-amount.ts'
import { readClient } from '../../core/read-client.ts'
import type { ReviewLine, ShownPlan } from '../../transaction/shown-plan.ts'
import { dueFacts, earningLines, leftText } from './earning-lines.ts'
import { locksStakes } from './locks-stakes.ts'
import { paidLine } from './paid-line.ts'
import { planOf } from './plan-of.ts'
import type { StakerAct } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'

/** When a stake made now can leave again, in words. */
export function lockText({ pool, now }: Pick<StakerAct, 'pool' | 'now'>): string {
  const unlock = calculateUnlockTime(pool, now)
  return unlock > now ? formatTime(unlock) : m.stakepage_lock_none()
}

/** The reward that comes along with a deposit or a withdrawal. */
function rewardLines({ pool, my, now }: StakerAct): ReviewLine[] {
  const pending = calculatePendingAt(pool, my, now)
  if (pending === 0n) return []
  return [
    {
      label: m.stakepage_review_reward(),
      value: poolAmounts(pool).reward(pending),
      isMoving: true,
    },
  ]
}

interface RewardPart {
  readonly gets: ReviewLine[]
  readonly facts: ReviewLine[]
}

/** Whether the reward would be paid now: a token that its own launch still holds back goes to insiders at most. */
async function isPayable({ pool, account }: StakerAct): Promise<boolean> {
  return (
    !pool.rewardToken.isGated || (await canHarvest(readClient, { pool: pool.address, account }))
  )
}

/** The reward in the review of a deposit or a withdrawal: what comes along, or what stays due. */
export async function rewardPart(act: StakerAct): Promise<RewardPart> {
  const gets = rewardLines(act)
  if (gets.length === 0 || (await isPayable(act))) return { gets, facts: [] }
  return { gets: [], facts: dueFacts(act) }
}

/** That an addition begins the lock time anew, where there is something to be locked and a lock. */
export const relockTexts = ({ pool, my }: Pick<StakerAct, 'pool' | 'my'>): string[] =>
  my.staked > 0n && locksStakes(pool) ? [m.stakepage_stake_relocks()] : []

/** What was returned, and what came of the reward. */
export function withdrawnText(act: StakerAct, amount: string, reward: bigint): string {
  const isDue = reward === 0n && calculatePendingAt(act.pool, act.my, act.now) > 0n
  if (isDue) return m.stakepage_emergency_done({ amount })
  return m.stakepage_withdraw_done({ amount, reward: poolAmounts(act.pool).reward(reward) })
}

/** What is said of a wallet's inviter before its first stake. */
export function inviterReview(inviter: Address) {
  if (inviter === zeroAddress) return { facts: [], permanent: [] }
  return {
    facts: [{ label: m.stakepage_review_inviter(), value: inviter, address: inviter }],
    permanent: [m.stakepage_review_inviter_permanent()],
  }
}

/** What is said of a reward that came along, once it is paid. */
export function withReward(
  text: string,
  { pool }: Pick<StakerAct, 'pool'>,
  reward: bigint,
): string {
  if (reward === 0n) return text
  return `${text} ${m.stakepage_done_reward({ amount: poolAmounts(pool).reward(reward) })}`
}

interface StakeWishes {
  readonly amount: bigint
  readonly inviter: Address
}

async function getReceived(act: StakerAct, { amount, inviter }: StakeWishes) {
  const { pool, account } = act
  const rehearsal = await rehearseStake(readClient, {
    account,
    token: pool.stakedToken.address,
    pool: pool.address,
    amount,
    inviter,
  })
  return rehearsal.state === 'done' ? rehearsal.received : undefined
}

function receivedLine(act: StakerAct, amount: bigint, received: bigint | undefined): ReviewLine {
  const { staked } = poolAmounts(act.pool)
  const label = m.stakepage_stake_review_counts()
  if (received === undefined) {
    return { label, value: staked(amount), note: m.stakepage_stake_review_untried() }
  }
  if (received === amount) return { label, value: staked(received) }
  return {
    label,
    value: staked(received),
    note: m.stakepage_stake_review_kept({ amount: staked(amount - received) }),
  }
}

/** Stakes tokens: tries it out first, so that what a token keeps for itself is said before anything is signed. */
export async function stakePlan(act: StakerAct, wishes: StakeWishes): Promise<ShownPlan> {
  const { pool, account, now } = act
  const { amount, inviter } = wishes
  const { staked } = poolAmounts(pool)
  const token = pool.stakedToken.address
  const [plan, received, reward] = await Promise.all([
    prepareStake(readClient, { account, pool: pool.address, token, amount, inviter, now }),
    getReceived(act, wishes),
    rewardPart(act),
  ])
  const invited = inviterReview(inviter)
  return planOf(act, {
    kind: 'pool_stake',
    plan,
    review: {
      title: m.transaction_title_pool_stake({ subject: act.name }),
      pays: [{ label: m.stakepage_stake_review_pays(), value: staked(amount) }],
      gets: [receivedLine(act, amount, received), ...reward.gets],
      facts: [
        { label: m.stakepage_unlock(), value: lockText(act), isMoving: true },
        ...earningLines(act, received ?? amount),
        ...reward.facts,
        ...invited.facts,
      ],
      permanent: [...invited.permanent, ...relockTexts(act)],
    },
    done: (result) =>
      withReward(
        m.stakepage_stake_done({ amount: staked(provenAmount(result, 'received')) }),
        act,
        provenAmount(result, 'reward'),
      ),
  })
}

/** What arrives of a stake that is given back. */
function returnedLine(
  { pool, account }: StakerAct,
  plan: TransactionPlan,
  amount: bigint,
): Promise<ReviewLine> {
  const { staked } = poolAmounts(pool)
  const token = pool.stakedToken.address
  const label = m.stakepage_withdraw_gets()
  return arrivingLine({ plan, account, token, amount, label, shown: staked })
}

/** A part of the stake, or all of it, with the reward. */
export async function withdrawPlan(act: StakerAct, amount: bigint): Promise<ShownPlan> {
  const { pool, my } = act
  const { staked } = poolAmounts(pool)
  const plan = planTransaction(stakerFlows.withdraw, { pool: pool.address, amount })
  const [returned, { gets, facts }] = await Promise.all([
    returnedLine(act, plan, amount),
    rewardPart(act),
  ])
  return planOf(act, {
    kind: 'pool_withdraw',
    plan,
    review: {
      title: m.transaction_title_pool_withdraw({ subject: act.name }),
      gets: [returned, ...gets],
      facts: [{ label: m.stakepage_left(), value: staked(my.staked - amount) }, ...facts],
    },
    done: (result) =>
      withdrawnText(act, staked(provenAmount(result, 'sent')), provenAmount(result, 'reward')),
  })
}

/** A reward token whose trading is not open yet goes to insiders at most: said here, since the token itself only refuses. */
async function checkGate(act: StakerAct): Promise<void> {
  if (await isPayable(act)) return
  throw new PlanRefused(m.stakepage_remark_gated_reward({ token: act.pool.rewardToken.symbol }))
}

/**
 * The reward alone; the stake and its lock time stay as they are.
 * @throws {PlanRefused} while the reward token's own launch holds it back
 */
export async function harvestPlan(act: StakerAct): Promise<ShownPlan> {
  await checkGate(act)
  const { pool, my, now } = act
  const { reward } = poolAmounts(pool)
  const plan = planTransaction(stakerFlows.harvest, { pool: pool.address })
  return planOf(act, {
    kind: 'pool_harvest',
    plan,
    review: {
      title: m.transaction_title_pool_harvest({ subject: act.name }),
      gets: [await paidLine(act, plan, calculatePendingAt(pool, my, now))],
    },
    done: (result) => m.stakepage_harvest_done({ amount: reward(provenAmount(result, 'reward')) }),
  })
}

/** The whole stake without its reward, which stays due. */
export async function emergencyPlan(act: StakerAct): Promise<ShownPlan> {
  const { pool, my } = act
  const { staked } = poolAmounts(pool)
  const plan = planTransaction(stakerFlows.emergencyWithdraw, { pool: pool.address })
  return planOf(act, {
    kind: 'pool_emergency',
    plan,
    review: {
      title: m.transaction_title_pool_emergency({ subject: act.name }),
      gets: [await returnedLine(act, plan, my.staked)],
      facts: dueFacts(act),
    },
    done: (result) => leftText(act, staked(provenAmount(result, 'sent'))),
  })
}

/** What inviting has earned. */
export async function rebatePlan(act: StakerAct): Promise<ShownPlan> {
  const { reward } = poolAmounts(act.pool)
  const plan = planTransaction(stakerFlows.claimRebate, { pool: act.pool.address })
  return planOf(act, {
    kind: 'pool_claim_rebate',
    plan,
    review: {
      title: m.transaction_title_pool_claim_rebate({ subject: act.name }),
      gets: [await paidLine(act, plan, act.my.rebate)],
    },
    done: (result) => m.stakepage_rebate_done({ amount: reward(provenAmount(result, 'amount')) }),
  })
}
