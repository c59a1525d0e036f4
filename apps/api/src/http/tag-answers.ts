import { hash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ApiEnvironment } from './api-app.ts'
import { hasAnswer } from './has-answer.ts'
import { JsonText } from './json-text.ts'
import type { AnswerCache, KeptAnswer } from './response-cache.ts'

/** Routes whose answers depend on their address and the index alone, never on who asks or when. */
const KEPT = /^\/api\/(tokens|token-lists|stats)(\/|$)/
/** Routes whose answers depend on the second as well: presales end and locks come free without an event. */
const CLOCKED =
  /^\/api\/((airdrops|multisends|nft-sales|presales|slot-offers|portfolio|owner|search|locks|pools|vip)(\/|$)|tokens\/[^/]+\/[^/]+\/locks\/summary$)/
/** A download, or a feed in its reader's language, has a header that a kept answer would not have. */
const DOWNLOAD = /\/standard-json$|\.ics$/

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
    said = value instanceof JsonText ? value.text : JSON.stringify(value)
    return c.body(said, status, { 'Content-Type': 'application/json', ...headers })
  }
  Object.assign(c, { json: say })
  return () => said
}

/** Reads under way, each awaited by whoever asks for the same meanwhile. */
function makeReadsUnderWay() {
  const underWay = new Map<string, Promise<KeptAnswer | undefined>>()
  return {
    /** @returns undefined where nobody reads it, and for a read that failed */
    join: (key: string) => underWay.get(key),
    /** @returns what to call when the read ends, with its answer unless it failed */
    begin: (key: string): ((answer?: KeptAnswer) => void) => {
      let settle: (answer?: KeptAnswer) => void = () => undefined
      const reading = new Promise<KeptAnswer | undefined>((given) => {
        settle = given
      })
      underWay.set(key, reading)
      return (answer) => {
        if (underWay.get(key) === reading) underWay.delete(key)
        settle(answer)
      }
    },
  }
}

type Next = Parameters<MiddlewareHandler<ApiEnvironment>>[1]

/** Lets the route answer, and tags what it said. @returns undefined for anything but a success */
async function readAnswer(c: Context<ApiEnvironment>, next: Next): Promise<KeptAnswer | undefined> {
  const readJson = noteJson(c)
  await next()
  if (c.res.status !== 200) return undefined
  const type = c.res.headers.get('Content-Type') ?? 'application/json'
  const body = readJson() ?? (await c.res.text())
  return { body, tag: `W/"${hash('sha1', body)}"`, type }
}

/** Answers with what the route says now. */
async function answerAnew(c: Context<ApiEnvironment>, next: Next): Promise<KeptAnswer | undefined> {
  const answer = await readAnswer(c, next)
  if (!answer) return undefined
  const { headers } = c.res
  // Else the new response would be merged with this one.
  c.res = undefined
  c.res = send(c, answer, headers)
  return answer
}

/** Makes the reader of answers that may be kept: each of one state of the index is read once, however many ask. */
function makeKeptRead(cache: AnswerCache) {
  const reads = makeReadsUnderWay()
  return async (c: Context<ApiEnvironment>, next: Next, key: string, moment?: number) => {
    const kept = cache.get(key, moment)
    if (kept) return send(c, kept)
    const state = cache.state(key, moment)
    // While nobody tells of changes, a read that began before one must not answer who came after it.
    if (!cache.isInformed()) return void (await answerAnew(c, next))
    const numbered = `${state.index} ${state.moment} ${key}`
    const underWay = reads.join(numbered)
    const shared = underWay && (await underWay)
    if (shared) return send(c, shared)
    const end = reads.begin(numbered)
    let answer: KeptAnswer | undefined
    try {
      answer = await answerAnew(c, next)
      if (answer) cache.keep(key, answer, state)
    } finally {
      end(answer)
    }
  }
}

/**
 * Tags every finished answer, answers 304 to a client that has it, and hands out kept answers without asking
 * the database. Event streams have no end to hash and pass by.
 *
 * @param keyOf what a request asks for, written in one way
 */
export function tagAnswers(
  cache: AnswerCache,
  keyOf: (url: URL) => string,
): MiddlewareHandler<ApiEnvironment> {
  const readKept = makeKeptRead(cache)
  return async (c, next) => {
    if (c.req.method !== 'GET' || UNTAGGED.test(c.req.path)) return next()
    const url = new URL(c.req.url)
    const isClocked = CLOCKED.test(url.pathname)
    if (DOWNLOAD.test(url.pathname) || !(isClocked || KEPT.test(url.pathname)))
      return void (await answerAnew(c, next))
    const second = isClocked ? Math.floor(Date.now() / 1_000) : undefined
    return readKept(c, next, keyOf(url), second)
  }
}
