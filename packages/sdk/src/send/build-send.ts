import { erc20Abi } from 'viem'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { buildCall } from '../flow/build-call.ts'
import type { SendParams } from './types.ts'

/** The payment as it will be signed: plain value, or the token's own `transfer`. */
export function buildSend({ asset, receiver, amount }: SendParams): UnsignedTransaction {
  if (asset.kind === 'native') return { to: receiver, data: '0x', valueWei: amount }
  return buildCall({
    to: asset.address,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [receiver, amount],
  })
}
