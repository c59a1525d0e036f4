import { type MessageOptions, m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { isAddressEqual } from 'viem'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import type { Outcome } from '../chat/outcome.ts'
import type { Button, Reply } from '../telegram/reply.ts'
import { taps } from '../telegram/taps.ts'
import { askForWallet } from '../wallet/ask-for-wallet.ts'
import { type OwnTokens, readOwnTokens } from './read-own-tokens.ts'

/** Whether its owner opens trading by hand, and has not yet. */
export const canOpen = (token: Token, account: `0x${string}`): boolean =>
  token.taxed !== undefined &&
  !token.taxed.launch.isLaunched &&
  isAddressEqual(token.owner, account)

function stateText(token: Token, options: MessageOptions): string {
  if (!token.taxed) return m.bot_token_free({}, options)
  return token.taxed.launch.isLaunched
    ? m.bot_token_open({}, options)
    : m.bot_token_closed({}, options)
}

function showTokens(
  { config }: BotParts,
  { chain, tokens, total }: OwnTokens,
  account: `0x${string}`,
  options: MessageOptions,
): Reply {
  const page = (kind: string, address: string) =>
    `${config.siteOrigin}/token/${kind}/${address}?chain=${chain.shortname}`
  const lines = tokens.flatMap((token) => [
    '',
    `${token.symbol} · ${token.name} · ${stateText(token, options)}`,
    page('view', token.address),
    m.bot_token_manage({ url: page('detail', token.address) }, options),
  ])
  const buttons: Button[] = tokens
    .filter((token) => canOpen(token, account))
    .map(({ symbol, address }) => ({
      text: m.bot_token_do_open({ symbol }, options),
      data: taps.open(chain.chainId, address),
    }))
  return {
    text: [m.bot_tokens_title({ chain: chain.name, count: total }, options), ...lines].join('\n'),
    buttons: buttons.map((button) => [button]),
  }
}

async function showAll(parts: BotParts, chat: Chat, wallet: `0x${string}`): Promise<void> {
  const options = { locale: chat.locale }
  const found = await Promise.allSettled(
    parts.chains.map((chain) => readOwnTokens(parts, chain, wallet)),
  )
  const read = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  for (const own of read.filter(({ total }) => total > 0))
    await parts.send(chat.id, showTokens(parts, own, wallet, options))
  const silent = parts.chains.filter((_, at) => found[at]?.status === 'rejected')
  if (silent.length > 0) {
    const names = silent.map(({ name }) => name).join(', ')
    await parts.send(chat.id, { text: m.bot_tokens_silent({ names }, options) })
  } else if (read.every(({ total }) => total === 0)) {
    await parts.send(chat.id, { text: m.bot_tokens_none({}, options) })
  }
}

/** What the linked wallet created, network by network, with the ways to manage it. */
export function listTokens(parts: BotParts, chat: Chat): Outcome {
  const { wallet } = chat
  if (!wallet) return askForWallet(parts, chat)
  return { replies: [], after: (kept) => showAll(parts, kept, wallet) }
}
