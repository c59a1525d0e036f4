import { errorMessage, m } from '@slipway/messages'
import type { Button, Reply } from '../telegram/reply.ts'
import { taps } from '../telegram/taps.ts'
import type { Answer, DialogueView } from './dialogue.ts'
import { answerOf, chainOf, templateOf, usualAnswer } from './dialogue.ts'
import type { AnswerIssue } from './judge-answers.ts'
import type { Question } from './question.ts'
import { askedQuestions } from './questions.ts'
import { canSkip, currentQuestion } from './take-answer.ts'
import { templateTexts } from './template-texts.ts'

/** Buttons in one row: long names need the whole width. */
const SHORT_LABEL = 14

/** An issue in the reader's language, its amounts in the token's and the network's own units. */
export function issueText(view: DialogueView, { code, args }: AnswerIssue): string {
  const { existing, answers } = view.dialogue
  const decimals = existing?.decimals ?? Number(answerOf(view, 'decimals'))
  const native = chainOf(view)?.nativeCurrency
  return errorMessage(code, args, {
    locale: view.locale,
    token: {
      symbol: existing?.symbol ?? String(answers.symbol ?? ''),
      decimals: Number.isInteger(decimals) ? decimals : 0,
    },
    ...(native && { nativeCurrency: native }),
    timeZone: 'UTC',
  })
}

/** An answer as it was tapped or typed. */
function answerText(view: DialogueView, question: Question, value: Answer): string {
  const choice = question
    .choices?.(view, { locale: view.locale })
    .find((one) => one.value === value)
  if (choice) return choice.label
  return Array.isArray(value) ? value.join(' ') : String(value)
}

function rowsOf(buttons: readonly Button[]): readonly (readonly Button[])[] {
  const isShort = buttons.every(({ text }) => text.length <= SHORT_LABEL)
  const size = isShort ? 3 : 1
  return Array.from({ length: Math.ceil(buttons.length / size) }, (_, row) =>
    buttons.slice(row * size, (row + 1) * size),
  )
}

function wayButtons(view: DialogueView, version: number, question: Question): readonly Button[] {
  const options = { locale: view.locale }
  const button = (act: string, text: string) => ({ text, data: taps.act(version, act) })
  const isFirst = askedQuestions(view)[0]?.field === question.field
  return [
    ...(canSkip(view, question)
      ? [button('skip', m.bot_skip({}, options)), button('usual', m.bot_usual({}, options))]
      : []),
    ...(isFirst ? [] : [button('back', m.bot_back({}, options))]),
    button('cancel', m.bot_cancel({}, options)),
  ]
}

/** The question at hand, what may be answered and what is usual; before it what was wrong with the last answer. */
function showQuestion(
  view: DialogueView,
  version: number,
  question: Question,
  issue: AnswerIssue | undefined,
): Reply {
  const options = { locale: view.locale }
  const asked = askedQuestions(view)
  const number = asked.findIndex(({ field }) => field === question.field) + 1
  const usual = answerText(view, question, usualAnswer(view, question.field))
  const choices = question.choices?.(view, options) ?? []
  const lines = [
    ...(issue ? [`⚠️ ${issueText(view, issue)}`, ''] : []),
    m.bot_question({ number, of: asked.length, label: question.label({}, options) }, options),
    question.rule?.(options, view),
    question.field === 'templateId'
      ? choices.map(({ label, value }) => `${label}: ${textOfTemplate(view, value)}`).join('\n\n')
      : undefined,
    canSkip(view, question) && usual !== '' ? m.bot_usual_is({ value: usual }, options) : undefined,
  ]
  return {
    text: lines.filter((line) => line !== undefined).join('\n'),
    buttons: [
      ...rowsOf(
        choices.map(({ label }, at) => ({ text: label, data: taps.act(version, `choice:${at}`) })),
      ),
      ...rowsOf(wayButtons(view, version, question)),
    ],
  }
}

function textOfTemplate(view: DialogueView, value: Answer): string {
  const id = templateOf({ ...view.dialogue, answers: { templateId: value } })
  return templateTexts[id].text({}, { locale: view.locale })
}

/** Everything that was answered, and what can be done with it. */
function showSummary(view: DialogueView, version: number, issue: AnswerIssue | undefined): Reply {
  const options = { locale: view.locale }
  const { existing } = view.dialogue
  const lines = askedQuestions(view).flatMap((question) => {
    const text = answerText(view, question, answerOf(view, question.field))
    return text === '' ? [] : [`${question.label({}, options)}: ${text}`]
  })
  const button = (act: string, text: string) => ({ text, data: taps.act(version, act) })
  return {
    text: [
      ...(issue ? [`⚠️ ${issueText(view, issue)}`, ''] : []),
      existing
        ? m.bot_summary_launch({ symbol: existing.symbol }, options)
        : m.bot_summary_title({}, options),
      '',
      ...lines,
      '',
      m.bot_summary_text({}, options),
    ].join('\n'),
    buttons: [
      [button('prepare', m.bot_prepare({}, options))],
      [button('back', m.bot_back({}, options)), button('cancel', m.bot_cancel({}, options))],
    ],
  }
}

/**
 * A dialogue as it stands.
 * @param version of the chat once this is kept: older buttons do nothing
 */
export function showDialogue(view: DialogueView, version: number, issue?: AnswerIssue): Reply {
  const question = currentQuestion(view)
  return question ? showQuestion(view, version, question, issue) : showSummary(view, version, issue)
}
