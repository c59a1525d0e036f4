import { randomBytes } from 'node:crypto'
import { m } from '@slipway/messages'
import { writeChatLinkRequest } from '@slipway/sdk/chat-link/chat-link-request'
import { type BotParts, secondsOf } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import type { Outcome } from '../chat/outcome.ts'
import { linkRequestOf } from './link-request.ts'

/** Hands over the page on which a wallet signs that it belongs to this chat. */
export function askForWallet(parts: BotParts, chat: Chat): Outcome {
  const { locale, wallet } = chat
  const linkNonce = randomBytes(16).toString('hex')
  const linkIssuedAt = new Date(secondsOf(parts.now()) * 1_000)
  const request = linkRequestOf(parts, { id: chat.id, linkNonce, linkIssuedAt })
  const url = `${parts.config.siteOrigin}/sign/wallet#${writeChatLinkRequest(request)}`
  return {
    change: { linkNonce, linkIssuedAt },
    replies: [
      {
        text: [
          ...(wallet ? [m.bot_wallet_is({ wallet }, { locale }), ''] : []),
          m.bot_wallet_ask({}, { locale }),
        ].join('\n'),
        buttons: [[{ text: m.bot_wallet_open({}, { locale }), url }]],
      },
    ],
  }
}
