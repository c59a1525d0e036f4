import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'

/** Destroys base units of the sender's own tokens. */
export function buildTokenBurn(token: Address, amount: bigint): UnsignedTransaction {
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName: 'burn', args: [amount] })
  return { to: token, data, valueWei: 0n }
}
