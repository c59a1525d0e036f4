import type { EvmChainDefinition } from '@slipway/chains'
import { formatNames, type MessageOptions, m } from '@slipway/messages'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import { type Outcome, sayOnly } from '../chat/outcome.ts'
import { taps } from '../telegram/taps.ts'
import { describeWatch } from './describe-watch.ts'
import { findSubject } from './find-subject.ts'
import { readFindings } from './read-findings.ts'
import { readTarget, type Target } from './read-target.ts'
import type { Subject } from './subject.ts'
import { addWatch, MOST_WATCHES } from './watch-store.ts'

/** Characters of what somebody typed that are said back. */
const LONGEST_ECHO = 40

/** Networks on which a thing may be: the named one, or all. */
export function networksOf(
  chains: readonly EvmChainDefinition[],
  network: string | undefined,
): readonly EvmChainDefinition[] {
  if (network === undefined) return chains
  const name = network.toLowerCase()
  return chains.filter(({ shortname, chainId }) => shortname === name || String(chainId) === name)
}

async function begin(
  parts: BotParts,
  chatId: number,
  chain: EvmChainDefinition,
  subject: Subject,
  options: MessageOptions,
): Promise<string> {
  const findings = await readFindings(parts.clientOf(chain), chain, subject)
  const nextLookAt = new Date(parts.now() + parts.config.watchMs)
  const what = describeWatch(parts, subject, options)
  switch (await addWatch(parts.database, { ...subject, chatId, findings, nextLookAt })) {
    case 'already':
      return m.botalert_already({ what }, options)
    case 'full':
      return m.botalert_full({ most: MOST_WATCHES }, options)
    case 'gone':
      return m.bot_forgotten({}, options)
    case 'added':
      return m.botalert_begun({ what }, options)
  }
}

/** Looks for the thing on each network, and begins to watch it where there is just one of it. */
async function lookAndBegin(
  parts: BotParts,
  chat: Chat,
  target: Target,
  chains: readonly EvmChainDefinition[],
): Promise<void> {
  const options = { locale: chat.locale }
  const say = (text: string) => parts.send(chat.id, { text })
  const answers = await Promise.allSettled(
    chains.map((chain) => findSubject(parts.clientOf(chain), chain, target)),
  )
  const found = chains.flatMap((chain, at) => {
    const answer = answers[at]
    return answer?.status === 'fulfilled' && answer.value ? [{ chain, subject: answer.value }] : []
  })
  if (found.length > 1) return await parts.send(chat.id, askWhere(target, found, options))
  const [only] = found
  if (only) {
    const { chain, subject } = only
    const begun = begin(parts, chat.id, chain, subject, options)
    const text = await begun.catch((error: unknown) => {
      parts.logger.warn({ err: error, chainId: chain.chainId }, 'a watch was not begun')
      return m.bot_node_away({}, options)
    })
    return await say(text)
  }
  const silent = chains.filter((_, at) => answers[at]?.status === 'rejected')
  const names = formatNames(
    silent.map(({ name }) => name),
    chat.locale,
  )
  if (silent.length > 0) return await say(m.botalert_silent({ names }, options))
  await say(nothingText(target, chains, options))
}

/** That nothing was found: nothing is said of networks that were not asked. */
function nothingText(
  { address, lockId, network }: Target,
  chains: readonly EvmChainDefinition[],
  options: MessageOptions,
): string {
  if (lockId !== undefined) return m.botalert_lock_gone({}, options)
  if (network === undefined) return m.botalert_nothing({ address }, options)
  const names = chains.map(({ name }) => name)
  return m.botalert_nothing_on({ network: formatNames(names, options.locale), address }, options)
}

function askWhere(
  { address, lockId }: Target,
  found: readonly { readonly chain: EvmChainDefinition; readonly subject: Subject }[],
  options: MessageOptions,
) {
  return {
    text: m.botalert_where({}, options),
    buttons: found.map(({ chain }) => [
      { text: chain.name, data: taps.watch(chain.chainId, address, lockId) },
    ]),
  }
}

/** A button of one network, of several that have the thing. */
export function beginByButton(
  parts: BotParts,
  chat: Chat,
  [chainId, address, lockId]: readonly string[],
): Outcome {
  return beginWatch(parts, chat, `${address}?chain=${chainId} ${lockId}`.trim())
}

/** Begins to watch what was typed: an address or a link. */
export function beginWatch(parts: BotParts, chat: Chat, words: string): Outcome {
  const options = { locale: chat.locale }
  const reading = readTarget(words)
  if (!reading.ok) {
    const { problem } = reading
    const isEmpty = problem === 'empty'
    return sayOnly({
      text: isEmpty ? m.botalert_usage({}, options) : m.botalert_address_wrong({}, options),
    })
  }
  const { target } = reading
  const chains = networksOf(parts.chains, target.network)
  if (chains.length === 0) {
    const network = (target.network ?? '').slice(0, LONGEST_ECHO)
    return sayOnly({ text: m.botalert_network_unknown({ network }, options) })
  }
  return {
    replies: [{ text: m.botalert_looking({}, options) }],
    after: (kept) => lookAndBegin(parts, kept, target, chains),
  }
}
