import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  maxUint256,
  parseAbi,
} from 'viem'
import { isDone, type SimulatedCall } from '../evm/simulated-call.ts'
import type { SwapLanguage } from './liquidity-pool.ts'

/** What routers are asked, as Uniswap published it and its descendants kept it. */
export const swapAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 leastOut, address[] path, address to, uint256 deadline)',
])
const v3Abi = parseAbi([
  'struct Terms { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 leastOut; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Terms terms) payable returns (uint256 amountOut)',
])
const v3DeadlineAbi = parseAbi([
  'struct Terms { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 leastOut; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Terms terms) payable returns (uint256 amountOut)',
])

export const DEADLINE = maxUint256

/** Everything that is given for whatever comes of it. */
export interface Swap {
  readonly from: Address
  readonly to: Address
  readonly amount: bigint
  readonly trader: Address
  /** V3 only. */
  readonly feePpm: number
}

/** What asks a router to swap, in its language. */
export function encodeSwap(language: SwapLanguage, swap: Swap): Hex {
  const { from, to, amount, trader, feePpm } = swap
  if (language === 'v2')
    return encodeFunctionData({
      abi: swapAbi,
      functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
      args: [amount, 0n, [from, to], trader, DEADLINE],
    })
  const terms = {
    tokenIn: from,
    tokenOut: to,
    fee: feePpm,
    recipient: trader,
    amountIn: amount,
    leastOut: 0n,
    sqrtPriceLimitX96: 0n,
  }
  return language === 'v3'
    ? encodeFunctionData({ abi: v3Abi, functionName: 'exactInputSingle', args: [terms] })
    : encodeFunctionData({
        abi: v3DeadlineAbi,
        functionName: 'exactInputSingle',
        args: [{ ...terms, deadline: DEADLINE }],
      })
}

/**
 * What asks a router beforehand what a swap would bring. V3 routers cannot be asked: there the swap's own answer says what
 * the pool gave.
 */
export const encodeQuote = (language: SwapLanguage, { from, to, amount }: Swap): Hex | undefined =>
  language === 'v2'
    ? encodeFunctionData({
        abi: swapAbi,
        functionName: 'getAmountsOut',
        args: [amount, [from, to]],
      })
    : undefined

/** The last amount that a router quoted. */
export function quotedOut(result: SimulatedCall | undefined): bigint {
  if (!isDone(result) || !result?.returnData) return 0n
  const query = { abi: swapAbi, functionName: 'getAmountsOut', data: result.returnData } as const
  return decodeFunctionResult(query).at(-1) ?? 0n
}
