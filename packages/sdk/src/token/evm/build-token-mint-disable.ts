import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'

/** Ends minting, for good. */
export function buildTokenMintDisable(token: Address): UnsignedTransaction {
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName: 'disableMint' })
  return { to: token, data, valueWei: 0n }
}
