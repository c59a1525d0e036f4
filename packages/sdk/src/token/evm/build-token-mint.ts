import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'

/** The owner creates `amount` base units for a receiver; at most `calculateMaxMint`, once per cool-down. */
export function buildTokenMint(
  token: Address,
  params: { readonly to: Address; readonly amount: bigint },
): UnsignedTransaction {
  const data = encodeFunctionData({
    abi: standardTokenAbi,
    functionName: 'mint',
    args: [params.to, params.amount],
  })
  return { to: token, data, valueWei: 0n }
}
