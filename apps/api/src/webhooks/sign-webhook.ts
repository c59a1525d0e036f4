import { createHmac } from 'node:crypto'

interface Signed {
  readonly eventId: string
  /** unix seconds of the attempt */
  readonly timestamp: number
  readonly body: string
  /** bytes of each secret that is valid now, the newest first */
  readonly secrets: readonly Uint8Array[]
}

/** The headers by which a receiver knows who sent a body and when (Standard Webhooks: HMAC-SHA256 of id.timestamp.body). */
export function signWebhook({ eventId, timestamp, body, secrets }: Signed) {
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', secret).update(`${eventId}.${timestamp}.${body}`)
    return `v1,${hmac.digest('base64')}`
  })
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
