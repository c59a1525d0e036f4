import * as z from 'zod/mini'
import { flag, optionalText, text } from '../../shared/input-fields.ts'

/** A lock as a form or a request holds it: every number is a text in whole units. */
export const solanaLockSchema = z.object({
  amount: text(),
  /** Who may withdraw; base58. */
  owner: text(),
  isForever: flag(false),
  /** Unix seconds; may be empty where parts of one size say when the last of them comes. */
  unlockAt: optionalText(),
  /** All at once; evenly by the second; or in parts of one size. */
  release: z._default(z.enum(['once', 'linear', 'stepped'], { error: 'Input_Required' }), 'once'),
  /** Unix seconds of the first part; empty: as soon as can be. */
  cliffAt: optionalText(),
  firstPercent: optionalText('0'),
  /** Whole number of days. */
  cycleDays: optionalText(),
  cyclePercent: optionalText(),
})

export type SolanaLockInput = z.input<typeof solanaLockSchema>
export type SolanaLockField = keyof SolanaLockInput
export type SolanaLockTexts = z.output<typeof solanaLockSchema>
