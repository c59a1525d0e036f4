import * as z from 'zod/mini'
import { flag, optionalText, text } from '../../shared/input-fields.ts'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: 'Input_Required' })
const lengthUnit = () => z._default(choice(['minutes', 'hours', 'days']), 'days')

/** A pool as a form or a request holds it: every number is a text in whole units. What a choice leaves out is ignored. */
export const solanaPoolSchema = z.object({
  /** Which of the two its creator has chosen; the other one follows from it. */
  budget: z._default(choice(['total', 'rate']), 'total'),
  /** All rewards together. */
  total: optionalText(),
  /** Reward per second. */
  rate: optionalText(),
  start: z._default(choice(['now', 'date']), 'now'),
  /** Unix seconds. */
  startAt: optionalText(),
  endAt: text(),
  deadline: z._default(choice(['end', 'date']), 'end'),
  /** Unix seconds from which nothing is staked. */
  deadlineAt: optionalText(),
  /** Whole number of `lockUnit` for which a stake stays in; empty: none. */
  lockLength: optionalText(),
  lockUnit: lengthUnit(),
  hasLimit: flag(false),
  /** What one wallet may have staked. */
  limit: optionalText(),
  /** Whole number of `limitUnit` after the start for which the limit holds. */
  limitLength: optionalText(),
  limitUnit: lengthUnit(),
})

export type SolanaPoolInput = z.input<typeof solanaPoolSchema>
export type SolanaPoolField = keyof SolanaPoolInput
export type SolanaPoolTexts = z.output<typeof solanaPoolSchema>
