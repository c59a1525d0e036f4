import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'

/** Moves the metadata link. @param contractUri at most 512 bytes; empty to remove it. */
export function buildTokenUriChange(token: Address, contractUri: string): UnsignedTransaction {
  const data = encodeFunctionData({
    abi: standardTokenAbi,
    functionName: 'setContractURI',
    args: [contractUri],
  })
  return { to: token, data, valueWei: 0n }
}
