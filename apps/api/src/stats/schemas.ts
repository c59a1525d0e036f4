import { z } from '@hono/zod-openapi'
import { addressField, amountField, secondsField } from '../http/fields.ts'

const counts = {
  tokensCreated: z.number().int(),
  newCreators: z
    .number()
    .int()
    .openapi({ description: 'Addresses that created their first token' }),
  transfers: z
    .number()
    .int()
    .openapi({ description: 'Transfer events of our tokens, mints and burns included' }),
  contributions: z.number().int().openapi({ description: 'Contributions to sales' }),
}

const templatesField = (description: string) =>
  z
    .array(
      z.object({
        templateId: z.number().int(),
        feeWei: amountField.openapi({ description: 'Full fee of one creation now' }),
        enabled: z.boolean(),
      }),
    )
    .openapi({ description })

const currencySchema = z
  .object({
    currency: addressField.openapi({
      description: 'The zero address stands for the native currency',
    }),
    presales: z.number().int(),
    finished: z.number().int(),
    canceled: z.number().int().openapi({ description: 'Said so on chain' }),
    contributed: amountField.openapi({ description: 'Ever put into sales' }),
    refunded: amountField,
    raised: amountField.openapi({ description: 'Kept by finished sales' }),
  })
  .openapi('CurrencyStats')

const chainStatsSchema = z
  .object({
    chainId: z.number().int(),
    tokens: z.number().int().openapi({ description: 'Tokens created through the factory' }),
    creators: z.number().int().openapi({ description: 'Addresses that created at least one' }),
    holders: z
      .number()
      .int()
      .openapi({ description: 'Addresses that hold at least one of our tokens now' }),
    transfers: counts.transfers,
    feesWei: amountField.openapi({
      description: 'Creation fees paid, in wei of the native currency',
    }),
    inviterRewardsWei: amountField.openapi({
      description: 'Part of the fees that went to inviters',
    }),
    templates: templatesField('Templates that the factory of tokens knows'),
    presales: z.number().int(),
    contributions: counts.contributions,
    presaleFeesWei: amountField.openapi({ description: 'Creation fees of sales' }),
    locks: z.number().int().openapi({ description: 'Locks ever made, parts included' }),
    presaleTemplates: templatesField('Templates that the newest factory of sales knows'),
    currencies: z.array(currencySchema),
  })
  .openapi('ChainStats')

const dayStatsSchema = z
  .object({
    day: secondsField.openapi({ description: 'Unix seconds of 00:00 UTC' }),
    chainId: z.number().int(),
    ...counts,
    holdersAtEnd: z.number().int().openapi({ description: "Holders after the day's last event" }),
    feesWei: amountField,
    inviterRewardsWei: amountField,
    presalesCreated: z.number().int(),
    presaleFeesWei: amountField,
  })
  .openapi('DayStats')

export const statsQuery = z.object({
  days: z.coerce.number().int().min(1).max(366).default(30).openapi({
    description: 'Length of the series: days with an event, counted back from the newest',
  }),
})

export const statsSchema = z
  .object({
    totals: z
      .object({
        tokens: z.number().int(),
        creators: z
          .number()
          .int()
          .openapi({ description: 'Different addresses over all networks' }),
        holders: z.number().int().openapi({
          description: 'Sum over the networks: an address on two networks counts twice',
        }),
        transfers: z.number().int(),
        presales: z.number().int(),
        locks: z.number().int(),
        chains: z.number().int().openapi({ description: 'Networks whose deployment is indexed' }),
      })
      .openapi({ description: 'Fees are not summed: they are paid in different currencies' }),
    chains: z.array(chainStatsSchema),
    days: z.array(dayStatsSchema),
  })
  .openapi('Stats')
