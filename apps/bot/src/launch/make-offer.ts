import { type EvmChainDefinition, findPrivateRelay } from '@slipway/chains'
import { formatTime, m } from '@slipway/messages'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { signLimits } from '@slipway/sdk/signing/sign-limits'
import { createSignLink } from '@slipway/sdk/signing/sign-link'
import { type Address, getAddress, type Hex } from 'viem'
import { type BotParts, secondsOf } from '../bot-parts.ts'
import type { Chat, NewRequest } from '../chat/chat-store.ts'
import type { Reply } from '../telegram/reply.ts'

/** Transactions that were tried out, and how they are told. */
export interface Offer {
  readonly chain: EvmChainDefinition
  readonly account: Address
  readonly calls: readonly UnsignedTransaction[]
  readonly kind: 'launch' | 'launch-existing' | 'create' | 'open'
  readonly token: Address
  readonly symbol: string
  readonly seed?: Hex
  /** One line that the signing page shows as the maker's word. */
  readonly purpose: string
  /** What others gain by seeing it before it is in a block. */
  readonly seen: string
  /** What it does and costs. */
  readonly lines: readonly string[]
  /** Unix seconds at which its link is over. */
  readonly expiresAt: number
  /** Unix seconds until when it may still be carried out after that; absent: as the link. */
  readonly followUntil?: number
  readonly fromBlock: bigint
}

/** One line without signs that could mislead, as links take it. */
const plainLine = (text: string) =>
  [...text.replace(/\p{C}/gu, ' ')].join('').slice(0, signLimits.maxPurpose)

/** Who can see it before it is mined, and the way around that where the site names one. */
function exposureLines({ config }: BotParts, offer: Offer, chat: Chat): readonly string[] {
  const options = { locale: chat.locale }
  const { chainId, name: chain } = offer.chain
  const relay = findPrivateRelay(config.relays, chainId)
  if (!relay) return [offer.seen, m.transaction_relay_none({ chain }, options)]
  return [
    offer.seen,
    m.transaction_relay_use({ chain, name: relay.name }, options),
    relay.url,
    m.transaction_relay_fallback({}, options),
  ]
}

/** Puts transactions into a signing link: what is kept of them, and the message that hands the link over. */
export async function makeOffer(
  parts: BotParts,
  chat: Chat,
  offer: Offer,
): Promise<{ readonly request: NewRequest; readonly reply: Reply }> {
  const { chain, account, calls, expiresAt, followUntil = expiresAt, purpose } = offer
  const options = { locale: chat.locale }
  const { id, payload } = await createSignLink({
    chainId: chain.chainId,
    account,
    calls,
    purpose: plainLine(purpose),
    expiresAt,
  })
  const url = `${parts.config.siteOrigin}/sign/${id}?chain=${chain.shortname}#${payload}`
  const text = [
    purpose,
    '',
    ...offer.lines,
    '',
    m.bot_offer_for({ account: getAddress(account), chain: chain.name }, options),
    m.bot_offer_until({ until: formatTime(expiresAt, { ...options, timeZone: 'UTC' }) }, options),
    m.bot_offer_code({ code: id }, options),
    '',
    ...exposureLines(parts, offer, chat),
  ].join('\n')
  return {
    request: {
      chatId: chat.id,
      signId: id,
      kind: offer.kind,
      chainId: chain.chainId,
      account: account.toLowerCase(),
      token: offer.token.toLowerCase(),
      symbol: offer.symbol,
      seed: offer.seed ?? null,
      state: 'offered',
      fromBlock: Number(offer.fromBlock),
      createdAt: new Date(secondsOf(parts.now()) * 1_000),
      expiresAt: new Date(followUntil * 1_000),
    },
    reply: { text, buttons: [[{ text: m.bot_offer_sign({}, options), url }]], qr: url },
  }
}
