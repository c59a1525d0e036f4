import { nftLockerAbi } from '@slipway/deployments/abi'
import {
  type Address,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
} from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { NftPositionKind } from '../../evm/nft-position-kind.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { calculatePositionAmounts, mostTick } from '../position-math.ts'
import type { NftLockRecord } from '../types.ts'
import { positionPoolAbi } from './position-abi.ts'

/** Amounts of a pair, in base units. */
export interface PairAmounts {
  readonly amount0: bigint
  readonly amount1: bigint
}

/** A locked position of a V3 or V4 exchange: all of it is what its manager and its pool say. */
export interface NftPosition {
  readonly position: Exclude<NftPositionKind, 'none'>
  /** Pool (V3) or pool manager (V4). */
  readonly poolAddress: Address
  /** Id of the pool in its manager; V4 only. */
  readonly poolId?: Hex
  readonly token0: Address
  readonly token1: Address
  /** Parts per million; undefined where the pool or its hook decides. */
  readonly feePpm?: number
  /** What the pool calls; V4 only. */
  readonly hooks?: Address
  readonly tickLower: number
  readonly tickUpper: number
  readonly liquidity: bigint
  /** Where the price stands; undefined where the pool does not tell. */
  readonly tick?: number
  /** The price itself, as the pool keeps it: its square root, times 2^96; undefined where the pool does not tell. */
  readonly sqrtPriceX96?: bigint
  /** What the liquidity is worth at that price. */
  readonly worth?: PairAmounts
  /** Earned so far and not collected; undefined where collecting would fail. */
  readonly fees?: PairAmounts
}

type RawPool = ContractFunctionReturnType<typeof nftLockerAbi, 'view', 'poolOf'>

/** Place of the pools in a V4 manager's storage. */
const v4Pools = 6n
/** Set in the fee of a pool that decides itself, or whose hook does. */
const hookDecides = 0x80_00_00n
const v3Kind = 1

/** Square root of the price (160 bits) and tick (24 bits, signed) of a V4 pool's first word. */
function readPriceWord(word: Hex): { readonly sqrtPriceX96: bigint; readonly tick: number } {
  const value = BigInt(word)
  return {
    sqrtPriceX96: value & (2n ** 160n - 1n),
    tick: Number(BigInt.asIntN(24, value >> 160n)),
  }
}

async function getPrice(client: ReadClient, { kind, poolAddress, poolId }: RawPool) {
  const contract = { address: poolAddress, abi: positionPoolAbi } as const
  if (kind === v3Kind) {
    const slot =
      (await readOrNothing(client.readContract({ ...contract, functionName: 'slot0' }))) ??
      (await readOrNothing(client.readContract({ ...contract, functionName: 'globalState' })))
    return slot && { sqrtPriceX96: slot[0], tick: slot[1] }
  }
  const place = encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [poolId, v4Pools])
  const word = await readOrNothing(
    client.readContract({ ...contract, functionName: 'extsload', args: [keccak256(place)] }),
  )
  return word && readPriceWord(word)
}

/** What collecting would pay now: the call itself, which nobody sends. */
async function getFees(client: ReadClient, lock: NftLockRecord): Promise<PairAmounts | undefined> {
  const call = { abi: nftLockerAbi, functionName: 'collectFees' } as const
  const answer = client.call({
    account: lock.owner,
    to: lock.locker,
    data: encodeFunctionData({ ...call, args: [lock.lockId] }),
  })
  const read = answer.then(({ data = '0x' }) => decodeFunctionResult({ ...call, data }))
  const fees = await readOrNothing(read)
  return fees && { amount0: fees[0], amount1: fees[1] }
}

const isTick = (tick: bigint) => tick >= -BigInt(mostTick) && tick <= BigInt(mostTick)

/** A range that no pool has is a lie of the manager: nothing is calculated with it. */
function worthOf(pool: RawPool, sqrtPriceX96: bigint | undefined): PairAmounts | undefined {
  const { tickLower, tickUpper, liquidity } = pool
  const isRange = isTick(tickLower) && isTick(tickUpper) && tickLower < tickUpper
  if (!isRange || !sqrtPriceX96) return undefined
  const range = { tickLower: Number(tickLower), tickUpper: Number(tickUpper), liquidity }
  return calculatePositionAmounts(range, sqrtPriceX96)
}

function toPosition(pool: RawPool): NftPosition {
  const isV3 = pool.kind === v3Kind
  const { poolAddress, poolId, token0, token1, hooks, liquidity } = pool
  return {
    position: isV3 ? 'v3' : 'v4',
    poolAddress,
    token0,
    token1,
    liquidity,
    tickLower: Number(pool.tickLower),
    tickUpper: Number(pool.tickUpper),
    ...(pool.fee < hookDecides && { feePpm: Number(pool.fee) }),
    ...(!isV3 && { poolId, hooks }),
  }
}

/**
 * Reads where the liquidity of a locked position is, what it is worth, and what it has earned so far.
 * Warning: the numbers are the words of the position's manager and of its pool, which anybody can write.
 * @returns undefined for an NFT that is no position, or none any more.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getNftPosition(
  client: ReadClient,
  lock: NftLockRecord,
): Promise<NftPosition | undefined> {
  if (lock.position === 'none') return undefined
  const pool = await client.readContract({
    address: lock.locker,
    abi: nftLockerAbi,
    functionName: 'poolOf',
    args: [lock.lockId],
  })
  if (pool.kind === 0) return undefined
  const [price, fees] = await Promise.all([getPrice(client, pool), getFees(client, lock)])
  const worth = worthOf(pool, price?.sqrtPriceX96)
  return {
    ...toPosition(pool),
    ...price,
    ...(worth && { worth }),
    ...(fees && { fees }),
  }
}
