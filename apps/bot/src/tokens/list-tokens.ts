import type { EvmChainDefinition } from '@slipway/chains'
import { formatNames, type MessageOptions, m } from '@slipway/messages'
import { findOtherLauncher } from '@slipway/sdk/token/launch/find-other-launcher'
import { findLaunchContracts } from '@slipway/sdk/token/launch/get-launch-contracts'
import type { Token } from '@slipway/sdk/token/types'
import { isAddressEqual } from 'viem'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import type { Outcome } from '../chat/outcome.ts'
import type { Button, Reply } from '../telegram/reply.ts'
import { taps } from '../telegram/taps.ts'
import { askForWallet } from '../wallet/ask-for-wallet.ts'
import { vouchesOn } from '../wallet/vouches-on.ts'
import { type OwnTokens, readOwnTokens } from './read-own-tokens.ts'

/** Whether its owner opens trading by hand, and has not yet. */
export const canOpen = (token: Token, account: `0x${string}`): boolean =>
  token.taxed !== undefined &&
  !token.taxed.launch.isLaunched &&
  isAddressEqual(token.owner, account)

/** Whether its owner can add liquidity, lock it and open trading in one transaction. */
export const canLaunch = (
  token: Token,
  account: `0x${string}`,
  chain: EvmChainDefinition,
): boolean =>
  token.taxed
    ? canOpen(token, account) &&
      !findOtherLauncher(token.taxed.launch, findLaunchContracts(chain)?.launchPad)
    : isAddressEqual(token.owner, account)

function stateText(token: Token, options: MessageOptions): string {
  if (!token.taxed) return m.bot_token_free({}, options)
  return token.taxed.launch.isLaunched
    ? m.bot_token_open({}, options)
    : m.bot_token_closed({}, options)
}

function showTokens(
  { config }: BotParts,
  { chain, tokens, total, older }: OwnTokens,
  account: `0x${string}`,
  chat: Chat,
): Reply {
  const options = { locale: chat.locale }
  const page = (kind: string, address: string) =>
    `${config.siteOrigin}/token/${kind}/${address}?chain=${chain.shortname}`
  const lines = tokens.flatMap((token) => [
    '',
    `${token.symbol} · ${token.name} · ${stateText(token, options)}`,
    page('view', token.address),
    m.bot_token_manage({ url: page('detail', token.address) }, options),
  ])
  const { chainId } = chain
  const own = vouchesOn(chat, chainId) ? tokens : []
  const buttons = own.map((token): readonly Button[] => {
    const { symbol, address } = token
    const launch = { text: m.bot_token_do_launch({ symbol }, options) }
    const open = { text: m.bot_token_do_open({ symbol }, options) }
    return [
      ...(canLaunch(token, account, chain)
        ? [{ ...launch, data: taps.launch(chainId, address) }]
        : []),
      ...(canOpen(token, account) ? [{ ...open, data: taps.open(chainId, address) }] : []),
    ]
  })
  const [from, to] = [total - older - tokens.length + 1, total - older]
  const isPart = tokens.length < total
  const next = { text: m.bot_tokens_older({ count: older }, options) }
  return {
    text: [
      m.bot_tokens_title({ chain: chain.name, count: total }, options),
      ...(isPart ? [m.bot_tokens_part({ from, to }, options)] : []),
      ...lines,
      ...(buttons.some((row) => row.length > 0) ? ['', m.bot_tokens_launch({}, options)] : []),
    ].join('\n'),
    buttons: [
      ...buttons,
      ...(older > 0 ? [[{ ...next, data: taps.tokens(chainId, older) }]] : []),
    ].filter((row) => row.length > 0),
  }
}

async function showAll(parts: BotParts, chat: Chat, wallet: `0x${string}`): Promise<void> {
  const found = await Promise.allSettled(
    parts.chains.map((chain) => readOwnTokens(parts, chain, wallet)),
  )
  const read = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  for (const own of read.filter(({ total }) => total > 0))
    await parts.send(chat.id, showTokens(parts, own, wallet, chat))
  const options = { locale: chat.locale }
  const silent = parts.chains.filter((_, at) => found[at]?.status === 'rejected')
  if (silent.length > 0) {
    const names = formatNames(
      silent.map(({ name }) => name),
      chat.locale,
    )
    await parts.send(chat.id, { text: m.bot_tokens_silent({ names }, options) })
  } else if (read.every(({ total }) => total === 0)) {
    await parts.send(chat.id, { text: m.bot_tokens_none({}, options) })
  }
}

async function showOlder(
  parts: BotParts,
  chat: Chat,
  chain: BotParts['chains'][number],
  end: number,
): Promise<void> {
  const { wallet, locale, id } = chat
  if (!wallet) return
  const own = await readOwnTokens(parts, chain, wallet, end).catch(() => undefined)
  const options = { locale }
  const reply = own
    ? showTokens(parts, own, wallet, chat)
    : { text: m.bot_tokens_silent({ names: chain.name }, options) }
  await parts.send(id, reply)
}

/** Shows the tokens of the linked wallet that are older than those above the button. */
export function turnPage(parts: BotParts, chainId: number, end: number): Outcome | undefined {
  const chain = parts.chains.find((one) => one.chainId === chainId)
  if (!chain || !Number.isSafeInteger(end) || end < 1) return undefined
  return { replies: [], after: (kept) => showOlder(parts, kept, chain, end) }
}

/** What the linked wallet created, network by network, with the ways to manage it. */
export function listTokens(parts: BotParts, chat: Chat): Outcome {
  const { wallet } = chat
  if (!wallet) return askForWallet(parts, chat)
  return { replies: [], after: (kept) => showAll(parts, kept, wallet) }
}
