import { isContractCode } from '@slipway/sdk/evm/is-contract-code'
import { signLimits } from '@slipway/sdk/signing/sign-limits'
import type { Address } from 'viem'
import { readClient } from '../../core/read-client.ts'

/** Seconds in which what a key signs is mined, or is not wanted any more. */
const KEY_SECONDS = 1_800

/**
 * The deadline of a transaction that the account signs now.
 * @param now unix seconds by the chain
 */
export async function transactionDeadline(account: Address, now: number): Promise<bigint> {
  const isShared = isContractCode(await readClient.getCode({ address: account }))
  return BigInt(now + (isShared ? signLimits.signersSeconds : KEY_SECONDS))
}
