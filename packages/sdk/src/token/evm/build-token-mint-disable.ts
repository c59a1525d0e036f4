import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData } from 'viem'
import type { UnsignedTransaction } from '../../flow/types.ts'

/** Ends minting, for good. */
export function buildTokenMintDisable(token: Address): UnsignedTransaction {
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName: 'disableMint' })
  return { to: token, data, valueWei: 0n }
}
