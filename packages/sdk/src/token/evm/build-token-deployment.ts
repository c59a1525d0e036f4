import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { encodeFunctionData, type Hex, zeroAddress } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import type { TokenDraft } from '../token-draft-schema.ts'
import { toTokenParameters } from '../token-parameters.ts'

/**
 * The transaction that creates a token. What is paid over the fee comes back in the same transaction.
 * @param seed 12 bytes; with the deployer it decides the address.
 * @param feeWei value to send, from `getTokenFee`.
 */
export function buildTokenDeployment(
  contracts: TokenContracts,
  params: { readonly draft: TokenDraft; readonly seed: Hex; readonly feeWei: bigint },
): UnsignedTransaction {
  const { templateId, strings, addresses, numbers, bools } = toTokenParameters(params.draft)
  const data = encodeFunctionData({
    abi: tokenFactoryAbi,
    functionName: 'deploy',
    args: [
      templateId,
      strings,
      addresses,
      numbers,
      bools,
      params.draft.inviter,
      // Only the template that pays NFT holders takes a wrapper: its collection, named a second time.
      params.draft.templateId === 8 ? params.draft.nft : zeroAddress,
      params.seed,
    ],
  })
  return { to: contracts.factory, data, valueWei: params.feeWei }
}
