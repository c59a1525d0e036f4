import { locales } from '@slipway/messages'
import { templateIds } from '@slipway/sdk/platform/template-id'
import { describe, expect, test } from 'vitest'
import { account, badTexts, freshDialogue, goodAnswers, viewAt } from '../../test/dialogue-world.ts'
import { describeLaunch } from '../launch/describe-launch.ts'
import type { Answer, Dialogue } from './dialogue.ts'
import { findIssues } from './judge-answers.ts'
import { marketOf } from './market.ts'
import { questions } from './questions.ts'
import { readDraft, readTerms } from './read-answers.ts'
import { issueText, showDialogue } from './show-dialogue.ts'
import {
  canSkip,
  currentQuestion,
  goBack,
  SUMMARY,
  skipQuestion,
  takeAnswer,
  takeText,
  takeUsual,
} from './take-answer.ts'

const MOST_STEPS = 100
const goals = ['launch', 'create'] as const
const every = goals.flatMap((goal) => templateIds.map((id) => [goal, id] as const))

/** Goes through a whole dialogue. @param before looks at each question before it is answered */
function walk(
  answers: Readonly<Record<string, Answer>>,
  before: (dialogue: Dialogue) => void = () => undefined,
): Dialogue {
  let dialogue = freshDialogue()
  for (let step = 0; step < MOST_STEPS && dialogue.at !== SUMMARY; step++) {
    before(dialogue)
    const { at } = dialogue
    const taken = takeAnswer(viewAt(dialogue), answers[at] ?? '')
    expect([at, taken.issue]).toEqual([at, undefined])
    dialogue = taken.dialogue
  }
  expect(dialogue.at).toBe(SUMMARY)
  return dialogue
}

function answersOf(goal: string, id: number): Readonly<Record<string, Answer>> {
  const pays = [3, 4, 5, 7, 8, 9].includes(id)
  const answers = { ...goodAnswers, goal, templateId: String(id) }
  // Without dividends their part of the tax goes to marketing.
  return pays ? answers : { ...answers, marketingShare: '70' }
}

describe('a token by dialogue', () => {
  test.each(every)(
    'to %s template %i is asked to its end, and is what the schemas take',
    (goal, id) => {
      const asked: string[] = []
      const dialogue = walk(answersOf(goal, id), ({ at }) => asked.push(at))
      expect(new Set(asked).size).toBe(asked.length)
      const view = viewAt(dialogue)
      expect(readDraft(view)).toMatchObject({
        ok: true,
        draft: { templateId: id, name: 'Harbour Light', totalSupply: 10n ** 24n },
      })
      expect(asked.includes('firstBuy')).toBe(goal === 'launch')
      if (goal === 'launch')
        expect(readTerms(view, view.now + 60)).toMatchObject({
          ok: true,
          terms: {
            tokenAmount: 9n * 10n ** 23n,
            purchases: [{ to: account, quoteAmount: 10n ** 17n }],
          },
        })
    },
  )

  test.each(every)(
    'to %s template %i refuses bad texts in both languages and loses nothing',
    (goal, id) => {
      walk(answersOf(goal, id), (dialogue) => {
        for (const [text, code] of badTexts[dialogue.at] ?? []) {
          if (dialogue.at === 'killBlocks' && goal === 'launch') continue
          const step = takeText(viewAt(dialogue), text)
          expect([dialogue.at, text, step?.issue?.code]).toEqual([dialogue.at, text, code])
          expect(step?.dialogue).toEqual(dialogue)
          const texts = locales.map((locale) =>
            step?.issue ? issueText(viewAt(dialogue, locale), step.issue) : '',
          )
          expect(texts.every((one) => one !== '' && !one.includes(code))).toBe(true)
          expect(new Set(texts).size).toBe(locales.length)
        }
      })
    },
  )

  test.each([
    [1, false],
    [2, true],
  ])('the launch of template %i says that trading opens: %s', (id, hasGate) => {
    const view = viewAt(walk(answersOf('launch', id)))
    const [reading, market] = [readTerms(view, view.now + 60), marketOf(view)]
    if (!reading.ok || !market) throw new Error('these answers make a launch')
    const token = { symbol: 'HRL', decimals: 18, created: undefined, hasGate }
    const lines = describeLaunch(token, reading.terms, market, { locale: 'en-US' }).join('\n')
    expect(lines.includes('open trading; it can never be closed again')).toBe(hasGate)
  })

  test('every question that is typed is tried with a bad text', () => {
    const typed = questions.filter(({ choices }) => !choices).map(({ field }) => field)
    expect(Object.keys(badTexts).toSorted()).toEqual(typed.toSorted())
  })

  test('what is usual is kept where it can be, and the rest is still asked', () => {
    let dialogue = walkTo('decimals')
    const asked: string[] = []
    dialogue = takeUsual(viewAt(dialogue))?.dialogue ?? dialogue
    for (let step = 0; step < MOST_STEPS && dialogue.at !== SUMMARY; step++) {
      asked.push(dialogue.at)
      dialogue = takeAnswer(viewAt(dialogue), goodAnswers[dialogue.at] ?? '').dialogue
    }
    expect(asked).toEqual([
      'totalSupply',
      'router',
      'quote',
      'marketingWallet',
      'tokenAmount',
      'quoteAmount',
      'firstBuy',
    ])
    expect(findIssues(viewAt(dialogue))).toEqual([])
  })

  test('what must be decided cannot be skipped', () => {
    const dialogue = walkTo('name')
    const question = currentQuestion(viewAt(dialogue))
    expect(question && canSkip(viewAt(dialogue), question)).toBe(false)
    expect(skipQuestion(viewAt(dialogue))).toBeUndefined()
  })

  test('the way back keeps every answer; what is no longer asked counts no more', () => {
    let dialogue = walk(answersOf('launch', 2))
    const { answers } = dialogue
    while (dialogue.at !== 'mintable') dialogue = goBack(viewAt(dialogue))
    expect(dialogue.answers).toEqual(answers)
    const off = takeAnswer(viewAt(dialogue), false)
    expect(off.issue).toBeUndefined()
    expect(readDraft(viewAt(off.dialogue))).toMatchObject({ ok: true, draft: { mintable: false } })
  })

  test('each question and the summary can be shown in both languages, within a message and its buttons', () => {
    const show = (dialogue: Dialogue) => {
      const texts = locales.map((locale) => {
        const { text, buttons = [] } = showDialogue(viewAt(dialogue, locale), 99_999)
        expect(text.length).toBeLessThan(4_096)
        for (const button of buttons.flat())
          if ('data' in button)
            expect(new TextEncoder().encode(button.data).length).toBeLessThan(65)
        return text
      })
      expect(new Set(texts).size).toBe(locales.length)
    }
    for (const [goal, id] of every) show(walk(answersOf(goal, id), show))
  })
})

function walkTo(field: string): Dialogue {
  let dialogue = freshDialogue()
  const answers = answersOf('launch', 2)
  while (dialogue.at !== field)
    dialogue = takeAnswer(viewAt(dialogue), answers[dialogue.at] ?? '').dialogue
  return dialogue
}
