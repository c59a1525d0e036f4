import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'

/** Gives up ownership and with it every switch, for good. */
export function buildTokenRenounce(token: Address): UnsignedTransaction {
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName: 'renounceOwnership' })
  return { to: token, data, valueWei: 0n }
}
