import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'

/** Hands the token to a new owner, at once and without asking them: a mistyped address loses it. */
export function buildTokenOwnershipTransfer(
  token: Address,
  newOwner: Address,
): UnsignedTransaction {
  const data = encodeFunctionData({
    abi: standardTokenAbi,
    functionName: 'transferOwnership',
    args: [newOwner],
  })
  return { to: token, data, valueWei: 0n }
}
