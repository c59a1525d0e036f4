import { isLocale, m } from '@slipway/messages'
import type { BotParts } from '../bot-parts.ts'
import type { Chat } from '../chat/chat-store.ts'
import type { Outcome } from '../chat/outcome.ts'
import type { DialogueView } from '../dialogue/dialogue.ts'
import {
  currentQuestion,
  findOpenIssue,
  goBack,
  SUMMARY,
  skipQuestion,
  takeAnswer,
  takeUsual,
} from '../dialogue/take-answer.ts'
import { offerRequest } from '../launch/offer-request.ts'
import { endDialogue, keepStep, viewOf } from '../launch/respond-in-dialogue.ts'
import { tapKinds } from '../telegram/taps.ts'
import { beginLaunch } from '../tokens/begin-launch.ts'
import { turnPage } from '../tokens/list-tokens.ts'
import { offerOpening } from '../tokens/offer-opening.ts'
import { endByButton } from '../watch/end-watch.ts'
import { beginByButton } from '../watch/watch-command.ts'

/** Tries the transaction out and hands its link over; the dialogue stays until its token exists. */
function prepare(parts: BotParts, chat: Chat, view: DialogueView): Outcome | undefined {
  if (view.dialogue.at !== SUMMARY) return undefined
  const open = findOpenIssue(view)
  if (open) return keepStep(chat, view, open)
  return {
    replies: [{ text: m.bot_preparing({}, { locale: chat.locale }) }],
    after: (kept) => offerRequest(parts, kept),
  }
}

function choose(chat: Chat, view: DialogueView, at: number): Outcome | undefined {
  const choice = currentQuestion(view)?.choices?.(view, { locale: view.locale })[at]
  return choice && keepStep(chat, view, takeAnswer(view, choice.value))
}

type Act = (parts: BotParts, chat: Chat, view: DialogueView, at: number) => Outcome | undefined

const kept =
  (step: (view: DialogueView) => ReturnType<typeof skipQuestion>): Act =>
  (_, chat, view) => {
    const done = step(view)
    return done && keepStep(chat, view, done)
  }

const acts: Readonly<Record<string, Act>> = {
  choice: (_, chat, view, at) => choose(chat, view, at),
  skip: kept(skipQuestion),
  usual: kept(takeUsual),
  back: kept((view) => ({ dialogue: goBack(view) })),
  cancel: (parts, chat) => endDialogue(parts, chat),
  prepare,
}

/** A button that belongs to one state of the chat. */
function respondInState(parts: BotParts, chat: Chat, data: string): Outcome | undefined {
  const [, version, name = '', at = '0'] = /^(\d+):(\w+)(?::(\d+))?$/.exec(data) ?? []
  const view = viewOf(parts, chat)
  if (Number(version) !== chat.version || !view || !Object.hasOwn(acts, name)) return undefined
  return acts[name]?.(parts, chat, view, Number(at))
}

/**
 * What a tapped button leads to.
 * @returns undefined for one that does nothing any more: it was tapped before, or the chat has moved on
 */
export function respondToTap(parts: BotParts, chat: Chat, data: string): Outcome | undefined {
  const [kind, ...rest] = data.split(':')
  const [value = '', more = ''] = rest
  if (kind === tapKinds.language && isLocale(value))
    return {
      change: { locale: value },
      replies: [{ text: m.bot_language_set({}, { locale: value }) }],
    }
  if (kind === tapKinds.open) return offerOpening(parts, chat, Number(value), more)
  if (kind === tapKinds.launch) return beginLaunch(parts, chat, Number(value), more)
  if (kind === tapKinds.tokens) return turnPage(parts, Number(value), Number(more))
  if (kind === tapKinds.watch) return beginByButton(parts, chat, rest)
  if (kind === tapKinds.unwatch) return endByButton(parts, value)
  return respondInState(parts, chat, data)
}
