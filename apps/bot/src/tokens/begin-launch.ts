import type { EvmChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import type { Token } from '@slipway/sdk/token/types'
import { type Address, isAddress, isAddressEqual } from 'viem'
import { type BotParts, secondsOf } from '../bot-parts.ts'
import { type Chat, keepChat } from '../chat/chat-store.ts'
import type { Outcome } from '../chat/outcome.ts'
import type { Answer } from '../dialogue/dialogue.ts'
import { currenciesOf, venuesOf } from '../dialogue/market.ts'
import { showDialogue } from '../dialogue/show-dialogue.ts'
import { startLaunch } from '../dialogue/take-answer.ts'
import { keepStep, viewOf } from '../launch/respond-in-dialogue.ts'
import { vouchesOn } from '../wallet/vouches-on.ts'
import { canLaunch } from './list-tokens.ts'

type Answers = Readonly<Record<string, Answer>>

/** Exchange and currency that a token trades at by its own code; undefined where this bot knows one of them not. */
function marketAnswers(chain: EvmChainDefinition, { taxed }: Token): Answers | undefined {
  if (!taxed) return {}
  const { router, quote } = taxed.wallets
  const venue = venuesOf(chain).find((one) => isAddressEqual(one.router, router))
  const currency = currenciesOf(chain).find(({ address }) => isAddressEqual(address, quote))
  return venue && currency && { router: venue.router, quote: currency.address }
}

async function begin(
  parts: BotParts,
  chat: Chat,
  chain: EvmChainDefinition,
  address: Address,
): Promise<void> {
  const { wallet, locale, id } = chat
  if (!wallet) return
  const options = { locale }
  const say = (text: string) => parts.send(id, { text })
  const token = await getToken(parts.clientOf(chain), getTokenContracts(chain), { address })
  const { name, symbol, decimals, taxed } = token
  if (!canLaunch(token, wallet, chain)) return await say(m.bot_launch_gone({ symbol }, options))
  const answers = marketAnswers(chain, token)
  if (!answers) {
    const url = `${parts.config.siteOrigin}/token/detail/${address}?chain=${chain.shortname}`
    return await say(m.bot_launch_elsewhere({ symbol, url }, options))
  }
  const context = { locale, chains: parts.chains, account: wallet, now: secondsOf(parts.now()) }
  const existing = { address, name, symbol, decimals, hasGate: taxed !== undefined }
  const known = { ...answers, chain: chain.shortname }
  const dialogue = startLaunch(context, createTokenSeed(), existing, known)
  if (!(await keepChat(parts.database, chat, { change: { dialogue } }))) return
  await parts.send(id, showDialogue({ ...context, dialogue }, chat.version + 1))
}

/** Begins the launch of a token of the linked wallet; a dialogue that is under way goes on instead. */
export function beginLaunch(
  parts: BotParts,
  chat: Chat,
  chainId: number,
  token: string,
): Outcome | undefined {
  const chain = parts.chains.find((one) => one.chainId === chainId)
  if (!chain || !chat.wallet || !vouchesOn(chat, chainId) || !isAddress(token)) return undefined
  const options = { locale: chat.locale }
  const open = viewOf(parts, chat)
  if (open) {
    const shown = keepStep(chat, open, { dialogue: open.dialogue })
    return { ...shown, replies: [{ text: m.bot_goes_on({}, options) }, ...shown.replies] }
  }
  return {
    replies: [],
    after: (kept) =>
      begin(parts, kept, chain, token).catch((error: unknown) => {
        parts.logger.warn({ err: error, chainId }, 'a launch was not begun')
        return parts.send(kept.id, { text: m.bot_node_away({}, options) })
      }),
  }
}
