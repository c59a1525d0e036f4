import { z } from '@hono/zod-openapi'
import { ACT_KINDS } from '@slipway/database/stats/indexed'
import {
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  WEBHOOK_PAUSES,
  WEBHOOK_STATES,
  webhookLimits,
} from '@slipway/sdk/webhooks/webhook-rules'
import { addressField, chainParameter, idParameter, secondsField } from '../http/fields.ts'

const limits = webhookLimits
/** Longer than any field; the field's own rule says what is wrong, by its code. */
const text = (example: string, description: string) =>
  z.string().max(2_000).openapi({ example, description })
const id = idParameter
const kind = z.enum(ACT_KINDS).openapi('ActKind')

const asked = {
  url: text(
    'https://project.example/hook',
    `https on port 443 to a public host, at most ${limits.urlMax} characters`,
  ),
  label: text('Chat', `1 to ${limits.labelMax} characters on one line`),
  chains: z
    .array(chainParameter)
    .max(limits.chains)
    .default([])
    .openapi({ description: 'Networks; none: all' }),
  kinds: z
    .array(kind)
    .max(ACT_KINDS.length)
    .default([])
    .openapi({ description: 'Kinds of acts; none: all' }),
  addresses: z
    .array(z.string().max(100))
    .max(50)
    .default([])
    .openapi({
      description: `At most ${limits.addresses} contracts, accounts or assets: an act of any of them is told; none: all`,
    }),
}

export const webhookInputs = {
  create: z
    .strictObject({
      ...asked,
      language: z
        .enum(['en-US', 'zh-CN'])
        .default('en-US')
        .openapi({ description: 'Of the mail that says that it was paused' }),
    })
    .openapi('WebhookInput'),
  change: z.strictObject({ id, ...asked }).openapi('WebhookChange'),
  state: z.strictObject({ id, state: z.enum(WEBHOOK_STATES) }).openapi('WebhookStateInput'),
  one: z.strictObject({ id }).openapi('WebhookNumber'),
  redeliver: z
    .strictObject({
      id,
      eventId: z
        .string()
        .regex(/^[a-z]+_[0-9a-z_-]{1,120}$/)
        .openapi({ example: 'act_56-000001234567-000012' }),
    })
    .openapi('RedeliverInput'),
} as const

export const webhookSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    label: z.string(),
    chainIds: z.array(z.number().int()),
    kinds: z.array(kind),
    addresses: z.array(addressField),
    state: z.enum(WEBHOOK_STATES),
    pausedBy: z.enum(WEBHOOK_PAUSES).nullable(),
    failingSince: secondsField.nullable().openapi({
      description: 'The first failure since the last success',
    }),
    bothSecretsUntil: secondsField.nullable().openapi({
      description: 'Until then the secret before signs as well',
    }),
    createdAt: secondsField,
    counts: z
      .object({
        waiting: z.number().int(),
        delivered: z.number().int(),
        givenUp: z.number().int(),
      })
      .openapi({ description: `Of the last ${limits.keptDays} days` }),
  })
  .openapi('Webhook')

export const webhooksSchema = z
  .object({
    result: z.object({ items: z.array(webhookSchema).openapi({ description: 'Oldest first' }) }),
  })
  .openapi('Webhooks')

export const webhookAnswerSchema = z.object({ result: webhookSchema }).openapi('WebhookAnswer')

export const webhookSecretSchema = z
  .object({
    result: z.object({
      webhook: webhookSchema,
      secret: z.string().openapi({ description: 'whsec_…: answered this once and never again' }),
    }),
  })
  .openapi('WebhookSecret')

export const webhookTestSchema = z
  .object({ result: z.object({ eventId: z.string() }) })
  .openapi('WebhookTest')

export const webhookPath = z.object({ id })

export const deliveriesSchema = z
  .object({
    result: z.object({
      items: z
        .array(
          z
            .object({
              eventId: z.string(),
              type: z.string().openapi({ example: 'act.contributed' }),
              state: z.enum(DELIVERY_STATES),
              attempts: z.number().int(),
              createdAt: secondsField,
              attemptedAt: secondsField.nullable(),
              nextAttemptAt: secondsField.nullable().openapi({ description: 'While it waits' }),
              status: z
                .number()
                .int()
                .nullable()
                .openapi({ description: 'HTTP status of the last answer' }),
              failure: z.enum(DELIVERY_FAILURES).nullable(),
              excerpt: z.string().openapi({ description: 'Beginning of the last answer' }),
            })
            .openapi('WebhookDelivery'),
        )
        .openapi({ description: 'The newest 50, newest first' }),
    }),
  })
  .openapi('WebhookDeliveries')
