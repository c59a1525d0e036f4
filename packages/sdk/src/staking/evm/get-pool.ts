import { nftPoolAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import { type Address, isAddressEqual } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { decodeContractError } from '../../evm/decode-contract-error.ts'
import { getReadTime } from '../../evm/get-read-time.ts'
import { kindOfPool } from '../../platform/pool-kinds.ts'
import type { Pool, PoolReserve, PoolState, PoolTerms, StakingContracts } from '../types.ts'
import { getPoolAddress, type PoolName } from './get-pool-address.ts'
import { getRewardToken, getStakedAsset } from './get-pool-tokens.ts'
import { PoolNotFound } from './pool-not-found.ts'

/** Which pool; one of the factory's, by its number or address. */
export interface PoolQuery {
  readonly pool: PoolName
}

type PoolView = Extract<
  (typeof tokenPoolAbi)[number],
  { type: 'function'; stateMutability: 'view'; inputs: readonly [] }
>['name']

function reader(client: ReadClient, address: Address) {
  return <Name extends PoolView>(functionName: Name) =>
    client.readContract({ address, abi: tokenPoolAbi, functionName })
}

async function readTerms(client: ReadClient, address: Address): Promise<PoolTerms> {
  const read = reader(client, address)
  const [rate, start, end, deadline, limit, limitSeconds, lockSeconds, bps] = await Promise.all([
    read('rewardPerBlock'),
    read('startBlock'),
    read('bonusEndBlock'),
    read('stakeDeadline'),
    read('poolLimitPerUser'),
    read('numberBlocksForUserLimit'),
    read('lengthOflockTime'),
    read('inviteBps'),
  ])
  return {
    rewardPerSecond: rate,
    startTime: Number(start),
    endTime: Number(end),
    stakeDeadline: Number(deadline),
    limit,
    limitSeconds: Number(limitSeconds),
    lockSeconds: Number(lockSeconds),
    inviteBps: Number(bps),
  }
}

const nothing: PoolReserve = { owed: 0n, held: 0n }

async function readState(client: ReadClient, address: Address, tokens: Tokens): Promise<PoolState> {
  const read = reader(client, address)
  const [totalStaked, stakers, apr, hasUserLimit, exitOpen, rebateBudget, recoverable, reserves] =
    await Promise.all([
      read('totalStaked'),
      read('stakerCount'),
      read('apr'),
      read('hasUserLimit'),
      read('exitOpen'),
      read('rebateBudget'),
      read('recoverable'),
      read('solvency'),
    ])
  const reserveOf = (token: Address): PoolReserve => {
    const found = reserves.find(({ asset }) => isAddressEqual(asset, token))
    return found ? { owed: found.owed, held: found.held } : nothing
  }
  return {
    totalStaked,
    stakerCount: Number(stakers),
    apr,
    hasUserLimit,
    exitOpen,
    rebateBudget,
    recoverable,
    staked: reserveOf(tokens.stakedToken),
    reward: reserveOf(tokens.rewardToken),
  }
}

interface Tokens {
  readonly stakedToken: Address
  readonly rewardToken: Address
}

async function readFacts(client: ReadClient, address: Address) {
  const read = reader(client, address)
  const [kind, id, owner, admin, stakedToken, rewardToken] = await Promise.all([
    read('kind'),
    read('id'),
    read('owner'),
    read('admin'),
    read('stakedToken'),
    read('rewardToken'),
  ])
  return { kind: kindOfPool(kind), id, owner, admin, stakedToken, rewardToken }
}

async function readBirth(client: ReadClient, address: Address) {
  const read = reader(client, address)
  const [createdAt, rewardTokenAmount, serviceFee, ipfsKey] = await Promise.all([
    read('createdAt'),
    read('rewardTokenAmount'),
    read('serviceFee'),
    read('ipfsKey'),
  ])
  return { createdAt: Number(createdAt), rewardTokenAmount, serviceFee, ipfsKey }
}

async function readPool(client: ReadClient, address: Address): Promise<Pool> {
  const facts = await readFacts(client, address)
  const { kind, stakedToken, rewardToken, ...rest } = facts
  if (kind === undefined) throw new PoolNotFound(client.chain.id, address)
  const [birth, terms, state, staked, reward, baseUri, readAt] = await Promise.all([
    readBirth(client, address),
    readTerms(client, address),
    readState(client, address, { stakedToken, rewardToken }),
    getStakedAsset(client, kind, stakedToken),
    getRewardToken(client, rewardToken),
    kind === 'nft'
      ? client.readContract({ address, abi: nftPoolAbi, functionName: 'baseUri' })
      : '',
    getReadTime(client),
  ])
  return {
    chainId: client.chain.id,
    address,
    kind,
    ...rest,
    ...birth,
    stakedToken: staked,
    rewardToken: reward,
    terms,
    state,
    baseUri,
    readAt,
  }
}

const away = new Set(['rpc-down', 'timeout', 'chain-mismatch'])

/**
 * Reads a pool of the factory: everything that was agreed, and where it stands.
 * @throws {PoolNotFound} when there is no such pool; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getPool(
  client: ReadClient,
  contracts: StakingContracts,
  { pool }: PoolQuery,
): Promise<Pool> {
  const address = await getPoolAddress(client, contracts, pool)
  return await readPool(client, address).catch((error: unknown) => {
    if (away.has(decodeContractError(error, tokenPoolAbi).kind)) throw error
    throw new PoolNotFound(client.chain.id, address, error)
  })
}
