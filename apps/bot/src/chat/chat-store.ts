import { botChat, botRequest, botUpdate } from '@slipway/database/bot/app'
import { baseLocale, isLocale, type Locale } from '@slipway/messages'
import { and, eq, inArray, TransactionRollbackError } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Dialogue } from '../dialogue/dialogue.ts'

/** A chat as it is kept. */
export interface Chat {
  readonly id: number
  readonly locale: Locale
  readonly version: number
  readonly dialogue: Dialogue | null
  readonly wallet: `0x${string}` | null
  readonly walletChainId: number | null
  readonly linkNonce: string | null
  readonly linkIssuedAt: Date | null
}

/** What an update changes. */
export type ChatChange = Partial<Omit<Chat, 'id' | 'version'>>

/** A prepared transaction that is followed from now on. */
export type NewRequest = typeof botRequest.$inferInsert

type ChatRow = typeof botChat.$inferSelect

const toChat = (row: ChatRow): Chat => ({
  ...row,
  locale: isLocale(row.locale) ? row.locale : baseLocale,
  dialogue: row.dialogue as Dialogue | null,
  wallet: row.wallet as Chat['wallet'],
})

/** The chat; a new one is kept with the language of its messenger. */
export async function openChat(
  database: NodePgDatabase,
  id: number,
  locale: Locale,
): Promise<Chat> {
  await database.insert(botChat).values({ id, locale }).onConflictDoNothing()
  const [row] = await database.select().from(botChat).where(eq(botChat.id, id))
  if (!row) throw new Error('a chat that was just kept is not there')
  return toChat(row)
}

/** Whether an update was handled before. */
export async function wasHandled(database: NodePgDatabase, updateId: number): Promise<boolean> {
  const found = await database.select().from(botUpdate).where(eq(botUpdate.id, updateId))
  return found.length > 0
}

type Writer = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** Of two links to the same token one is followed: either leads to the same end. */
async function replaceRequest(writer: Writer, request: NewRequest): Promise<void> {
  await writer
    .update(botRequest)
    .set({ state: 'replaced' })
    .where(
      and(
        eq(botRequest.chatId, request.chatId),
        eq(botRequest.token, request.token),
        eq(botRequest.kind, request.kind),
        inArray(botRequest.state, ['offered', 'seen']),
      ),
    )
  await writer.insert(botRequest).values(request)
}

/**
 * Keeps what an update changed, the update's number and a request that it led to, all or nothing.
 * @returns false when the update was handled already, or something else changed the chat meanwhile
 */
export async function keepChat(
  database: NodePgDatabase,
  chat: Chat,
  kept: { readonly updateId?: number; readonly change: ChatChange; readonly request?: NewRequest },
): Promise<boolean> {
  const { updateId, change, request } = kept
  return await database
    .transaction(async (writer) => {
      if (updateId !== undefined) {
        const fresh = await writer
          .insert(botUpdate)
          .values({ id: updateId })
          .onConflictDoNothing()
          .returning()
        if (fresh.length === 0) return false
      }
      const changed = await writer
        .update(botChat)
        .set({ ...change, version: chat.version + 1 })
        .where(and(eq(botChat.id, chat.id), eq(botChat.version, chat.version)))
        .returning()
      // Without the chat's own row the update counts as not handled either.
      if (changed.length === 0) return writer.rollback()
      if (request) await replaceRequest(writer, request)
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return false
      throw error
    })
}
