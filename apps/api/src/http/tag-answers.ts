import { hash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { AnswerCache, KeptAnswer } from './answer-cache.ts'
import type { ApiEnvironment } from './api-app.ts'

/** Routes whose answers depend on their address and the index alone, never on who asks or when. */
const KEPT = /^\/api\/(tokens|stats)(\/|$)/
/** Routes whose answers depend on the second as well: sales end and locks come free without an event. */
const CLOCKED =
  /^\/api\/((presales|slot-offers|portfolio|locks)(\/|$)|tokens\/[^/]+\/[^/]+\/locks\/summary$)/
/** A download has a header that a kept answer would not have. */
const DOWNLOAD = /\/standard-json$/

/** Whether the client already has the answer with this tag (RFC 9110, weak comparison). */
function hasAnswer(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch
    .split(',')
    .some((given) => given.trim() === '*' || opaque(given) === opaque(tag))
}

function send(c: Context<ApiEnvironment>, answer: KeptAnswer): Response {
  c.header('ETag', answer.tag)
  // Lists may be kept by a browser but must be asked for again each time: the answer is often just 304.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache')
  if (hasAnswer(c.req.header('if-none-match'), answer.tag)) return c.body(null, 304)
  c.header('Content-Type', answer.type)
  return c.body(answer.body)
}

/**
 * Tags every finished answer, answers 304 to a client that has it, and hands out kept answers without asking
 * the database. Event streams have no end to hash and pass by.
 */
export function tagAnswers(cache: AnswerCache): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    if (c.req.method !== 'GET' || c.req.path.endsWith('/events')) return next()
    const url = new URL(c.req.url)
    const isClocked = CLOCKED.test(url.pathname)
    const second = isClocked ? `@${Math.floor(Date.now() / 1_000)}` : ''
    const key = url.pathname + url.search + second
    const kept = cache.get(key)
    if (kept) return send(c, kept)
    const state = cache.state()
    await next()
    if (c.res.status !== 200) return
    const type = c.res.headers.get('Content-Type') ?? 'application/json'
    const body = await c.res.text()
    const answer = { body, tag: `W/"${hash('sha1', body)}"`, type }
    if ((isClocked || KEPT.test(url.pathname)) && !DOWNLOAD.test(url.pathname))
      cache.keep(key, answer, state)
    c.res = send(c, answer)
  }
}
