import { m } from '@slipway/messages'
import { answerOf, type DialogueView, isLaunch } from './dialogue.ts'
import { marketOf } from './market.ts'
import { plainly, type Question } from './question.ts'
import { basicQuestions, frameQuestions, marketQuestions } from './questions-basics.ts'
import { limitQuestions, payoutQuestions, taxQuestions } from './questions-taxed.ts'

const launches = ({ dialogue }: DialogueView) => isLaunch(dialogue)
const unitOf = (view: DialogueView) => marketOf(view)?.unit.symbol ?? ''

/** Liquidity, its lock, and the owner's own first buy. */
const launchQuestions: readonly Question[] = [
  {
    field: 'tokenAmount',
    label: m.console_liquidity_tokens,
    rule: (options, { dialogue: { existing } }) =>
      existing
        ? m.bot_own_amount_rule({ symbol: existing.symbol }, options)
        : m.bot_token_amount_rule({}, options),
    isAsked: launches,
    judge: 'launch',
    isEssential: true,
  },
  {
    field: 'quoteAmount',
    label: m.console_liquidity_quote,
    rule: (options, view) => m.bot_quote_amount_rule({ currency: unitOf(view) }, options),
    isAsked: launches,
    judge: 'launch',
    isEssential: true,
  },
  {
    field: 'liquidity',
    label: m.console_lock_choice,
    rule: plainly(m.bot_liquidity_rule),
    isAsked: launches,
    judge: 'launch',
    choices: (_, options) => [
      { value: 'lock', label: m.console_lock_until({}, options) },
      { value: 'forever', label: m.console_lock_forever({}, options) },
      { value: 'burn', label: m.console_lock_burn({}, options) },
    ],
  },
  {
    field: 'lockDays',
    label: m.bot_lock_days,
    rule: plainly(m.bot_lock_days_rule),
    isAsked: (view) => launches(view) && answerOf(view, 'liquidity') === 'lock',
    judge: 'launch',
  },
  {
    field: 'firstBuy',
    label: m.bot_first_buy,
    rule: (options, view) => m.bot_first_buy_rule({ currency: unitOf(view) }, options),
    isAsked: launches,
    judge: 'launch',
    isEssential: true,
  },
]

/** Every question in the order in which it is asked; what one looks at is asked before it. */
export const questions: readonly Question[] = [
  ...frameQuestions,
  ...basicQuestions,
  ...marketQuestions,
  ...taxQuestions,
  ...payoutQuestions,
  ...limitQuestions,
  ...launchQuestions,
]

/** Of a token that is there only its launch is asked, and its market where the token has none of its own. */
function concerns({ dialogue }: DialogueView, { field, judge }: Question): boolean {
  const { existing } = dialogue
  if (!existing || judge === 'launch') return true
  return !existing.hasGate && (field === 'router' || field === 'quote')
}

/** The questions that these answers lead to, in order. */
export function askedQuestions(view: DialogueView): readonly Question[] {
  return questions.filter((question) => concerns(view, question) && question.isAsked(view))
}
