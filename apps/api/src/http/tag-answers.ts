import { hash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AnswerCache, KeptAnswer } from './answer-cache.ts'
import type { ApiEnvironment } from './api-app.ts'
import { hasAnswer } from './has-answer.ts'

/** Routes whose answers depend on their address and the index alone, never on who asks or when. */
const KEPT = /^\/api\/(tokens|stats)(\/|$)/
/** Routes whose answers depend on the second as well: sales end and locks come free without an event. */
const CLOCKED =
  /^\/api\/((airdrops|multisends|nft-sales|presales|slot-offers|portfolio|owner|search|locks|pools|vip)(\/|$)|tokens\/[^/]+\/[^/]+\/locks\/summary$)/
/** A download has a header that a kept answer would not have. */
const DOWNLOAD = /\/standard-json$/

/**
 * A stream has no end, and a sealed document is no text: its bytes are sent once and kept nowhere. Pictures are no
 * text either, and tag themselves.
 */
const UNTAGGED =
  /\/events$|^\/api\/share\/images\/|^\/api\/(badge-applications|operator\/badges)\/[^/]+\/documents\//

const CACHE_CONTROL = 'Cache-Control'

/** @param sent headers that stand already: of CORS, and of the route */
function send(
  c: Context<ApiEnvironment>,
  { body, tag, type }: KeptAnswer,
  sent?: Headers,
): Response {
  const headers = new Headers(sent)
  headers.set('ETag', tag)
  // Lists may be kept by a browser but must be asked for again each time: the answer is often just 304.
  if (!headers.has(CACHE_CONTROL)) headers.set(CACHE_CONTROL, 'no-cache')
  if (hasAnswer(c.req.header('if-none-match'), tag)) return c.body(null, { status: 304, headers })
  headers.set('Content-Type', type)
  return c.body(body, { status: 200, headers })
}

/**
 * Notes what the handler says in JSON. To read it back from the response makes a whole one of the server's light one, which
 * costs a third of a short answer.
 */
function noteJson(c: Context<ApiEnvironment>): () => string | undefined {
  let said: string | undefined
  const say = (value: unknown, status?: ContentfulStatusCode, headers?: Record<string, string>) => {
    said = JSON.stringify(value)
    return c.body(said, status, { 'Content-Type': 'application/json', ...headers })
  }
  Object.assign(c, { json: say })
  return () => said
}

/**
 * Tags every finished answer, answers 304 to a client that has it, and hands out kept answers without asking
 * the database. Event streams have no end to hash and pass by.
 */
export function tagAnswers(cache: AnswerCache): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    if (c.req.method !== 'GET' || UNTAGGED.test(c.req.path)) return next()
    const url = new URL(c.req.url)
    const isClocked = CLOCKED.test(url.pathname)
    const second = isClocked ? `@${Math.floor(Date.now() / 1_000)}` : ''
    const key = url.pathname + url.search + second
    const kept = cache.get(key)
    if (kept) return send(c, kept)
    const state = cache.state()
    const readJson = noteJson(c)
    await next()
    if (c.res.status !== 200) return
    const { headers } = c.res
    const type = headers.get('Content-Type') ?? 'application/json'
    const body = readJson() ?? (await c.res.text())
    const answer = { body, tag: `W/"${hash('sha1', body)}"`, type }
    if ((isClocked || KEPT.test(url.pathname)) && !DOWNLOAD.test(url.pathname))
      cache.keep(key, answer, state)
    // Else the new response would be merged with this one.
    c.res = undefined
    c.res = send(c, answer, headers)
  }
}
