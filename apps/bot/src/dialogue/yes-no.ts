import { m } from '@slipway/messages'
import type { Question } from './question.ts'

/** Both positions of a switch. */
export const yesNo: NonNullable<Question['choices']> = (_, options) => [
  { value: true, label: m.bot_yes({}, options) },
  { value: false, label: m.bot_no({}, options) },
]
