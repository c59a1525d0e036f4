import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'

/** Fixes the metadata link, for good. */
export function buildTokenUriFreeze(token: Address): UnsignedTransaction {
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName: 'freezeContractURI' })
  return { to: token, data, valueWei: 0n }
}
