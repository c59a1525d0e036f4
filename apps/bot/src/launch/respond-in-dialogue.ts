import { m } from '@slipway/messages'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { type BotParts, secondsOf } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import { type Outcome, sayOnly } from '../chat/outcome.ts'
import type { DialogueView } from '../dialogue/dialogue.ts'
import { showDialogue } from '../dialogue/show-dialogue.ts'
import { type Step, startDialogue, takeText } from '../dialogue/take-answer.ts'
import { askForWallet } from '../wallet/ask-for-wallet.ts'
import { vouchesOn } from '../wallet/vouches-on.ts'

/** The chat's dialogue with all that its questions look at; undefined without a dialogue or a wallet. */
export function viewOf(parts: BotParts, chat: Chat): DialogueView | undefined {
  const { dialogue, wallet, locale } = chat
  if (!dialogue || !wallet) return undefined
  const { chains } = parts
  // A contract vouches on its own network alone.
  const own = chains.filter(({ chainId }) => vouchesOn(chat, chainId))
  const context = { account: wallet, locale, chains: own, now: secondsOf(parts.now()) }
  return { dialogue, ...context, ...(chat.walletChainId && { isShared: true }) }
}

/** Keeps where a step led, and shows it. */
export function keepStep(chat: Chat, view: DialogueView, { dialogue, issue }: Step): Outcome {
  return {
    change: { dialogue },
    replies: [showDialogue({ ...view, dialogue }, chat.version + 1, issue)],
  }
}

/** Begins a token; one that is under way is shown again, so that nothing typed is lost by a slip. */
export async function beginDialogue(parts: BotParts, chat: Chat): Promise<Outcome> {
  if (!chat.wallet) return askForWallet(parts, chat)
  const dialogue = chat.dialogue ?? startDialogue(createTokenSeed())
  const view = viewOf(parts, { ...chat, dialogue })
  if (!view) return askForWallet(parts, chat)
  const shown = keepStep(chat, view, { dialogue })
  if (!chat.dialogue) return shown
  const note = { text: m.bot_goes_on({}, { locale: chat.locale }) }
  return { ...shown, replies: [note, ...shown.replies] }
}

/** Drops the token under way. */
export function endDialogue(_: BotParts, { locale }: Chat): Outcome {
  return { change: { dialogue: null }, replies: [{ text: m.bot_cancelled({}, { locale }) }] }
}

/** Takes a typed text as the answer to the question at hand. */
export function respondToText(parts: BotParts, chat: Chat, text: string): Outcome {
  const view = viewOf(parts, chat)
  if (!view) return sayOnly({ text: m.bot_help({}, { locale: chat.locale }) })
  // What is none of the choices is answered by showing them again.
  return keepStep(chat, view, takeText(view, text) ?? { dialogue: view.dialogue })
}
