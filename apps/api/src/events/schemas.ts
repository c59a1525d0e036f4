import { z } from '@hono/zod-openapi'
import { addressField, secondsField } from '../http/fields.ts'
import { presaleSummarySchema } from '../presale/schemas.ts'
import { actSchema } from '../stats/act-schemas.ts'
import { tokenSummarySchema } from '../token/schemas.ts'

/** Data of an event `head`: the index has taken in every block up to this one. */
export const headEventSchema = z
  .object({ chainId: z.number().int(), blockNumber: z.number().int(), blockAt: secondsField })
  .openapi('HeadEvent')

/** Data of an event `token`: a token that was just created. */
export const tokenEventSchema = tokenSummarySchema.openapi('TokenEvent')

/** Data of an event `presale`: a presale that was made, or that something happened to. */
export const presaleEventSchema = presaleSummarySchema.openapi('PresaleEvent')

/** Data of an event `act`: something that an account just did. */
export const actEventSchema = actSchema.openapi('ActEvent')

/** Data of an event `swap`: candles of this token changed. */
export const swapEventSchema = z
  .object({ chainId: z.number().int(), token: addressField })
  .openapi('SwapEvent')

export type HeadEvent = z.infer<typeof headEventSchema>
export type TokenEvent = z.infer<typeof tokenEventSchema>
export type PresaleEvent = z.infer<typeof presaleEventSchema>
export type ActEvent = z.infer<typeof actEventSchema>
export type SwapEvent = z.infer<typeof swapEventSchema>

/** One message of the stream. */
export type StreamEvent =
  | { event: 'head'; data: HeadEvent }
  | { event: 'token'; data: TokenEvent }
  | { event: 'presale'; data: PresaleEvent }
  | { event: 'act'; data: ActEvent }
  | { event: 'swap'; data: SwapEvent }
