import { readDecimal } from '../shared/read-number.ts'
import { poolLimits } from './pool-limits.ts'
import { type PoolFormIssueCollector, type PoolFormResult, readPoolForm } from './pool-params.ts'
import { canStakeAt } from './pool-status.ts'
import { calculateLimitLeft } from './position-math.ts'
import type { Pool, PoolAccount } from './types.ts'

/** NFTs of one call (`INftPool`). */
export const nftsPerCall = 100
/** Digits of the largest id. */
const longestId = 78

/** Who wants to put something in, or out. */
export interface StakerFacts {
  readonly pool: Pick<Pool, 'terms' | 'state' | 'stakedToken'>
  readonly my: Pick<PoolAccount, 'staked' | 'balance' | 'unlockTime'>
  /** Unix seconds of the chain. */
  readonly now: number
}

/** Base units. */
export interface AmountParams {
  readonly amount: bigint
}

/** Different NFTs of the collection, as they were named. */
export interface NftParams {
  readonly nftIds: readonly bigint[]
}

function judgeClosed(
  { pool, now }: StakerFacts,
  field: 'amount' | 'nftIds',
  report: PoolFormIssueCollector,
) {
  if (canStakeAt(pool, now)) return
  const deadline = Math.min(pool.terms.stakeDeadline, pool.terms.endTime)
  report(field, 'StakingPool_Closed', { deadline })
}

function judgeLimit(
  { pool, my, now }: StakerFacts,
  added: bigint,
  field: 'amount' | 'nftIds',
  report: PoolFormIssueCollector,
) {
  const left = calculateLimitLeft(pool, my.staked, now)
  if (left === undefined || added <= left) return
  const { limit } = pool.terms
  report(field, 'StakingPool_LimitExceeded', { amount: my.staked + added, limit })
}

function judgeLock(
  { my, now }: StakerFacts,
  field: 'amount' | 'nftIds',
  report: PoolFormIssueCollector,
) {
  const { unlockTime } = my
  if (unlockTime > now) report(field, 'StakingPool_StillLocked', { unlockTime })
}

/** Reads how much is to be staked, by the contract's rules. Of a token that keeps a part, less counts. */
export function readStakeParams(text: string, facts: StakerFacts): PoolFormResult<AmountParams> {
  const { pool, my } = facts
  return readPoolForm((report) => {
    const amount = readDecimal('amount', text, pool.stakedToken.decimals, report)
    if (amount === undefined) return undefined
    judgeClosed(facts, 'amount', report)
    if (amount === 0n) report('amount', 'StakingPool_AmountZero')
    else if (pool.state.totalStaked + amount > poolLimits.amountMax) {
      report('amount', 'StakingPool_AmountTooLarge', { amount, max: poolLimits.amountMax })
    }
    judgeLimit(facts, amount, 'amount', report)
    if (amount > my.balance) {
      report('amount', 'Token_InsufficientBalance', { needed: amount, balance: my.balance })
    }
    return { amount }
  })
}

/** Reads how much of a stake is to come back, by the contract's rules. */
export function readWithdrawParams(text: string, facts: StakerFacts): PoolFormResult<AmountParams> {
  const { pool, my } = facts
  return readPoolForm((report) => {
    const amount = readDecimal('amount', text, pool.stakedToken.decimals, report)
    if (amount === undefined) return undefined
    if (amount === 0n) report('amount', 'StakingPool_AmountZero')
    else if (amount > my.staked) {
      report('amount', 'StakingPool_StakeTooSmall', { amount, staked: my.staked })
    }
    judgeLock(facts, 'amount', report)
    return { amount }
  })
}

function judgeNfts(nftIds: readonly bigint[], report: PoolFormIssueCollector): void {
  const count = nftIds.length
  if (count === 0 || count > nftsPerCall) {
    report('nftIds', 'NftPool_CountOutOfRange', { count, max: nftsPerCall })
  }
}

/** Judges NFTs that are to be staked, by the contract's rules. */
export function readNftStakeParams(
  nftIds: readonly bigint[],
  facts: StakerFacts,
): PoolFormResult<NftParams> {
  return readPoolForm((report) => {
    judgeNfts(nftIds, report)
    judgeClosed(facts, 'nftIds', report)
    judgeLimit(facts, BigInt(nftIds.length), 'nftIds', report)
    return { nftIds }
  })
}

/** Judges NFTs that are to come back, by the contract's rules. */
export function readNftWithdrawParams(
  nftIds: readonly bigint[],
  facts: StakerFacts,
): PoolFormResult<NftParams> {
  return readPoolForm((report) => {
    judgeNfts(nftIds, report)
    judgeLock(facts, 'nftIds', report)
    return { nftIds }
  })
}

/** Ids of NFTs as somebody types them, apart by anything that is no digit; undefined where one is none. */
export function readNftIds(text: string): readonly bigint[] | undefined {
  const words = text.split(/[\s,;#]+/).filter((word) => word !== '')
  if (words.some((word) => !/^\d+$/.test(word) || word.length > longestId)) return undefined
  return [...new Set(words.map(BigInt))]
}
