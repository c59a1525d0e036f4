import { DeliveryRefused, type MessageCarrier } from './message-carrier.ts'

const TIMEOUT_MS = 10_000

/**
 * Sends text messages through a provider: `POST url` with `{"to": "+44…", "text": "…"}` and, where there is
 * one, `Authorization: Bearer <token>`. Any 2xx answer means taken; 4xx other than 408 and 429 means never.
 */
export function makeSmsCarrier(url: string, token: string | undefined): MessageCarrier {
  return {
    channel: 'sms',
    deliver: async ({ recipient, body }) => {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: recipient, text: body }),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const mayRetry = answer.status >= 500 || answer.status === 408 || answer.status === 429
      if (mayRetry) throw new Error(`the provider answers ${answer.status}`)
      throw new DeliveryRefused(`the provider answers ${answer.status}`)
    },
  }
}
