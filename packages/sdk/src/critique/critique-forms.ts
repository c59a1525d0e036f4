import * as z from 'zod/mini'
import { contractField } from '../badges/badge-schemas.ts'
import { type FormReading, readForm } from '../shared/read-form.ts'
import { line, lines } from '../shared/text-fields.ts'
import { CRITIQUE_VERDICTS, CRITIQUE_VISIBILITIES, critiqueLimits } from './critique-rules.ts'

/**
 * What requests for critique and their answers take. One schema for form and API: the issues' messages are codes.
 */

const limits = critiqueLimits
const moment = (code: string) => z.int({ error: code })

/** Up to five wallets, each once and none of them the asker's own. They come out in lower case. */
const criticsOf = (own: readonly string[]) =>
  z.pipe(
    z.pipe(
      z.array(z.string(), { error: 'Critique_CriticWrong' }),
      z.transform((all: string[]) =>
        all.map((one) => one.trim().toLowerCase()).filter((one) => one !== ''),
      ),
    ),
    z.array(z.string()).check(
      z.minLength(1, 'Critique_CriticsCount'),
      z.maxLength(limits.critics, 'Critique_CriticsCount'),
      z.refine(
        (all) => all.every((one) => /^0x(?!0{40})[0-9a-f]{40}$/.test(one)),
        'Critique_CriticWrong',
      ),
      z.refine((all) => new Set(all).size === all.length, 'Critique_CriticTwice'),
      z.refine((all) => all.every((one) => !own.includes(one)), 'Critique_CriticOneself'),
    ),
  )

interface Asking {
  /** unix seconds */
  readonly now: number
  /** wallets of who asks, in lower case */
  readonly own: readonly string[]
}

const requestForm = ({ now, own }: Asking) =>
  z
    .object({
      contract: contractField,
      title: line('Critique_TitleWrong', limits.titleMin, limits.titleMax),
      startsAt: moment('Critique_StartWrong').check(
        z.minimum(1, 'Critique_StartWrong'),
        z.maximum(now + limits.maxAheadSeconds, 'Critique_StartWrong'),
      ),
      endsAt: moment('Critique_EndWrong').check(z.minimum(now + 1, 'Critique_EndWrong')),
      goal: lines('Critique_GoalWrong', limits.goalMin, limits.goalMax),
      standard: lines('Critique_StandardWrong', limits.standardMin, limits.standardMax),
      client: line('Critique_ClientWrong', 0, limits.clientMax),
      critics: criticsOf(own),
      weight: z.nullable(
        z
          .int({ error: 'Critique_WeightWrong' })
          .check(
            z.minimum(1, 'Critique_WeightWrong'),
            z.maximum(limits.weightMax, 'Critique_WeightWrong'),
          ),
      ),
      visibility: z.enum(CRITIQUE_VISIBILITIES),
    })
    .check(
      z.refine(
        ({ startsAt, endsAt }) => endsAt > startsAt && endsAt - startsAt <= limits.maxSeconds,
        { path: ['endsAt'], error: 'Critique_EndWrong' },
      ),
    )

const answerForm = z.object({
  verdict: z.enum(CRITIQUE_VERDICTS),
  said: lines('Critique_AnswerWrong', limits.answerMin, limits.answerMax),
})

/** A request that is right in everything; times in unix seconds, critics in lower case, weight in percent. */
export type CritiqueParams = z.output<ReturnType<typeof requestForm>>

export type AnswerParams = z.output<typeof answerForm>

/** Reads what an owner asks. @param values see `CritiqueParams`, with whatever was typed */
export const readCritique = (values: object, asking: Asking): FormReading<CritiqueParams> =>
  readForm<CritiqueParams>(requestForm(asking), values)

/** Reads what a critic says. */
export const readCritiqueAnswer = (values: object): FormReading<AnswerParams> =>
  readForm<AnswerParams>(answerForm, values)
