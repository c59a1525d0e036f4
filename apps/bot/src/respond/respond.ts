import { m } from '@slipway/messages'
import { readChatLinkCode } from '@slipway/sdk/chat-link/chat-link-code'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import type { Incoming } from '../chat/incoming.ts'
import { type Outcome, sayOnly } from '../chat/outcome.ts'
import { commands } from '../commands/commands.ts'
import { respondToText } from '../launch/respond-in-dialogue.ts'
import { linkWallet } from '../wallet/link-wallet.ts'
import { respondToTap } from './respond-to-tap.ts'

/**
 * What a text or tap leads to.
 * @returns undefined for a button that does nothing any more
 */
export async function respond(
  parts: BotParts,
  chat: Chat,
  { text = '', tap }: Incoming,
): Promise<Outcome | undefined> {
  if (tap) return respondToTap(parts, chat, tap.data)
  const [, name = '', words = ''] = /^\/(\w+)(?:@\w+)?\s*([\s\S]*)$/.exec(text) ?? []
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command(parts, chat, words.trim())
  if (name) return sayOnly({ text: m.bot_command_unknown({}, { locale: chat.locale }) })
  const code = readChatLinkCode(text)
  if (code) return linkWallet(parts, chat, code)
  return respondToText(parts, chat, text)
}
