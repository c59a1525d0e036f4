// What docs/public-data.md promises to anybody is what the API serves: each address, each parameter, each field.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCheck } from './fuzz/check-answer.ts'
import { type FuzzedSite, openFuzzedSite } from './fuzz/open-fuzzed-site.ts'
import {
  type ApiDocument,
  type Operation,
  readOperations,
  resolveSchema,
  type Schema,
} from './fuzz/read-operations.ts'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('docs/public-data.md', root), 'utf8')
const api = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
) as ApiDocument
const reads = readOperations(api).filter(({ method }) => method === 'GET')
/** What a page may not say without an account. */
const LEAST_ADDRESSES = 25

/** The part of the page below a heading. */
const section = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

/** Addresses in the second cells of the tables; those that stand for everything below them are told apart. */
const documented = [...page.matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm)]
  .map(([, cell = '']) => cell)
  .flatMap((cell) =>
    [...cell.matchAll(/`\/api(\/[^`]+)`/g)].map(([, path = '']) => ({
      path,
      isPrefix: cell.includes(`\`/api${path}\` and below`),
    })),
  )

/** An object that is put together of parts, as one. */
function joinParts(parts: readonly Schema[]): Schema {
  const objects = parts.map((part) => resolveSchema(part, api))
  return {
    type: 'object',
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
    required: objects.flatMap(({ required = [] }) => required),
  }
}

/** Closed to fields that are not in the document. */
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close)
  if (typeof schema !== 'object' || schema === null) return schema
  const { allOf, ...rest } = schema as Schema
  const whole = allOf ? { ...rest, ...joinParts(allOf) } : schema
  const closed = Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, close(value)]),
  ) as Record<string, unknown>
  const isOpen = closed.properties && closed.additionalProperties === undefined
  return isOpen ? { ...closed, additionalProperties: false } : closed
}

/** A path of the document that a documented one is: its parts in braces may have other names. */
function operationsOf({ path, isPrefix }: (typeof documented)[number]): readonly Operation[] {
  const filled = path
    .replace('/created/', '/{list}/')
    .replace('/launched/', '/{list}/')
    .replace(/\/(calldata-<kind>|eip712-permit)\.json$/, '/{file}')
    .replace(/\{\w+\}/g, '{}')
  return reads.filter((one) => {
    const own = one.path.replace(/\{\w+\}/g, '{}')
    return own === filled || (isPrefix && own.startsWith(`${filled}/`))
  })
}

test('every address of the page is a route, and there are many', () => {
  expect(documented.length).toBeGreaterThan(LEAST_ADDRESSES)
  const missing = documented.filter((one) => operationsOf(one).length === 0)
  // The document does not describe itself.
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('every list takes what the page says of lists', () => {
  const lists = ['/tokens', '/presales', '/locks', '/pools', '/airdrops', '/nft-sales']
  for (const path of lists) {
    const names = reads.find((one) => one.path === path)?.parameters.map(({ name }) => name)
    expect([path, names]).toEqual([
      path,
      expect.arrayContaining(['chain', 'sort', 'limit', 'cursor']),
    ])
  }
})

describe('answers', () => {
  let site: FuzzedSite
  const faultOf = makeCheck(close(api) as ApiDocument)
  beforeAll(async () => {
    site = await openFuzzedSite()
  })
  afterAll(() => site?.close())

  const get = (path: string, headers: Record<string, string> = {}) =>
    site.app.request(`/api${path}`, { headers })

  /** Values for what stands in braces, and for what a query needs. */
  function fill({ path, parameters }: Operation): string {
    const [, kind = ''] = path.split('/')
    const { contracts, accounts } = site.known
    const own = contracts[kind as keyof typeof contracts]?.[0] ?? contracts.tokens?.[0] ?? ''
    const values: Readonly<Record<string, string>> = {
      ...{
        chain: 'bsc',
        list: 'created',
        lockId: '1',
        id: '1',
        from: '1700000000',
        to: '1700086400',
      },
      ...{ address: own, airdrop: own, presale: own, pool: own, locker: own, q: 'a' },
      ...{ token: contracts.tokens?.at(-1) ?? '', account: accounts[0] ?? '' },
      file: 'calldata-token.json',
    }
    const isOfAccount = ['portfolio', 'owner', 'accounts'].includes(kind)
    const textFor = (name: string) =>
      (isOfAccount && name === 'address' ? accounts[0] : values[name]) ?? ''
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => textFor(name))
    const query = parameters.filter((one) => one.in === 'query' && one.required)
    // Of a calendar either a token or an owner has to be named.
    if (path === '/locks/calendar.ics') return `${filled}?chain=bsc&owner=${accounts[0]}`
    return query.length === 0
      ? filled
      : `${filled}?${query.map(({ name }) => `${name}=${textFor(name)}`).join('&')}`
  }

  const operations = [...new Set(documented.flatMap(operationsOf))]

  test.each(operations.map((one) => [one.path, one] as const))(
    '%s is served without a key, and has the documented fields and no other',
    async (path, operation) => {
      const asked = fill(operation)
      const response = await get(asked)
      const contentType = response.headers.get('content-type') ?? ''
      const isStream = contentType.startsWith('text/event-stream')
      if (isStream) await response.body?.cancel()
      const text = isStream ? '' : await response.text()
      const { status } = response
      // What a thing does not have is said as such: 404 with a code of the document.
      expect([path, [200, 404].includes(status), text.slice(0, 200)]).toEqual([
        path,
        true,
        expect.any(String),
      ])
      const given = { status, contentType, text, statements: 0 }
      expect([asked, faultOf(operation, given)]).toEqual([asked, undefined])
    },
  )

  test('most of them have something to say here', async () => {
    const statuses = await Promise.all(
      operations
        .filter(({ path }) => path !== '/events')
        .map(async (one) => [one.path, (await get(fill(one))).status] as const),
    )
    const empty = statuses.filter(([, status]) => status !== 200).map(([path]) => path)
    expect(empty.length).toBeLessThan(statuses.length / 10)
  })

  test('an undocumented field is seen', () => {
    const operation = reads.find(({ path }) => path === '/stats') as Operation
    const text = JSON.stringify({ more: 1 })
    const given = { status: 200, contentType: 'application/json', text, statements: 0 }
    expect(faultOf(operation, given)).toMatch(/not of its shape/)
  })

  test('a list is read to its end by its cursor, each row once', async () => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const mark = cursor === undefined ? '' : `&cursor=${cursor}`
      const response = await get(`/presales?limit=1${mark}`)
      const { items, nextCursor } = (await response.json()) as {
        items: { id: string }[]
        nextCursor: string | null
      }
      ids.push(...items.map(({ id }) => id))
      cursor = nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('asked again with its ETag, an answer is 304 while nothing has changed', async () => {
    const first = await get('/tokens?limit=1')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await get('/tokens?limit=1', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/tokens?limit=2', { 'if-none-match': etag })).status).toBe(200)
  })

  test('the document itself is served where the page says', async () => {
    const response = await get('/openapi.json')
    expect(response.status).toBe(200)
    expect(Object.keys(((await response.json()) as ApiDocument).paths)).toEqual(
      Object.keys(api.paths),
    )
  })
})

test('the adapter of DefiLlama is used as the page shows it', () => {
  const text = section('Value locked, for DefiLlama')
  const file = /`(packages\/[^`]+\.cjs)`/.exec(text)?.[1] ?? ''
  const [, name = '', from = ''] = /const \{ (\w+) \} = require\('([^']+)'\)/.exec(text) ?? []
  expect(file.endsWith(from.slice(2))).toBe(true)
  const adapter = createRequire(import.meta.url)(new URL(file, root).pathname)
  const networks = [...text.matchAll(/(\w+): require\('\.\/(\w+)\.json'\)/g)].map(([, key]) => key)
  expect(networks.length).toBeGreaterThan(0)
  const record = { deployments: [{ contracts: {} }] }
  const made = adapter[name](Object.fromEntries(networks.map((key) => [key, record])))
  for (const key of networks) expect(made[key as string].tvl).toBeTypeOf('function')
  expect(made.methodology).toBeTypeOf('string')
})
