import { m } from '@slipway/messages'
import type { ChatLinkCode } from '@slipway/sdk/chat-link/chat-link-code'
import { createChatLinkMessage } from '@slipway/sdk/chat-link/create-chat-link-message'
import { getAddress } from 'viem'
import { type BotParts, secondsOf } from '../bot-parts.ts'
import { type Chat, type ChatChange, keepChat } from '../chat/chat-store.ts'
import { type Outcome, sayOnly } from '../chat/outcome.ts'
import { linkRequestOf } from './link-request.ts'
import { isOwnContract, isOwnKey } from './verify-signer.ts'

function linked(code: ChatLinkCode, vouchedBy: 'key' | 'contract'): ChatChange {
  return {
    wallet: code.address.toLowerCase() as `0x${string}`,
    walletChainId: vouchedBy === 'key' ? 0 : code.chainId,
    // One text links one wallet.
    linkNonce: null,
    linkIssuedAt: null,
  }
}

/** The text that this chat asked for, as the code's wallet must have signed it; undefined when none is open. */
function expectedMessage(parts: BotParts, chat: Chat, code: ChatLinkCode): string | undefined {
  const { id, linkNonce, linkIssuedAt } = chat
  if (!linkNonce || !linkIssuedAt) return undefined
  const request = linkRequestOf(parts, { id, linkNonce, linkIssuedAt })
  if (secondsOf(parts.now()) > request.expiresAt) return undefined
  return createChatLinkMessage(request, { origin: parts.config.siteOrigin, ...code })
}

async function askContract(
  parts: BotParts,
  chat: Chat,
  code: ChatLinkCode,
  message: string,
): Promise<void> {
  const { locale, id } = chat
  const chain = parts.chains.find(({ chainId }) => chainId === code.chainId)
  const say = (text: string) => parts.send(id, { text })
  try {
    const vouches =
      chain !== undefined && (await isOwnContract(parts.clientOf(chain), message, code))
    if (!vouches) return await say(m.bot_wallet_wrong({}, { locale }))
    const change = linked(code, 'contract')
    if (await keepChat(parts.database, chat, { change }))
      await say(m.bot_wallet_linked({ wallet: getAddress(code.address) }, { locale }))
  } catch (error) {
    parts.logger.warn({ err: error, chainId: code.chainId }, 'a contract wallet was not asked')
    await say(m.bot_node_away({}, { locale }))
  }
}

/** Links the wallet that signed this chat's text: a key is proven here, a contract by its network. */
export async function linkWallet(
  parts: BotParts,
  chat: Chat,
  code: ChatLinkCode,
): Promise<Outcome> {
  const { locale } = chat
  const message = expectedMessage(parts, chat, code)
  if (!message) return sayOnly({ text: m.bot_wallet_unasked({}, { locale }) })
  if (await isOwnKey(message, code)) {
    const wallet = getAddress(code.address)
    return {
      change: linked(code, 'key'),
      replies: [{ text: m.bot_wallet_linked({ wallet }, { locale }) }],
    }
  }
  return {
    replies: [{ text: m.bot_wallet_asking({}, { locale }) }],
    after: (kept) => askContract(parts, kept, code, message),
  }
}
