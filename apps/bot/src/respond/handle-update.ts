import { botChat } from '@slipway/database/bot/app'
import { m } from '@slipway/messages'
import { eq } from 'drizzle-orm'
import type { Update } from 'grammy/types'
import type { BotParts } from '../bot-parts.ts'
import type { Hearing } from '../chat/chat-rates.ts'
import { type Chat, keepChat, openChat, wasHandled } from '../chat/chat-store.ts'
import { type Incoming, readIncoming } from '../chat/incoming.ts'
import type { Outcome } from '../chat/outcome.ts'
import { respond } from './respond.ts'

/** Turns that an update gets when something else changes its chat at the same moment. */
const TURNS = 3

async function carryOut(parts: BotParts, chat: Chat, outcome: Outcome): Promise<void> {
  const { replies, after, change } = outcome
  for (const reply of replies) await parts.send(chat.id, reply)
  if (after) parts.inBackground(after({ ...chat, ...change, version: chat.version + 1 }))
}

/** One turn. @returns whether the update is done with */
async function takeTurn(parts: BotParts, incoming: Incoming): Promise<boolean> {
  const { database } = parts
  const { updateId, chatId } = incoming
  if (await wasHandled(database, updateId)) return true
  const chat = await openChat(database, chatId, incoming.locale)
  const outcome = await respond(parts, chat, incoming)
  // A button of an older state, or one that was tapped twice.
  if (!outcome) return true
  if (outcome.isForgotten) {
    await database.delete(botChat).where(eq(botChat.id, chatId))
    await carryOut(parts, chat, outcome)
    return true
  }
  if (!(await keepChat(database, chat, { updateId, change: outcome.change ?? {} }))) return false
  await carryOut(parts, chat, outcome)
  return true
}

/**
 * Handles one update of the messenger: what it changes is kept together with its number, so a repeated one does
 * nothing. Failures are told in general words and logged.
 */
export async function handleUpdate(
  parts: BotParts,
  hear: (chatId: number) => Hearing,
  update: Update,
): Promise<void> {
  const incoming = readIncoming(update)
  if (!incoming) return
  const { chatId, locale } = incoming
  const hearing = hear(chatId)
  if (hearing === 'silent') return
  if (hearing === 'noted') return parts.send(chatId, { text: m.bot_too_much({}, { locale }) })
  try {
    for (let turn = 0; turn < TURNS; turn++) if (await takeTurn(parts, incoming)) return
  } catch (error) {
    parts.logger.error({ err: error, update: incoming.updateId }, 'an update was not handled')
    await parts.send(chatId, { text: m.bot_failed({}, { locale }) })
  }
}
