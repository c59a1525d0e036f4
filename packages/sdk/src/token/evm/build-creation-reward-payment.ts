import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'

/**
 * Pays an inviter all of its part of creation fees, in native currency and to itself; anybody may sign for a wallet.
 * An inviter that wants it elsewhere runs `claimCreationRewardFlow`. The contract refuses with
 * `TokenFactory_NothingToPay` where nothing is owed, and with `Payees_AsksForItself` for a contract that has not asked.
 */
export const buildCreationRewardPayment = (
  { factory }: Pick<TokenContracts, 'factory'>,
  inviter: Address,
): UnsignedTransaction =>
  buildCall({
    to: factory,
    abi: tokenFactoryAbi,
    functionName: 'claimInviterReward',
    args: [inviter],
  })
