import { type MessageOptions, m } from '@slipway/messages'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import { type Outcome, sayOnly } from '../chat/outcome.ts'
import { taps } from '../telegram/taps.ts'
import { describeWatch } from './describe-watch.ts'
import { readTarget, type Target } from './read-target.ts'
import type { Watch } from './subject.ts'
import { networksOf } from './watch-command.ts'
import { listWatches, removeWatches } from './watch-store.ts'

/** What is watched in the chat, each with a button that ends it. */
export async function listWatched(parts: BotParts, chat: Chat): Promise<Outcome> {
  const options = { locale: chat.locale }
  const watches = await listWatches(parts.database, chat.id)
  if (watches.length === 0) return sayOnly({ text: m.botalert_none({}, options) })
  const lines = watches.map((watch, at) => `${at + 1}. ${describeWatch(parts, watch, options)}`)
  return sayOnly({
    text: [m.botalert_list({ count: watches.length }, options), '', ...lines].join('\n'),
    buttons: watches.map(({ id, label }, at) => [
      { text: m.botalert_stop({ number: at + 1, name: label }, options), data: taps.unwatch(id) },
    ]),
  })
}

async function end(
  parts: BotParts,
  chat: Chat,
  ids: readonly string[],
  options: MessageOptions,
): Promise<void> {
  const ended = await removeWatches(parts.database, chat.id, ids)
  const whats = ended.map((watch) => describeWatch(parts, watch, options)).join('\n')
  const text =
    ended.length > 0 ? m.botalert_ended({ whats }, options) : m.botalert_not_watched({}, options)
  await parts.send(chat.id, { text })
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The button of the list: a second tap says that it is over already. */
export function endByButton(parts: BotParts, id: string): Outcome | undefined {
  if (!UUID.test(id)) return undefined
  return { replies: [], after: (kept) => end(parts, kept, [id], { locale: kept.locale }) }
}

const isMeant =
  (parts: BotParts, { address, lockId, network }: Target) =>
  ({ subject, chainId }: Watch) =>
    networksOf(parts.chains, network).some((chain) => chain.chainId === chainId) &&
    subject ===
      (lockId === undefined
        ? address.toLowerCase()
        : `${chainId}-${address.toLowerCase()}-${lockId}`)

/** Ends what was typed: an address, a link, or all of it; without words it shows what there is. */
export async function endWatch(parts: BotParts, chat: Chat, words: string): Promise<Outcome> {
  if (words === '') return await listWatched(parts, chat)
  const options = { locale: chat.locale }
  const watches = await listWatches(parts.database, chat.id)
  const reading = readTarget(words)
  if (words !== 'all' && !reading.ok)
    return sayOnly({ text: m.botalert_address_wrong({}, options) })
  const meant = reading.ok ? watches.filter(isMeant(parts, reading.target)) : watches
  const ids = meant.map(({ id }) => id)
  return { replies: [], after: (kept) => end(parts, kept, ids, options) }
}
