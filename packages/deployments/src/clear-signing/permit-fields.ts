import { field } from './field.ts'

/** A signed allowance that goes along with a call. */
export const permitFields = {
  deadline: field.date('Allowance ends'),
  signature: field.hidden('Signature', 'the person has just signed it, as a message of its own'),
} as const
