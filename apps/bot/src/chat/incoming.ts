import { baseLocale, type Locale, matchLocale } from '@slipway/messages'
import type { Update } from 'grammy/types'

/** What somebody wrote or tapped in a private chat. */
export interface Incoming {
  readonly updateId: number
  readonly chatId: number
  /** Of the messenger's own language, where it is one of ours. */
  readonly locale: Locale
  readonly text?: string
  readonly tap?: { readonly id: string; readonly data: string }
}

const localeOf = (language: string | undefined) =>
  matchLocale(language ? [language] : []) ?? baseLocale

/** What an update says; undefined for everything that is not a text or a tap in a private chat. */
export function readIncoming({
  update_id: updateId,
  message,
  callback_query: query,
}: Update): Incoming | undefined {
  if (message?.chat.type === 'private' && message.text !== undefined) {
    const locale = localeOf(message.from?.language_code)
    return { updateId, chatId: message.chat.id, locale, text: message.text }
  }
  if (query?.message?.chat.type === 'private' && query.data !== undefined) {
    const locale = localeOf(query.from.language_code)
    const tap = { id: query.id, data: query.data }
    return { updateId, chatId: query.message.chat.id, locale, tap }
  }
  return undefined
}
