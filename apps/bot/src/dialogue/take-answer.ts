import type { Hex } from 'viem'
import type { Answer, Dialogue, DialogueContext, DialogueView, ExistingToken } from './dialogue.ts'
import { usualAnswer } from './dialogue.ts'
import { type AnswerIssue, findIssues, judgeUpTo } from './judge-answers.ts'
import type { Question } from './question.ts'
import { askedQuestions } from './questions.ts'

/** Where a dialogue is once every question is answered. */
export const SUMMARY = 'summary'

/** What became of an answer. Refused: the question stands, and everything before it. */
export interface Step {
  readonly dialogue: Dialogue
  readonly issue?: AnswerIssue
}

/** A new token. @param seed fixes its address together with the answers */
export function startDialogue(seed: Hex): Dialogue {
  return { at: 'goal', answers: {}, seed, isQuick: false }
}

/** The launch of a token that is there. @param answers what the token itself says of its market */
export function startLaunch(
  view: DialogueContext,
  seed: Hex,
  existing: ExistingToken,
  answers: Readonly<Record<string, Answer>>,
): Dialogue {
  const dialogue = {
    ...{ at: SUMMARY, seed, isQuick: false, existing },
    answers: { ...answers, goal: 'launch' },
  }
  return { ...dialogue, at: askedQuestions({ ...view, dialogue })[0]?.field ?? SUMMARY }
}

/** The question at hand; undefined at the summary. */
export function currentQuestion(view: DialogueView): Question | undefined {
  return askedQuestions(view).find(({ field }) => field === view.dialogue.at)
}

const withAnswer = (view: DialogueView, field: string, value: Answer): DialogueView => {
  const { dialogue } = view
  // Exchanges and currencies belong to a network.
  const { router: _, quote: __, ...others } = dialogue.answers
  const kept = field === 'chain' && dialogue.answers.chain !== value ? others : dialogue.answers
  return { ...view, dialogue: { ...dialogue, answers: { ...kept, [field]: value } } }
}

/** Whether what is usual can stand here. */
export function canSkip(view: DialogueView, { field, judge }: Question): boolean {
  if (judge === undefined) return false
  const usual = withAnswer(view, field, usualAnswer(view, field))
  return judgeUpTo(usual, field) === undefined
}

/** The place after the question at hand. */
function advance(view: DialogueView): Dialogue {
  const { dialogue } = view
  const asked = askedQuestions(view)
  const next = asked
    .slice(asked.findIndex(({ field }) => field === dialogue.at) + 1)
    .find((question) => {
      if (!dialogue.isQuick || question.isEssential) return true
      return dialogue.answers[question.field] === undefined && !canSkip(view, question)
    })
  return { ...dialogue, at: next?.field ?? SUMMARY }
}

/** Takes an answer to the question at hand by the rules that form and contract share. */
export function takeAnswer(view: DialogueView, value: Answer): Step {
  const { at } = view.dialogue
  const answered = withAnswer(view, at, value)
  const issue = judgeUpTo(answered, at)
  return issue ? { dialogue: view.dialogue, issue } : { dialogue: advance(answered) }
}

/** Takes a typed text, or the choice whose label was typed. */
export function takeText(view: DialogueView, text: string): Step | undefined {
  const question = currentQuestion(view)
  if (!question) return undefined
  const choices = question.choices?.(view, { locale: view.locale })
  if (!choices) return takeAnswer(view, question.read?.(text) ?? text.trim())
  const wanted = text.trim().toLowerCase()
  const choice = choices.find(({ label }) => label.toLowerCase() === wanted)
  return choice && takeAnswer(view, choice.value)
}

/** Takes what is usual at the question at hand. */
export function skipQuestion(view: DialogueView): Step | undefined {
  const question = currentQuestion(view)
  if (!question || !canSkip(view, question)) return undefined
  return takeAnswer(view, usualAnswer(view, question.field))
}

/** Takes what is usual from here on, wherever it can be; what must be decided is still asked. */
export function takeUsual(view: DialogueView): Step | undefined {
  const quick = { ...view, dialogue: { ...view.dialogue, isQuick: true } }
  return skipQuestion(quick)
}

/** The question before; the first one stays. */
export function goBack(view: DialogueView): Dialogue {
  const asked = askedQuestions(view)
  const at = asked.findIndex(({ field }) => field === view.dialogue.at)
  const before = at === -1 ? asked.at(-1) : asked[Math.max(0, at - 1)]
  // Whoever goes back wants to decide for themselves.
  return { ...view.dialogue, at: before?.field ?? 'goal', isQuick: false }
}

/** Leads to the first answer that the rules refuse; undefined where all of them stand. */
export function findOpenIssue(view: DialogueView): Step | undefined {
  const [issue] = findIssues(view)
  if (!issue) return undefined
  const isAsked = askedQuestions(view).some(({ field }) => field === issue.field)
  return { dialogue: { ...view.dialogue, at: isAsked ? (issue.field ?? SUMMARY) : SUMMARY }, issue }
}
