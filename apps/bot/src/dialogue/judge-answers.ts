import { parseAmount } from '@slipway/sdk/shared/parse-amount'
import { answerOf, type DialogueView, isLaunch, templateHas } from './dialogue.ts'
import { askedQuestions } from './questions.ts'
import { readDraft, readTerms } from './read-answers.ts'

/** A refusal by the shared rules: the contract's error name, with its numbers. */
export interface AnswerIssue {
  /** The question that it belongs to; undefined for one that no question asks about. */
  readonly field: string | undefined
  readonly code: string
  readonly args: Readonly<Record<string, unknown>>
}

/** Seconds for which a link stands, as far as judging goes. */
const LINK_SECONDS = 3_600

/** Names of the launch contract's input that a question asks for under another. */
const launchNames: Readonly<Record<string, string>> = {
  unlockAt: 'lockDays',
  purchases: 'firstBuy',
}

/** All shares together are judged where the last of them is asked. */
const shareQuestion = ({ dialogue }: DialogueView) =>
  templateHas(dialogue, 'dividend') ? 'dividendShare' : 'burnShare'

/** More tokens for the pool than there will be: the launch contract itself could only fail. */
function findExcess(view: DialogueView): readonly AnswerIssue[] {
  if (view.dialogue.existing) return []
  const reading = readDraft(view)
  if (!reading.ok) return []
  const { totalSupply: max, decimals } = reading.draft
  const amount = parseAmount(String(answerOf(view, 'tokenAmount')), decimals)
  return amount > max
    ? [{ field: 'tokenAmount', code: 'Input_AboveSupply', args: { amount, max } }]
    : []
}

function launchIssues(view: DialogueView): readonly AnswerIssue[] {
  if (!isLaunch(view.dialogue)) return []
  const reading = readTerms(view, view.now + LINK_SECONDS)
  const issues = reading.ok
    ? []
    : reading.issues.map(({ field, code, args }) => {
        const [name = field] = field.split('.')
        return { field: launchNames[name] ?? name, code, args }
      })
  const isAmount = issues.every(({ field }) => field !== 'tokenAmount')
  return isAmount ? [...issues, ...findExcess(view)] : issues
}

function draftIssues(view: DialogueView): readonly AnswerIssue[] {
  if (view.dialogue.existing) return []
  const draft = readDraft(view)
  if (draft.ok) return []
  return draft.issues.map(({ field, code, args }) => {
    const [name = field] = field.split('.')
    return { field: name === 'shares' ? shareQuestion(view) : name, code, args }
  })
}

/** Everything that the shared schemas have against the answers, whether asked for already or not. */
export function findIssues(view: DialogueView): readonly AnswerIssue[] {
  return [...draftIssues(view), ...launchIssues(view)]
}

/**
 * What is against the answers up to a question. What comes later is judged when it is answered; what came before can
 * be refused again, where the two limit each other.
 */
export function judgeUpTo(view: DialogueView, field: string): AnswerIssue | undefined {
  const asked = askedQuestions(view)
  const until = asked.findIndex((question) => question.field === field)
  const judged = new Set(asked.slice(0, until + 1).map((question) => question.field))
  return findIssues(view).find((issue) => issue.field !== undefined && judged.has(issue.field))
}
