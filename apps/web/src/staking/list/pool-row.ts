import type { Pool as IndexedPool } from '@slipway/api-client'
import type { PoolKind } from '@slipway/sdk/platform/pool-kinds'
import { calculateUnitEarning, type UnitEarning } from '@slipway/sdk/shared/earning-of-unit'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { type PoolStatus, poolStatus } from '@slipway/sdk/staking/pool-status'
import type { Pool } from '@slipway/sdk/staking/types'
import type { Address } from 'viem'
import { assetName } from '../shared/asset-name.ts'

/** A token as a list needs it; what nobody knows of it yet is null. */
export interface RowToken {
  readonly address: Address
  readonly symbol: string | null
  readonly decimals: number | null
}

/** A pool as lists show it, from the index or from the chain. Amounts in base units, times in unix seconds. */
export interface PoolRow {
  readonly chainId: number
  readonly address: Address
  readonly number: string
  readonly kind: PoolKind
  /** Of an LP token the two symbols of its pair. */
  readonly staked: RowToken & { readonly name: string }
  readonly reward: RowToken
  readonly rewardPerSecond: bigint
  readonly startTime: number
  readonly endTime: number
  readonly stakeDeadline: number
  readonly lockSeconds: number
  readonly isExitOpen: boolean
  /** The admin ended rewards; on chain nothing says so. */
  readonly isStopped: boolean
  readonly totalStaked: bigint
  readonly stakerCount: number
}

const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-5)}`

/** What a token is called in a list: by its symbol, or its address while nobody knows it. */
export const tokenName = ({ symbol, address }: RowToken): string => symbol ?? shortAddress(address)

const nameOfIndexed = ({ stakedToken, pair }: IndexedPool): string =>
  pairName(pair) ?? tokenName({ ...stakedToken, address: stakedToken.address as Address })

const rowToken = ({ address, symbol, decimals }: IndexedPool['rewardToken']): RowToken => ({
  address: address as Address,
  symbol,
  decimals,
})

/** The row of a pool as the index has it. */
export const rowOfIndex = (pool: IndexedPool): PoolRow => ({
  chainId: pool.chainId,
  address: pool.address as Address,
  number: pool.number,
  kind: pool.kind,
  staked: { ...rowToken(pool.stakedToken), name: nameOfIndexed(pool) },
  reward: rowToken(pool.rewardToken),
  rewardPerSecond: BigInt(pool.rewardPerSecond),
  startTime: pool.startTime,
  endTime: pool.endTime,
  stakeDeadline: pool.stakeDeadline,
  lockSeconds: pool.lockSeconds,
  isExitOpen: pool.isExitOpen,
  isStopped: pool.isStopped,
  totalStaked: BigInt(pool.totalStaked),
  stakerCount: pool.stakerCount,
})

/** The row of a pool as the chain has it. */
export const rowOfPool = ({ stakedToken, rewardToken, terms, state, ...pool }: Pool): PoolRow => ({
  chainId: pool.chainId,
  address: pool.address,
  number: String(pool.id),
  kind: pool.kind,
  staked: {
    ...stakedToken,
    name: assetName({ stakedToken }),
  },
  reward: rewardToken,
  rewardPerSecond: terms.rewardPerSecond,
  startTime: terms.startTime,
  endTime: terms.endTime,
  stakeDeadline: terms.stakeDeadline,
  lockSeconds: terms.lockSeconds,
  isExitOpen: state.exitOpen,
  isStopped: false,
  totalStaked: state.totalStaked,
  stakerCount: state.stakerCount,
})

/** Where a pool is. @param now unix seconds by the chain */
export const statusOfRow = (row: PoolRow, now: number): PoolStatus =>
  poolStatus({ terms: row }, now, row)

/**
 * What one whole unit of what is staked earns at the present rate and stake, in a year or until rewards end; undefined while no
 * rewards run, without a stake, and while nobody knows the decimals.
 * @param now unix seconds by the chain
 */
export function earningOfOne(row: PoolRow, now: number): UnitEarning | undefined {
  const { totalStaked, rewardPerSecond, startTime, endTime, staked, kind } = row
  const decimals = kind === 'nft' ? 0 : staked.decimals
  if (now < startTime || now >= endTime || decimals === null) return undefined
  const rewards = { rate: rewardPerSecond, endAt: endTime, staked: totalStaked }
  return calculateUnitEarning(rewards, 10n ** BigInt(decimals), now)
}
