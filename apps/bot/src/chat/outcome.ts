import type { Reply } from '../telegram/reply.ts'
import type { Chat, ChatChange } from './chat-store.ts'

/** What an update leads to; nothing is sent before the change is kept. */
export interface Outcome {
  readonly change?: ChatChange
  readonly replies: readonly Reply[]
  /** What takes a node's time. @param chat as it was kept */
  readonly after?: (chat: Chat) => Promise<void>
  /** The chat and all that belongs to it is forgotten. */
  readonly isForgotten?: true
}

export const sayOnly = (...replies: Reply[]): Outcome => ({ replies })
