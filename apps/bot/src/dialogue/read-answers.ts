import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import {
  type LaunchTermsReading,
  readLaunchTerms,
} from '@slipway/sdk/token/launch/read-launch-terms'
import { readTokenDraft, type TokenDraftReading } from '@slipway/sdk/token/read-token-draft'
import {
  answerOf,
  type DialogueView,
  hasGate,
  isLaunch,
  templateHas,
  templateOf,
} from './dialogue.ts'
import { marketOf } from './market.ts'
import { askedQuestions } from './questions.ts'

const USUAL_DECIMALS = 18
const SECONDS_PER_DAY = 86_400
/** Percent of either amount that bringing a crooked pool to the stated price may cost. */
const REPAIR_PERCENT = '1'
/** Percent that the first buy may get less than reckoned; in one transaction nothing comes between. */
const SLIPPAGE_PERCENT = '1'
/** Seconds for which a launch may be mined after its link is over. */
const GRACE_SECONDS = 600

/** The answers as the shared schema takes them: what was not asked has its usual value. */
function draftInput(view: DialogueView): Record<string, unknown> {
  const { answers } = view.dialogue
  const market = marketOf(view)
  // What was answered before its question fell away counts no more.
  const valid = askedQuestions(view).flatMap(({ field }) =>
    answers[field] === undefined ? [] : [[field, answers[field]] as const],
  )
  return {
    ...emptyTokenDraftInput(templateOf(view.dialogue)),
    ...Object.fromEntries(valid),
    templateId: templateOf(view.dialogue),
    receiver: answerOf(view, 'receiver'),
    ...(templateHas(view.dialogue, 'nft') && { quoteDecimals: market?.currency.decimals ?? 18 }),
    // The launch itself opens trading: before it there is nothing that kill blocks could count from.
    ...(isLaunch(view.dialogue) && { manualLaunch: true, killBlocks: '0' }),
  }
}

/** Reads the token of the answers by the schema that form, API and SDK share. */
export function readDraft(view: DialogueView): TokenDraftReading {
  return readTokenDraft(draftInput(view), { creator: view.account })
}

/** Decimals of the token; those of most while the answer is none, which the draft's own rules say. */
export function decimalsOf(view: DialogueView): number {
  const { existing } = view.dialogue
  if (existing) return existing.decimals
  const text = String(answerOf(view, 'decimals')).trim()
  return /^\d{1,2}$/.test(text) ? Number(text) : USUAL_DECIMALS
}

/**
 * Reads the launch of the answers by the rules of the launch contract.
 * @param until unix seconds until when it may be signed
 */
export function readTerms(view: DialogueView, until: number): LaunchTermsReading {
  const market = marketOf(view)
  const text = (field: string) => String(answerOf(view, field))
  const days = Number(text('lockDays'))
  const firstBuy = text('firstBuy').trim()
  return readLaunchTerms(
    {
      tokenAmount: text('tokenAmount'),
      quoteAmount: text('quoteAmount'),
      maxRepairPercent: REPAIR_PERCENT,
      liquidity: text('liquidity') as 'lock' | 'forever' | 'burn',
      unlockAt: Number.isFinite(days) ? view.now + Math.round(days * SECONDS_PER_DAY) : 0,
      lockOwner: view.account,
      tokenReceiver: text('receiver'),
      purchases: firstBuy === '' ? [] : [{ to: view.account, quoteAmount: firstBuy }],
      slippagePercent: SLIPPAGE_PERCENT,
      opening: false,
      openingSeconds: '',
      openingCap: '',
    },
    {
      venueFactory: market?.venue.factory ?? view.account,
      quote: market?.quote ?? view.account,
      tokenDecimals: decimalsOf(view),
      quoteDecimals: market?.unit.decimals ?? 18,
      now: view.now,
      deadline: BigInt(until + GRACE_SECONDS),
      hasGate: hasGate(view.dialogue),
    },
  )
}
