import type { PoolEventKind, PoolEventRow, PoolRow } from '@slipway/database/staking/indexed'
import type { PairFacts } from '../assets/pair-source.ts'
import { serializePair } from '../assets/serialize-asset.ts'
import type { ContractName } from '../database/contract-name.ts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'
import { calculateApr } from './calculate-apr.ts'
import type { PoolState } from './pool-states.ts'
import type { ShownPool } from './schemas.ts'

type Hex = `0x${string}`

/** A pool with what other tables know of its tokens. */
export interface JoinedPool {
  row: PoolRow
  state: PoolState
  /** unix seconds of its network */
  now: number
  staked: ContractName
  reward: ContractName
  pair: PairFacts | null
}

const serializeToken = (address: Hex, { name, symbol, decimals }: ContractName) => ({
  address: showAddress(address),
  name,
  symbol,
  decimals,
})

function serializeTokens({ row, staked, reward, pair }: JoinedPool) {
  const shown = serializeToken(row.stakedToken, staked)
  return {
    stakedToken: row.kind === 'nft' ? { ...shown, decimals: 0 } : shown,
    rewardToken: serializeToken(row.rewardToken, reward),
    pair: serializePair(pair),
  }
}

const serializeMoney = (row: PoolRow) => ({
  rewardTokenAmount: String(row.rewardTokenAmount),
  rewardsAdded: String(row.rewardsAdded),
  rewardsPaid: String(row.rewardsPaid),
  rebatesFunded: String(row.rebatesFunded),
  rebatesEarned: String(row.rebatesEarned),
  rebatesPaid: String(row.rebatesPaid),
  recovered: String(row.recovered),
  feeWei: String(row.feeWei),
})

/** One pool. */
export function serializePool(joined: JoinedPool): ShownPool {
  const { row, state, now } = joined
  return {
    id: row.id,
    chainId: row.chainId,
    address: showAddress(row.address),
    number: row.recordId,
    kind: row.kind as ShownPool['kind'],
    state,
    owner: showAddress(row.owner),
    admin: showAddress(row.admin),
    ...serializeTokens(joined),
    rewardPerSecond: String(row.rewardPerSecond),
    startTime: row.startTime,
    endTime: row.endTime,
    // As the contract says it: a pool that has ended takes nothing either.
    stakeDeadline: Math.min(row.stakeDeadline, row.endTime),
    limitPerAccount: String(row.limitPerAccount),
    limitSeconds: row.limitSeconds,
    lockSeconds: row.lockSeconds,
    inviteBps: row.inviteBps,
    isExitOpen: row.exitOpenedAt !== null,
    exitOpenedAt: row.exitOpenedAt,
    isStopped: row.stopped,
    totalStaked: String(row.totalStaked),
    stakerCount: row.stakerCount,
    accountCount: row.accountCount,
    apr: String(calculateApr(row.kind, row, now)),
    ...serializeMoney(row),
    ipfsKey: row.ipfsKey,
    baseUri: row.baseUri,
    ...serializeBlockMetadata(row),
    updatedAt: row.updatedAt,
    updatedBlock: row.updatedBlock,
  }
}

const serializeAmount = (amount: bigint | null) => (amount === null ? null : String(amount))

/** One entry of a pool's history. */
export const serializePoolEvent = (row: PoolEventRow) => ({
  id: row.id,
  // Only the handlers write this column, and they write nothing else.
  kind: row.kind as PoolEventKind,
  actor: showAddress(row.actor),
  account: row.account && showAddress(row.account),
  amount: serializeAmount(row.amount),
  reward: serializeAmount(row.reward),
  totalStaked: String(row.totalStaked),
  stakerCount: row.stakerCount,
  rewardPerSecond: String(row.rewardPerSecond),
  startTime: row.startTime,
  endTime: row.endTime,
  details: JSON.parse(row.details) as Record<string, string>,
  ...serializeBlockMetadata(row),
})
