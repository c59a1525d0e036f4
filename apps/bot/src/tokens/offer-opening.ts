import { botRequest } from '@slipway/database/bot/app'
import { errorMessage, m } from '@slipway/messages'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { taxedActionFlows } from '@slipway/sdk/token/flows/taxed-action-flows'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { type Address, isAddress } from 'viem'
import { type BotParts, secondsOf } from '../bot-parts.ts'
import { type Chat, keepChat } from '../chat/chat-store.ts'
import type { Outcome } from '../chat/outcome.ts'
import { describeTrial } from '../launch/describe-trial.ts'
import { makeOffer, type Offer } from '../launch/make-offer.ts'
import { nameFailure } from '../launch/name-failure.ts'
import { tryCalls } from '../launch/try-calls.ts'
import { vouchesOn } from '../wallet/vouches-on.ts'
import { canLaunch } from './list-tokens.ts'

/** Whether a link for this is out already and still good: a second tap makes none. */
async function isOffered(
  { database, now }: BotParts,
  chat: Chat,
  token: Address,
): Promise<boolean> {
  const found = await database
    .select()
    .from(botRequest)
    .where(
      and(
        eq(botRequest.chatId, chat.id),
        eq(botRequest.token, token.toLowerCase()),
        eq(botRequest.kind, 'open'),
        inArray(botRequest.state, ['offered', 'seen', 'mined']),
        gt(botRequest.expiresAt, new Date(now())),
      ),
    )
  return found.length > 0
}

type Prepared = { readonly offer: Offer } | { readonly refusal: string }

async function prepare(
  parts: BotParts,
  chat: Chat,
  chain: BotParts['chains'][number],
  token: Address,
): Promise<Prepared> {
  const account = chat.wallet as Address
  const options = { locale: chat.locale }
  const client = parts.clientOf(chain)
  const fromBlock = await client.getBlockNumber({ cacheTime: 0 })
  const shown = await getToken(client, getTokenContracts(chain), { address: token })
  const { symbol } = shown
  const context = { chainId: chain.chainId, account, results: {} }
  const calls = taxedActionFlows.launch
    .steps({ token })
    .map((step) => step.build({ token }, context))
  const trial = await tryCalls(client, { account, calls })
  if (trial.isRefused)
    return { refusal: errorMessage(trial.failure.name, trial.failure.args, options) }
  const consoleUrl = `${parts.config.siteOrigin}/token/detail/${token}?chain=${chain.shortname}`
  const offer: Offer = {
    chain,
    account,
    calls,
    kind: 'open',
    token,
    symbol,
    purpose: m.bot_purpose_open({ symbol }, options),
    seen: canLaunch(shown, account, chain)
      ? m.bot_seen_open({ url: consoleUrl }, options)
      : m.bot_seen_open_only({}, options),
    lines: [
      m.console_launch_permanent({}, options),
      m.console_launch_first_liquidity({}, options),
      '',
      ...describeTrial(trial, chain, options),
    ],
    expiresAt: secondsOf(parts.now()) + parts.config.linkSeconds,
    fromBlock,
  }
  return { offer }
}

async function offerIt(
  parts: BotParts,
  chat: Chat,
  chain: BotParts['chains'][number],
  token: Address,
): Promise<void> {
  const options = { locale: chat.locale }
  if (await isOffered(parts, chat, token)) return
  const found = await prepare(parts, chat, chain, token).catch((error: unknown): Prepared => {
    const named = nameFailure(error, parts.logger)
    const refusal = named
      ? errorMessage(named.name, named.args, options)
      : m.bot_failed({}, options)
    return { refusal }
  })
  if ('refusal' in found) return parts.send(chat.id, { text: `⚠️ ${found.refusal}` })
  const { request, reply } = await makeOffer(parts, chat, found.offer)
  if (await keepChat(parts.database, chat, { change: {}, request }))
    await parts.send(chat.id, reply)
}

/** Prepares the opening of trading of a token of the linked wallet. */
export function offerOpening(
  parts: BotParts,
  chat: Chat,
  chainId: number,
  token: string,
): Outcome | undefined {
  const chain = parts.chains.find((one) => one.chainId === chainId)
  if (!chain || !chat.wallet || !vouchesOn(chat, chainId) || !isAddress(token)) return undefined
  return { replies: [], after: (kept) => offerIt(parts, kept, chain, token) }
}
