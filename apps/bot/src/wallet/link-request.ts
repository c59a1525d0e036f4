import type { ChatLinkRequest } from '@slipway/sdk/chat-link/chat-link-request'
import { type BotParts, secondsOf } from '../bot-parts.ts'

/** Seconds for which the text of a link is good. */
const LINK_SECONDS = 900

/** What the wallet is asked to sign, from what the chat keeps. */
export function linkRequestOf(
  { botName }: Pick<BotParts, 'botName'>,
  asked: { readonly id: number; readonly linkNonce: string; readonly linkIssuedAt: Date },
): ChatLinkRequest {
  const issuedAt = secondsOf(asked.linkIssuedAt.getTime())
  return {
    nonce: asked.linkNonce,
    chat: String(asked.id),
    bot: botName(),
    issuedAt,
    expiresAt: issuedAt + LINK_SECONDS,
  }
}
