import * as z from 'zod/mini'
import { text } from '../../shared/input-fields.ts'

/** A new pool as a form holds it: both sides are texts in whole units. */
export const raydiumPoolSchema = z.object({
  tokenAmount: text(),
  solAmount: text(),
  /** Address of the fees that the pool has. */
  config: text(),
})

export type RaydiumPoolInput = z.input<typeof raydiumPoolSchema>
export type RaydiumPoolField = keyof RaydiumPoolInput
