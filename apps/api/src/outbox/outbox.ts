import { outboxMessage } from '@slipway/database/outbox/app'
import type { ReadDatabase } from '../database/read-database.ts'

/** One message to one person. */
export interface NewMessage {
  readonly channel: 'mail' | 'sms'
  /** mailbox, or number in E.164 */
  readonly recipient: string
  /** of a mail */
  readonly subject?: string
  readonly body: string
  /** when what it holds stops working */
  readonly expiresAt: Date
}

/** Either the database, or a transaction in it: a message is kept together with the act that causes it. */
export type Writer = Pick<ReadDatabase, 'insert' | 'select' | 'delete' | 'update'>

/** Keeps a message until it is delivered. */
export async function queueMessage(database: Writer, message: NewMessage): Promise<void> {
  await database.insert(outboxMessage).values({ subject: '', ...message })
}
