import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { calculateSquareRoot } from '@slipway/sdk/shared/calculate-square-root'
import { type Address, encodeFunctionData } from 'viem'
import { positionManagerAbi, positionRouterAbi } from './position-abi.ts'
import type { PositionVenue } from './position-venue.ts'

/** The middle of Uniswap V3's fee tiers: 0.3 %. */
export const POSITION_FEE = 3_000
/** The widest range whose ends are multiples of that tier's spacing of 60. */
const WIDEST_TICK = 887_220
const DEADLINE = 2n ** 40n

/** A token against the wrapped native currency. Amounts in base units. */
export interface PositionParams {
  readonly token: Address
  readonly wrappedNative: Address
  readonly tokenAmount: bigint
  readonly nativeWei: bigint
  readonly owner: Address
}

/** Makes the pool where there is none, at the price of the two amounts, and a position over the whole range in it. */
export function buildPosition(
  { nftManager }: Pick<PositionVenue, 'nftManager'>,
  { token, wrappedNative, tokenAmount, nativeWei, owner }: PositionParams,
): UnsignedTransaction {
  const isTokenFirst = BigInt(token) < BigInt(wrappedNative)
  const [token0, token1] = isTokenFirst ? [token, wrappedNative] : [wrappedNative, token]
  const [amount0, amount1] = isTokenFirst ? [tokenAmount, nativeWei] : [nativeWei, tokenAmount]
  const pool = encodeFunctionData({
    abi: positionManagerAbi,
    functionName: 'createAndInitializePoolIfNecessary',
    args: [token0, token1, POSITION_FEE, calculateSquareRoot((amount1 << 192n) / amount0)],
  })
  const position = encodeFunctionData({
    abi: positionManagerAbi,
    functionName: 'mint',
    args: [
      {
        token0,
        token1,
        fee: POSITION_FEE,
        tickLower: -WIDEST_TICK,
        tickUpper: WIDEST_TICK,
        amount0Desired: amount0,
        amount1Desired: amount1,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: owner,
        deadline: DEADLINE,
      },
    ],
  })
  const change = encodeFunctionData({ abi: positionManagerAbi, functionName: 'refundETH' })
  const data = encodeFunctionData({
    abi: positionManagerAbi,
    functionName: 'multicall',
    args: [[pool, position, change]],
  })
  return { to: nftManager, data, valueWei: nativeWei }
}

/** Buys a token of such a pool for native currency; its positions earn from it. */
export function buildPositionTrade(
  { router }: Pick<PositionVenue, 'router'>,
  { token, wrappedNative, nativeWei, owner }: Omit<PositionParams, 'tokenAmount'>,
): UnsignedTransaction {
  const data = encodeFunctionData({
    abi: positionRouterAbi,
    functionName: 'exactInputSingle',
    args: [
      {
        tokenIn: wrappedNative,
        tokenOut: token,
        fee: POSITION_FEE,
        recipient: owner,
        deadline: DEADLINE,
        amountIn: nativeWei,
        amountOutMinimum: 0n,
        sqrtPriceLimitX96: 0n,
      },
    ],
  })
  return { to: router, data, valueWei: nativeWei }
}
