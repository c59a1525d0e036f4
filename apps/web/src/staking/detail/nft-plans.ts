import { formatInteger, formatNames, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { getUnapprovedNfts } from '@slipway/sdk/staking/evm/get-unapproved-nfts'
import type { NftAllowance } from '@slipway/sdk/staking/flows/stake-nfts-flow'
import { stakerFlows } from '@slipway/sdk/staking/flows/staker-flows'
import type { Address } from 'viem'
import { provenAmount } from '../../action/proven-amount.ts'
import { readClient } from '../../core/read-client.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { dueFacts, earningLines, leftText } from './earning-lines.ts'
import { planOf } from './plan-of.ts'
import type { StakerAct } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import {
  inviterReview,
  lockText,
  relockTexts,
  rewardPart,
  withdrawnText,
  withReward,
} from './staker-plans.ts'

/** Ids that a review writes out; more are counted. */
const WRITTEN_OUT = 12

/** NFTs by their numbers. */
export function nftText(nftIds: readonly bigint[]): string {
  const shown = nftIds.slice(0, WRITTEN_OUT).map((nftId) => `#${nftId}`)
  const more = nftIds.length - shown.length
  return more > 0
    ? m.stakepage_nft_more({ ids: formatNames(shown), count: formatInteger(more) })
    : formatNames(shown)
}

/** NFTs to be staked, and how the pool is allowed to take them. */
export interface NftWishes {
  readonly nftIds: readonly bigint[]
  readonly allowance: NftAllowance['kind']
  readonly inviter: Address
}

async function getAllowance(act: StakerAct, wishes: NftWishes): Promise<NftAllowance> {
  const { pool, account } = act
  const nftIds = await getUnapprovedNfts(readClient, {
    collection: pool.stakedToken.address,
    pool: pool.address,
    account,
    nftIds: wishes.nftIds,
  })
  return wishes.allowance === 'all' && nftIds.length > 1
    ? { kind: 'all' }
    : { kind: 'each', nftIds }
}

function allowanceFact(allowance: NftAllowance) {
  const label = m.stakepage_nft_allowance()
  if (allowance.kind === 'all') {
    return [{ label, value: m.stakepage_nft_allowance_all(), note: m.stakepage_nft_all_note() }]
  }
  if (allowance.nftIds.length === 0) return []
  return [{ label, value: nftText(allowance.nftIds), note: m.stakepage_nft_each_note() }]
}

/** Stakes NFTs; asks the collection first what it allows already. */
export async function stakeNftsPlan(act: StakerAct, wishes: NftWishes): Promise<ShownPlan> {
  const { pool } = act
  const { nftIds, inviter } = wishes
  const [allowance, reward] = await Promise.all([getAllowance(act, wishes), rewardPart(act)])
  const invited = inviterReview(inviter)
  return planOf(act, {
    kind: 'pool_stake',
    plan: planTransaction(stakerFlows.stakeNfts, {
      pool: pool.address,
      collection: pool.stakedToken.address,
      nftIds,
      inviter,
      allowance,
    }),
    review: {
      title: m.transaction_title_pool_stake({ subject: act.name }),
      pays: [{ label: m.stakepage_stake_review_pays(), value: nftText(nftIds) }],
      gets: reward.gets,
      facts: [
        { label: m.stakepage_unlock(), value: lockText(act), isMoving: true },
        ...earningLines(act, BigInt(nftIds.length)),
        ...allowanceFact(allowance),
        ...reward.facts,
        ...invited.facts,
      ],
      permanent: [...invited.permanent, ...relockTexts(act)],
    },
    done: (result) =>
      withReward(
        m.stakepage_stake_done({ amount: poolAmounts(pool).staked(BigInt(nftIds.length)) }),
        act,
        provenAmount(result, 'reward'),
      ),
  })
}

/** Takes an allowance for the whole collection back. */
export function revokePlan(act: StakerAct): ShownPlan {
  const { pool } = act
  return planOf(act, {
    kind: 'pool_revoke',
    plan: planTransaction(stakerFlows.revokeNfts, {
      pool: pool.address,
      collection: pool.stakedToken.address,
    }),
    review: {
      title: m.stakepage_revoke_title(),
      gets: [{ label: m.stakepage_nft_allowance(), value: m.stakepage_revoke_gets() }],
    },
    done: () => m.stakepage_revoke_done(),
  })
}

/** NFTs come back with the reward. */
export async function withdrawNftsPlan(
  act: StakerAct,
  nftIds: readonly bigint[],
): Promise<ShownPlan> {
  const { pool, my } = act
  const { staked } = poolAmounts(pool)
  const { gets, facts } = await rewardPart(act)
  return planOf(act, {
    kind: 'pool_withdraw',
    plan: planTransaction(stakerFlows.withdrawNfts, { pool: pool.address, nftIds }),
    review: {
      title: m.transaction_title_pool_withdraw({ subject: act.name }),
      gets: [{ label: m.stakepage_withdraw_gets(), value: nftText(nftIds) }, ...gets],
      facts: [
        { label: m.stakepage_left(), value: staked(my.staked - BigInt(nftIds.length)) },
        ...facts,
      ],
    },
    done: (result) =>
      withdrawnText(act, staked(BigInt(nftIds.length)), provenAmount(result, 'reward')),
  })
}

/** NFTs come back without the reward, which stays due. */
export function emergencyNftsPlan(act: StakerAct, nftIds: readonly bigint[]): ShownPlan {
  const { pool } = act
  const { staked } = poolAmounts(pool)
  return planOf(act, {
    kind: 'pool_emergency',
    plan: planTransaction(stakerFlows.emergencyWithdrawNfts, { pool: pool.address, nftIds }),
    review: {
      title: m.transaction_title_pool_emergency({ subject: act.name }),
      gets: [{ label: m.stakepage_withdraw_gets(), value: nftText(nftIds) }],
      facts: dueFacts(act),
    },
    done: () => leftText(act, staked(BigInt(nftIds.length))),
  })
}
