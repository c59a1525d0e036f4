import type { z } from '@hono/zod-openapi'
import type { actSchema } from '../stats/act-schemas.ts'

type Act = z.infer<typeof actSchema>

/** What happened, as every webhook that listens to it is told. */
export interface WebhookEvent {
  readonly eventId: string
  readonly type: string
  /** JSON */
  readonly body: string
  /** null: of concern to every webhook of the network */
  readonly kind: string | null
  readonly chainId: number
  /** lower case: any of them is what a webhook may ask for */
  readonly addresses: readonly string[]
}

/** Standard Webhooks: what it is, when it happened, and the facts. */
const bodyOf = (type: string, atSeconds: number, data: object) =>
  JSON.stringify({ type, timestamp: new Date(atSeconds * 1_000).toISOString(), data })

/**
 * Acts as events. An event's id says which act of which transaction it is: the same after the index was built anew.
 *
 * @param acts all acts of their blocks, in their order
 */
export function toActEvents(acts: readonly Act[]): WebhookEvent[] {
  const places = new Map<string, number>()
  return acts.map((act) => {
    const transaction = `${act.chainId}_${act.txHash.slice(2)}`
    const place = (places.get(transaction) ?? 0) + 1
    places.set(transaction, place)
    const eventId = `act_${transaction}_${place}`
    const type = `act.${act.kind}`
    return {
      eventId,
      type,
      body: bodyOf(type, act.createdAt, { id: eventId, ...act }),
      kind: act.kind,
      chainId: act.chainId,
      addresses: [act.subject, act.account, act.asset].flatMap((one) => one?.toLowerCase() ?? []),
    }
  })
}

/** Blocks of which not every act was kept until it could be told. */
export interface Gap {
  readonly chainId: number
  /** the last block whose acts were all told */
  readonly afterBlock: number
  /** the first whose acts are all told again is this one or the next */
  readonly untilBlock: number
}

/** What webhooks are told where acts were missed, so that nobody takes the silence for nothing. */
export function toGapEvent(gap: Gap, now: number): WebhookEvent {
  const { chainId, afterBlock, untilBlock } = gap
  const eventId = `missed_${chainId}_${afterBlock}_${untilBlock}`
  const body = bodyOf('acts.missed', now, { id: eventId, ...gap })
  return { eventId, type: 'acts.missed', body, kind: null, chainId, addresses: [] }
}

/** What an owner sends to try a webhook. */
export function toTestEvent(id: string, label: string, now: number) {
  const type = 'webhook.test'
  return { eventId: `test_${id}`, type, body: bodyOf(type, now, { id: `test_${id}`, label }) }
}
