import { type Address, getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import type { ChatLinkRequest } from './chat-link-request.ts'

/** Whose wallet, and on which site the text is signed. */
export interface ChatLinkSigner {
  /** Scheme and host of the site. */
  readonly origin: string
  readonly address: Address
  /** The network whose contract vouches, where the wallet is one (ERC-1271). */
  readonly chainId: number
}

/**
 * The text (EIP-4361) by which a wallet is linked to a chat. Page and bot write it from the same facts, so no foreign
 * text is ever signed, and its address on the site is another than that of signing in: it opens no account.
 */
export function createChatLinkMessage(request: ChatLinkRequest, signer: ChatLinkSigner): string {
  const { nonce, chat, bot, issuedAt, expiresAt } = request
  const { origin, address, chainId } = signer
  return createSiweMessage({
    domain: new URL(origin).host,
    uri: `${new URL(origin).origin}/sign/wallet`,
    version: '1',
    address: getAddress(address),
    chainId,
    // Both sides have to write the same letters, so it is the same in every language.
    statement: `Link this wallet to chat ${chat} of the bot ${bot}. This is no transaction and gives no right over anything.`,
    nonce,
    issuedAt: new Date(issuedAt * 1_000),
    expirationTime: new Date(expiresAt * 1_000),
  })
}
