import type { ChatLinkCode } from '@slipway/sdk/chat-link/chat-link-code'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { isContractSignature } from '@slipway/sdk/evm/is-contract-signature'
import { isAddressEqual, recoverMessageAddress } from 'viem'

/** Whether the wallet's own key signed a text; asks nobody. */
export async function isOwnKey(
  message: string,
  { address, signature }: ChatLinkCode,
): Promise<boolean> {
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature }), address)
  } catch {
    return false
  }
}

/**
 * Whether the contract at the address vouches for a signature (ERC-1271, ERC-6492), as a node of its network says.
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export function isOwnContract(
  client: ReadClient,
  message: string,
  { address, signature }: ChatLinkCode,
): Promise<boolean> {
  return isContractSignature(client, { address, message, signature })
}
