import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { webhookLimits } from '@slipway/sdk/webhooks/webhook-rules'
import { AttemptFailed, findTarget, type ResolveHost } from './find-target.ts'

/** An answer is read so far, and its connection then closed. */
const MOST_BYTES = 16_384
const EXCERPT_LENGTH = 300

/** What a receiver answered. */
export interface ReceiverAnswer {
  readonly status: number
  readonly excerpt: string
}

interface Sending {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How webhooks reach the world. */
export interface WebhookRoad {
  readonly resolve: ResolveHost
  /** in development: receivers on this machine */
  readonly allowsLoopback: boolean
}

/** Of the beginning of a body what can be stored and shown. */
const excerptOf = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/[\p{C}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, EXCERPT_LENGTH)

async function readExcerpt(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of response) {
      parts.push(part as Buffer)
      length += (part as Buffer).length
      if (length >= MOST_BYTES) break
    }
  } catch {
    // The status has said what there is to know.
  }
  response.destroy()
  return excerptOf(Buffer.concat(parts).subarray(0, MOST_BYTES))
}

function failureOf(error: unknown, signal: AbortSignal): AttemptFailed {
  if (error instanceof AttemptFailed) return error
  if (signal.aborted) return new AttemptFailed('timeout', { cause: error })
  const code = String((error as { code?: unknown } | undefined)?.code ?? '')
  const isTls = /CERT|TLS|SSL|EPROTO|SIGNATURE|ALTNAME|SELF_SIGNED/.test(code)
  return new AttemptFailed(isTls ? 'tls' : 'connection', { cause: error })
}

async function post({ url, headers, body }: Sending, road: WebhookRoad, signal: AbortSignal) {
  const target = await findTarget(url, road)
  const { hostname, host, protocol, port, pathname, search } = target.url
  const isSecure = protocol === 'https:'
  const bytes = Buffer.from(body)
  return await new Promise<ReceiverAnswer>((settle, reject) => {
    const request = (isSecure ? requestSecure : requestPlain)({
      // The judged address itself: a name would be looked up once more, and may lead elsewhere by now.
      host: target.address,
      port: port || (isSecure ? 443 : 80),
      // The certificate is the name's all the same.
      ...(isSecure && !isIP(hostname.replace(/^\[|\]$/g, '')) && { servername: hostname }),
      path: `${pathname}${search}`,
      method: 'POST',
      agent: false,
      signal,
      headers: {
        host,
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        'accept-encoding': 'identity',
        'user-agent': 'Slipway-Webhooks/1',
        connection: 'close',
        ...headers,
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      void readExcerpt(response).then((excerpt) => settle({ status, excerpt }))
    })
    request.end(bytes)
  })
}

/**
 * Posts a signed body to a receiver, within 10 seconds, and follows it nowhere.
 *
 * @returns the answer, whatever its status
 * @throws {AttemptFailed} where there was none
 */
export async function sendWebhook(sending: Sending, road: WebhookRoad): Promise<ReceiverAnswer> {
  const signal = AbortSignal.timeout(webhookLimits.timeoutSeconds * 1_000)
  const expiry = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new AttemptFailed('timeout')), { once: true })
  })
  expiry.catch(() => undefined)
  try {
    return await Promise.race([post(sending, road, signal), expiry])
  } catch (error) {
    throw failureOf(error, signal)
  }
}
