import { timingSafeEqual } from 'node:crypto'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Update } from 'grammy/types'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const UPDATE_BYTES = 256 * 1_024

/** What the bot's own server is told. */
export interface BotServerOptions {
  readonly port: number
  readonly host: string
  /** Absent: updates are asked for, and none are taken here. */
  readonly webhookSecret: string | undefined
  readonly handle: (update: Update) => Promise<void>
  /** Whether the messenger and the database answer. */
  readonly isReady: () => Promise<boolean>
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Answers `/healthz` and `/readyz`, and takes updates at `/webhook` from whoever knows the secret. An update is answered
 * once it is handled: the messenger repeats what was not.
 */
export async function serveBot(
  options: BotServerOptions,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ ok: true }))
  app.get('/readyz', async (context) => {
    const ok = await options.isReady()
    return context.json({ ok }, ok ? 200 : 503)
  })
  const { webhookSecret, port, host } = options
  if (webhookSecret !== undefined)
    app.post('/webhook', bodyLimit({ maxSize: UPDATE_BYTES }), async (context) => {
      const given = context.req.header('X-Telegram-Bot-Api-Secret-Token') ?? ''
      if (!isSame(given, webhookSecret)) return context.json({ ok: false }, 401)
      const update = await context.req.json<Update>().catch(() => undefined)
      if (typeof update?.update_id !== 'number') return context.json({ ok: false }, 400)
      await options.handle(update)
      return context.json({ ok: true })
    })
  const server = await new Promise<Server>((settle, reject) => {
    const opened = serve({ fetch: app.fetch, port, hostname: host }, () => settle(opened as Server))
    opened.once('error', reject)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise<void>((settle) => {
        server.close(() => settle())
        server.closeIdleConnections()
      }),
  }
}
