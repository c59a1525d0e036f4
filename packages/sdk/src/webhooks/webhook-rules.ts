/** `active` is told what happens; `paused` is told nothing until its owner resumes it. */
export const WEBHOOK_STATES = ['active', 'paused'] as const
export type WebhookState = (typeof WEBHOOK_STATES)[number]

/**
 * Who paused a webhook: its owner; the server, because it failed for long (`failing`), because its receiver answered
 * that it is gone for good (`gone`), or because too much waited for it (`backlog`).
 */
export const WEBHOOK_PAUSES = ['owner', 'failing', 'gone', 'backlog'] as const
export type WebhookPause = (typeof WEBHOOK_PAUSES)[number]

/** What became of an event on its way to one webhook. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'given-up'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why an attempt failed. */
export const DELIVERY_FAILURES = [
  /** an answer other than 2xx */
  'status',
  /** an answer that leads elsewhere: it is not followed */
  'redirect',
  'timeout',
  /** nobody took the connection, or it broke */
  'connection',
  /** no TLS, or a certificate that does not hold */
  'tls',
  /** the name has no address */
  'name',
  /** the name leads into a private network, or the URL breaks the rules */
  'target',
  /** the secret was sealed under another key of the server */
  'secret',
] as const
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]

/** What webhooks accept, in form, API and texts alike. */
export const webhookLimits = {
  /** webhooks of one account */
  perAccount: 10,
  urlMax: 500,
  labelMax: 60,
  /** contracts, accounts or assets that one webhook listens to */
  addresses: 20,
  chains: 30,
  /** for which the secret before goes on signing */
  overlapSeconds: 86_400,
  /** the whole of an attempt */
  timeoutSeconds: 10,
  /** deliveries are listed and kept for so long */
  keptDays: 14,
  /** more waiting ones pause the webhook */
  waiting: 10_000,
} as const
