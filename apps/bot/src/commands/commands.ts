import { locales, m } from '@slipway/messages'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import { type Outcome, sayOnly } from '../chat/outcome.ts'
import { beginDialogue, endDialogue } from '../launch/respond-in-dialogue.ts'
import { taps } from '../telegram/taps.ts'
import { listTokens } from '../tokens/list-tokens.ts'
import { askForWallet } from '../wallet/ask-for-wallet.ts'
import { endWatch, listWatched } from '../watch/end-watch.ts'
import { beginWatch } from '../watch/watch-command.ts'

type Command = (parts: BotParts, chat: Chat, words: string) => Outcome | Promise<Outcome>

/** The two languages in their own words. */
const languageNames: Readonly<Record<string, string>> = { 'en-US': 'English', 'zh-CN': '简体中文' }

const help: Command = (_, { locale }) => sayOnly({ text: m.bot_help({}, { locale }) })

const chooseLanguage: Command = (_, { locale }) =>
  sayOnly({
    text: m.bot_language_ask({}, { locale }),
    buttons: [
      locales.map((one) => ({ text: languageNames[one] ?? one, data: taps.language(one) })),
    ],
  })

const forget: Command = (_, { locale }) => ({
  replies: [{ text: m.bot_forgotten({}, { locale }) }],
  isForgotten: true,
})

/** What can be typed behind a slash. One more also has its line in `bot_help`; nothing is registered at Telegram. */
export const commands: Readonly<Record<string, Command>> = {
  start: help,
  help,
  language: chooseLanguage,
  link: askForWallet,
  create: beginDialogue,
  cancel: endDialogue,
  tokens: listTokens,
  watch: beginWatch,
  watching: listWatched,
  unwatch: endWatch,
  forget,
}
