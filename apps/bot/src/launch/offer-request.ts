import { formatAmount, m } from '@slipway/messages'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import type { BotParts } from '../bot-parts.ts'
import { type Chat, keepChat } from '../chat/chat-store.ts'
import { chainOf, type DialogueView, hasGate, isLaunch } from '../dialogue/dialogue.ts'
import { type Market, marketOf } from '../dialogue/market.ts'
import { askedQuestions } from '../dialogue/questions.ts'
import { readDraft, readTerms } from '../dialogue/read-answers.ts'
import { showDialogue } from '../dialogue/show-dialogue.ts'
import { describeLaunch } from './describe-launch.ts'
import { describeTrial } from './describe-trial.ts'
import { launchDeadline } from './launch-deadline.ts'
import { makeOffer, type Offer } from './make-offer.ts'
import { nameFailure } from './name-failure.ts'
import { prepareCalls, type TokenParams } from './prepare-calls.ts'
import { prepareExisting } from './prepare-existing.ts'
import { type Refused, refusedBy } from './refused.ts'
import { viewOf } from './respond-in-dialogue.ts'
import { seenText } from './seen-text.ts'
import { tryCalls } from './try-calls.ts'

/** What the answers make, read whole. */
interface Plan extends TokenParams {
  readonly market: Market | undefined
  readonly expiresAt: number
  /** Of a launch. */
  readonly followUntil?: number
}

function readPlan(parts: BotParts, view: DialogueView): Plan | undefined {
  const chain = chainOf(view)
  const expiresAt = view.now + parts.config.linkSeconds
  const draft = readDraft(view)
  if (!chain || !draft.ok) return undefined
  const plan = {
    chain,
    account: view.account,
    draft: draft.draft,
    seed: view.dialogue.seed,
    market: marketOf(view),
    expiresAt,
  }
  if (!isLaunch(view.dialogue)) return plan
  const followUntil = launchDeadline(view, expiresAt)
  const terms = readTerms(view, followUntil)
  return terms.ok ? { ...plan, followUntil, terms: terms.terms } : undefined
}

function linesOf(
  { draft, terms, market, chain }: Plan,
  made: { readonly token: string; readonly feeWei: bigint; readonly calls: readonly unknown[] },
  view: DialogueView,
): readonly string[] {
  const options = { locale: view.locale }
  const { decimals, symbol } = chain.nativeCurrency
  const supply = formatAmount(draft.totalSupply, draft.decimals, {
    ...options,
    symbol: draft.symbol,
  })
  return [
    ...(made.calls.length > 1
      ? [m.bot_does_allow_first({ count: made.calls.length - 1 }, options)]
      : []),
    ...(terms ? [m.bot_does_at_once({}, options)] : []),
    m.bot_does_create({ name: draft.name, supply, token: made.token }, options),
    ...(terms && market
      ? describeLaunch(
          { ...draft, created: draft.totalSupply, hasGate: hasGate(view.dialogue) },
          terms,
          market,
          options,
        )
      : []),
    m.bot_does_fee({ fee: formatAmount(made.feeWei, decimals, { ...options, symbol }) }, options),
    '',
  ]
}

function purposeOf(draft: TokenDraft, terms: LaunchTerms | undefined, view: DialogueView): string {
  const values = { name: draft.name, symbol: draft.symbol }
  const options = { locale: view.locale }
  return terms ? m.bot_purpose_launch(values, options) : m.bot_purpose_create(values, options)
}

async function prepareNew(
  parts: BotParts,
  view: DialogueView,
): Promise<Offer | Refused | undefined> {
  const plan = readPlan(parts, view)
  if (!plan) return undefined
  const { chain, account, draft, seed, terms, expiresAt, followUntil } = plan
  const client = parts.clientOf(chain)
  const fromBlock = await client.getBlockNumber({ cacheTime: 0 })
  const prepared = await prepareCalls(client, plan)
  if (prepared.issues) {
    const [first] = prepared.issues
    return first ? { issue: first } : refusedBy('', {})
  }
  const { calls, token, feeWei } = prepared
  const trial = await tryCalls(client, { account, calls })
  if (trial.isRefused) return refusedBy(trial.failure.name, trial.failure.args)
  return {
    chain,
    account,
    calls,
    kind: terms ? 'launch' : 'create',
    token,
    symbol: draft.symbol,
    seed,
    purpose: purposeOf(draft, terms, view),
    seen: seenText(terms, false, { locale: view.locale }),
    lines: [
      ...linesOf(plan, { token, feeWei, calls }, view),
      ...describeTrial(trial, chain, { locale: view.locale }),
    ],
    expiresAt,
    ...(followUntil !== undefined && { followUntil }),
    fromBlock,
  }
}

/** Shows what the network would refuse, at its question where one asks about it; every answer stays. */
async function showRefusal(
  parts: BotParts,
  chat: Chat,
  view: DialogueView,
  { issue }: Refused,
): Promise<void> {
  const asked = askedQuestions(view).find(({ field }) => field === issue.field)
  const dialogue = { ...view.dialogue, at: asked?.field ?? view.dialogue.at }
  if (!(await keepChat(parts.database, chat, { change: { dialogue } }))) return
  await parts.send(chat.id, showDialogue({ ...view, dialogue }, chat.version + 1, issue))
}

async function offer(parts: BotParts, chat: Chat, view: DialogueView): Promise<void> {
  const { existing } = view.dialogue
  const preparing = existing ? prepareExisting(parts, view, existing) : prepareNew(parts, view)
  const found = await preparing.catch((error: unknown) => {
    const named = nameFailure(error, parts.logger)
    return named && refusedBy(named.name, named.args)
  })
  if (!found) return parts.send(chat.id, { text: m.bot_failed({}, { locale: chat.locale }) })
  if ('issue' in found) return showRefusal(parts, chat, view, found)
  const { request, reply } = await makeOffer(parts, chat, found)
  if (await keepChat(parts.database, chat, { change: {}, request }))
    await parts.send(chat.id, reply)
  else await parts.send(chat.id, { text: m.bot_changed_meanwhile({}, { locale: chat.locale }) })
}

/**
 * Tries the chat's token out on its network and hands over the link under which its owner signs it, or says what the
 * network would refuse. Another answer in between, and nothing is handed over.
 */
export async function offerRequest(parts: BotParts, chat: Chat): Promise<void> {
  const view = viewOf(parts, chat)
  if (view) await offer(parts, chat, view)
}
