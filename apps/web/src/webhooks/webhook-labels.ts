import type { ActFeature, ActKind, Webhook, WebhookDelivery } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { StatusTone } from '@slipway/ui/status-badge'
import { actTexts } from '../stats/act-labels.ts'

/** Kinds of acts, as the menu groups what they belong to. */
export const kindsOfFeature: Readonly<Record<ActFeature, readonly ActKind[]>> = {
  token: ['tokenCreated'],
  presale: [
    'presaleCreated',
    'contributed',
    'refunded',
    'claimed',
    'presaleFinished',
    'presaleCanceled',
  ],
  lock: ['locked', 'unlocked'],
  staking: ['poolCreated', 'staked', 'unstaked', 'harvested'],
  airdrop: ['airdropCreated', 'airdropClaimed', 'sent'],
  nft: ['collectionCreated', 'minted'],
}

type Pause = NonNullable<Webhook['pausedBy']>

/** Why a webhook is told nothing. */
export const pauseTexts: Readonly<Record<Pause, () => string>> = {
  owner: m.webhooks_paused_owner,
  failing: m.webhooks_paused_failing,
  gone: m.webhooks_paused_gone,
  backlog: m.webhooks_paused_backlog,
}

type Failure = NonNullable<WebhookDelivery['failure']>

const failureTexts: Readonly<Record<Failure, (status: string) => string>> = {
  status: (status) => m.webhooks_failure_status({ status }),
  redirect: (status) => m.webhooks_failure_redirect({ status }),
  timeout: () => m.webhooks_failure_timeout(),
  connection: () => m.webhooks_failure_connection(),
  tls: () => m.webhooks_failure_tls(),
  name: () => m.webhooks_failure_name(),
  target: () => m.webhooks_failure_target(),
  secret: () => m.webhooks_failure_secret(),
}

/** How the last attempt went. @returns undefined: there was none yet */
export function outcomeText({ failure, status }: WebhookDelivery): string | undefined {
  if (failure) return failureTexts[failure](String(status ?? ''))
  return status === null ? undefined : m.webhooks_delivered_status({ status: String(status) })
}

/** What became of a delivery. */
export const deliveryStates: Readonly<
  Record<WebhookDelivery['state'], { readonly name: () => string; readonly tone: StatusTone }>
> = {
  waiting: { name: m.webhooks_state_waiting, tone: 'info' },
  delivered: { name: m.webhooks_state_delivered, tone: 'good' },
  'given-up': { name: m.webhooks_state_given_up, tone: 'bad' },
}

const ACT_PREFIX = 'act.'

/** What a delivery is about, in the reader's words. */
export function typeText(type: string): string {
  if (type === 'webhook.test') return m.webhooks_type_test()
  if (type === 'acts.missed') return m.webhooks_type_missed()
  const kind = type.slice(ACT_PREFIX.length)
  return Object.hasOwn(actTexts, kind) ? actTexts[kind as ActKind]() : type
}
