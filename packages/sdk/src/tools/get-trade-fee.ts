import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'

const quoteAbi = [
  {
    type: 'function',
    name: 'getAmountOut',
    stateMutability: 'pure',
    inputs: [
      { name: 'amountIn', type: 'uint256' },
      { name: 'reserveIn', type: 'uint256' },
      { name: 'reserveOut', type: 'uint256' },
    ],
    outputs: [{ name: 'amountOut', type: 'uint256' }],
  },
] as const

const BPS = 10_000n
/** So little of the pool that the trade itself moves no price, and so much that nothing is rounded away. */
const traded = 10n ** 18n
const reserve = 10n ** 48n

/**
 * Fee of a trade on a Uniswap V2 exchange in basis points, as its router quotes it for a pool without end.
 * @returns undefined where the router has no such quote, or one that is no fee.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getTradeFee(
  client: ReadClient,
  router: Address,
): Promise<number | undefined> {
  const out = await readOrNothing(
    client.readContract({
      address: router,
      abi: quoteAbi,
      functionName: 'getAmountOut',
      args: [traded, reserve, reserve],
    }),
  )
  if (out === undefined || out > traded || out === 0n) return undefined
  return Number(((traded - out) * BPS + traded / 2n) / traded)
}
