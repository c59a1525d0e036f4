import * as z from 'zod/mini'
import { type FormReading, readForm } from '../shared/read-form.ts'
import { line, trimmed } from '../shared/text-fields.ts'
import { webhookLimits } from './webhook-rules.ts'
import { readWebhookUrl } from './webhook-url.ts'

/**
 * What a webhook takes. One schema for form and API: the issues' messages are codes.
 */

const limits = webhookLimits

const urlOf = (allowsLoopback: boolean) =>
  z.pipe(
    trimmed('Webhook_UrlWrong'),
    z.string().check(
      z.maxLength(limits.urlMax, 'Webhook_UrlWrong'),
      z.refine((text) => readWebhookUrl(text, allowsLoopback) !== undefined, 'Webhook_UrlWrong'),
    ),
  )

/** Each once, in lower case; empty lines count for nothing. */
const addresses = z.pipe(
  z.pipe(
    z.array(z.string(), { error: 'Webhook_AddressWrong' }),
    z.transform((all: string[]) => [
      ...new Set(all.map((one) => one.trim().toLowerCase()).filter((one) => one !== '')),
    ]),
  ),
  z.array(z.string()).check(
    z.maxLength(limits.addresses, 'Webhook_AddressesCount'),
    z.refine(
      (all) => all.every((one) => /^0x(?!0{40})[0-9a-f]{40}$/.test(one)),
      'Webhook_AddressWrong',
    ),
  ),
)

const webhookForm = (allowsLoopback: boolean) =>
  z.object({
    url: urlOf(allowsLoopback),
    label: line('Webhook_LabelWrong', 1, limits.labelMax),
    addresses,
  })

/** A webhook that is right in everything; addresses in lower case, none for all. */
export type WebhookParams = z.output<ReturnType<typeof webhookForm>>

/**
 * Reads what an owner asks.
 *
 * @param values see `WebhookParams`, with whatever was typed
 * @param allowsLoopback in development: this machine as a receiver
 */
export const readWebhook = (values: object, allowsLoopback: boolean): FormReading<WebhookParams> =>
  readForm<WebhookParams>(webhookForm(allowsLoopback), values)
