import { botChat, botRequest } from '@slipway/database/bot/app'
import { baseLocale, isLocale, type MessageOptions, m } from '@slipway/messages'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Address, getAddress } from 'viem'
import type { BotParts } from '../bot-parts.ts'
import type { Reply } from '../telegram/reply.ts'
import {
  findMined,
  getFinalBlock,
  holds,
  isWaiting,
  type KeptRequest,
  type Look,
} from './look-at-request.ts'

/** Milliseconds after its end in which a signed request can still come into a block. */
const GRACE_MS = 660_000

/** Milliseconds after its end in which a request may still be looked for where nodes do not let it be searched. */
const SEARCH_MS = 86_400_000

/** States that go on; `offered`: the link is out, `seen`: the account has something on its way, `mined`: not final yet. */
const OPEN_STATES = ['offered', 'seen', 'mined']

type Change = Partial<Pick<KeptRequest, 'state' | 'minedBlock' | 'hash'>>

/** What a look found: the new state, and the text that tells of it. */
interface Found {
  readonly change: Change
  readonly text: (options: MessageOptions) => string
  /** With links to the token's pages. */
  readonly isMade?: true
}

/** What was searched is not searched again; whoever else follows the request has searched no less. */
async function keepSearched(
  { database }: BotParts,
  { id, state }: KeptRequest,
  nextBlock: bigint,
): Promise<void> {
  await database
    .update(botRequest)
    .set({ fromBlock: Number(nextBlock) })
    .where(and(eq(botRequest.id, id), eq(botRequest.state, state)))
}

/** What a launch was allowed first is on chain as soon as it is signed, and stays without the launch. */
const overText =
  ({ kind, symbol }: KeptRequest) =>
  (options: MessageOptions) =>
    kind.startsWith('launch')
      ? m.bot_expired_launch({ symbol }, options)
      : m.bot_expired({ symbol }, options)

async function lookForMined(parts: BotParts, request: KeptRequest): Promise<Found | undefined> {
  const chain = parts.chains.find(({ chainId }) => chainId === request.chainId)
  if (!chain) return undefined
  const client = parts.clientOf(chain)
  const { symbol, state } = request
  const overMs = parts.now() - request.expiresAt.getTime()
  const { mined, nextBlock, isBehind } = await findMined(client, chain, request).catch(
    (error: unknown): Look => {
      // Silence proves nothing, but nothing is looked for without end.
      if (overMs <= SEARCH_MS) throw error
      return {}
    },
  )
  if (nextBlock !== undefined) await keepSearched(parts, request, nextBlock)
  if (mined) {
    const { blockNumber, hash } = mined
    return {
      change: { state: 'mined', minedBlock: Number(blockNumber), hash: hash ?? null },
      text: (options) => m.bot_mined({ symbol, block: String(blockNumber) }, options),
      isMade: true,
    }
  }
  if (overMs > GRACE_MS && !isBehind)
    return { change: { state: 'expired' }, text: overText(request) }
  if (state === 'offered' && (await isWaiting(client, request.account as Address)))
    return { change: { state: 'seen' }, text: (options) => m.bot_seen({ symbol }, options) }
  return undefined
}

async function lookForFinal(parts: BotParts, request: KeptRequest): Promise<Found | undefined> {
  const chain = parts.chains.find(({ chainId }) => chainId === request.chainId)
  if (!chain) return undefined
  const client = parts.clientOf(chain)
  const { symbol } = request
  if (!(await holds(client, chain, request)))
    return {
      change: { state: 'offered', minedBlock: null, hash: null },
      text: (options) => m.bot_vanished({ symbol }, options),
    }
  if ((await getFinalBlock(client)) < BigInt(request.minedBlock ?? 0)) return undefined
  return {
    change: { state: 'final' },
    text: (options) => m.bot_final({ symbol }, options),
    isMade: true,
  }
}

function replyOf(
  { config, chains }: BotParts,
  request: KeptRequest,
  found: Found,
  options: MessageOptions,
): Reply {
  const text = found.text(options)
  if (!found.isMade) return { text }
  const token = getAddress(request.token)
  const shortname = chains.find(({ chainId }) => chainId === request.chainId)?.shortname
  const page = (kind: string) => `${config.siteOrigin}/token/${kind}/${token}?chain=${shortname}`
  return {
    text: [text, token, page('view')].join('\n'),
    buttons: [
      [
        { text: m.bot_page_view({}, options), url: page('view') },
        { text: m.bot_page_console({}, options), url: page('detail') },
      ],
    ],
  }
}

/** Keeps a new state once, whoever looks; then tells of it. */
async function tell(parts: BotParts, request: KeptRequest, found: Found): Promise<void> {
  const { database } = parts
  const kept = await database
    .update(botRequest)
    .set(found.change)
    .where(and(eq(botRequest.id, request.id), eq(botRequest.state, request.state)))
    .returning()
  if (kept.length === 0) return
  // The dialogue ends with its token; another one that was begun meanwhile stays.
  if (found.change.state === 'mined' && request.seed)
    await database
      .update(botChat)
      .set({ dialogue: null, version: sql`${botChat.version} + 1` })
      .where(
        and(eq(botChat.id, request.chatId), sql`${botChat.dialogue}->>'seed' = ${request.seed}`),
      )
  const [chat] = await database.select().from(botChat).where(eq(botChat.id, request.chatId))
  const locale = isLocale(chat?.locale) ? chat.locale : baseLocale
  await parts.send(request.chatId, replyOf(parts, request, found, { locale }))
}

/** Looks once at every request that is not at its end. A silent node leaves its requests for the next look. */
export async function followRequests(parts: BotParts): Promise<void> {
  const open = await parts.database
    .select()
    .from(botRequest)
    .where(inArray(botRequest.state, OPEN_STATES))
  for (const request of open) {
    try {
      const look = request.state === 'mined' ? lookForFinal : lookForMined
      const found = await look(parts, request)
      if (found) await tell(parts, request, found)
    } catch (error) {
      parts.logger.warn({ err: error, request: request.id }, 'a request was not looked at')
    }
  }
}
