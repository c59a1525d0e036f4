import { standardTokenAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { buildCall } from '../flow/build-call.ts'

/**
 * Takes back the signer's own request for ownership of a token or a contract of the platform, which an owner could
 * otherwise accept for two days. Where there is none nothing changes.
 */
export const buildOwnershipRequestWithdrawal = (contract: Address): UnsignedTransaction =>
  buildCall({
    to: contract,
    abi: standardTokenAbi,
    functionName: 'cancelOwnershipHandover',
    args: [],
  })
