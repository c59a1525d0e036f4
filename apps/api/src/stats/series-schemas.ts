import { z } from '@hono/zod-openapi'
import {
  addressField,
  amountField,
  chainParameter,
  secondsField,
  wholeParameter,
} from '../http/fields.ts'
import { currencyUnit, dayStatsSchema } from './schemas.ts'

const DAY_SECONDS = 86_400
/** Days in one answer. */
export const MOST_DAYS = 366

const dayParameter = wholeParameter(0, 2 ** 40)

export const daysQuery = z
  .object({
    chain: chainParameter.optional(),
    from: dayParameter.openapi({
      example: 1_794_000_000,
      description: 'Unix seconds in the first day (UTC)',
    }),
    to: dayParameter.openapi({
      example: 1_795_000_000,
      description: 'Unix seconds in the last day (UTC)',
    }),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    params: { rule: 'not_before_from' },
  })
  .refine(({ from, to }) => to - from < MOST_DAYS * DAY_SECONDS, {
    path: ['to'],
    params: { rule: `at_most_${MOST_DAYS}_days` },
  })

const currencyDaySchema = z
  .object({
    day: secondsField.openapi({ description: 'Unix seconds of 00:00 UTC' }),
    chainId: z.number().int(),
    currency: addressField.openapi({
      description: 'The zero address stands for the native currency',
    }),
    ...currencyUnit,
    presales: z.number().int().openapi({ description: 'Presales that were made in it' }),
    finished: z.number().int(),
    canceled: z.number().int(),
    contributed: amountField.openapi({ description: 'Put into presales' }),
    refunded: amountField,
    raised: amountField.openapi({ description: 'Kept by presales that were finished on the day' }),
  })
  .openapi('CurrencyDay')

export const daysSchema = z
  .object({
    days: z.array(dayStatsSchema).openapi({ description: 'Days with an event, oldest first' }),
    raised: z.array(currencyDaySchema).openapi({
      description:
        'Days of presales by currency, oldest first: the 12 currencies of most presales. Currencies are never added up.',
    }),
  })
  .openapi('StatsDays')
