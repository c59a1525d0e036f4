import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeExampleRequest } from './fuzz/example-request.ts'
import { type ApiDocument, readOperations, type Schema } from './fuzz/read-operations.ts'
import { makeTestApp } from './make-test-app.ts'

const api = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
) as ApiDocument

describe('the examples of the document', () => {
  let requestOf: ReturnType<typeof makeExampleRequest>
  beforeAll(async () => {
    const side = 128
    const background = { r: 40, g: 90, b: 160 }
    const picture = sharp({ create: { width: side, height: side, channels: 3, background } })
    requestOf = makeExampleRequest(api, { picture: await picture.png().toBuffer() })
  })

  // No database, so that nothing but the reading of the request can refuse it.
  const { app } = makeTestApp()

  it.each(readOperations(api).map((operation) => [operation.id, operation] as const))(
    'of %s are a request that is taken',
    async (_id, operation) => {
      const { path, contentType, body } = requestOf(operation)
      const response = await app.request(`/api${path}`, {
        method: operation.method,
        headers: contentType ? { 'content-type': contentType } : {},
        ...(body === undefined ? {} : { body }),
      })
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      const said = isStream ? await response.body?.cancel() : await response.text()
      expect(response.status === 400 || response.status === 404 ? said : '').not.toMatch(
        /VALIDATION_FAILED|_INVALID|ROUTE_NOT_FOUND|CHAIN_UNKNOWN/,
      )
    },
  )
})

/** Every schema of the document with its place. */
function* walk(value: unknown, place: string): Generator<[string, Schema]> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield [place, value as Schema]
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, `${place}/${key}`)
}

/** The same with the name of the field or parameter that it is, or is a part of. */
function* walkNamed(
  value: unknown,
  place: string,
  name: string,
): Generator<[string, string, Schema]> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield [place, name, value as Schema]
  for (const [key, inner] of Object.entries(value)) {
    const isPart = /^(anyOf|oneOf|allOf|items|prefixItems|\d+)$/.test(key)
    const own = key === 'schema' && 'name' in value ? String(value.name) : key
    yield* walkNamed(inner, `${place}/${key}`, isPart ? name : own)
  }
}

/** Names under which the document has addresses. */
const isAddressName = (name: string) =>
  /^(address|owner|account|creator|token\d?|asset|locker|contract|pair|inviter|critic|factory|router|currency|pool|collection|attester|asker|from|to|(claim|quote|reward|staked|payment)Token)s?$/.test(
    name,
  )
/** Of an address of Solana: base58 of 32 bytes. */
const SOLANA_PATTERN = '^[1-9A-HJ-NP-Za-km-z]{32,44}$'
/** Names of that kind for something else: secrets of a session, and mailboxes. */
const isOther = (place: string) =>
  /\/(SignIn|ActivateInput|NewPasswordInput|OperatorSession)\/.*\/token$/.test(place)

describe('the schemas of the document', () => {
  it('say what lists are made of', () => {
    const silent = [...walk(api, '')].filter(
      ([, { type, items, prefixItems }]) =>
        type === 'array' && !prefixItems && Object.keys(items ?? {}).length === 0,
    )
    expect(silent.map(([place]) => place)).toEqual([])
  })

  it('take no list of fixed parts that lacks one, or has more', () => {
    const fixed = [...walk(api, '')].filter(([, { prefixItems }]) => prefixItems)
    expect(fixed.length).toBeGreaterThan(0)
    const loose = fixed.filter(
      ([, { prefixItems = [], minItems, maxItems }]) =>
        minItems !== prefixItems.length || maxItems !== prefixItems.length,
    )
    expect(loose.map(([place]) => place)).toEqual([])
  })

  it('have the pattern of an address wherever one is meant', () => {
    const named = [...walkNamed(api, '', '')].filter(
      ([, name, { type, enum: values, example }]) =>
        [type].flat().includes('string') &&
        !values &&
        (isAddressName(name) || /^0x[0-9a-fA-F]{40}$/.test(String(example))),
    )
    expect(named.length).toBeGreaterThan(300)
    const silent = named.filter(
      ([place, , { pattern = '' }]) =>
        !(pattern.includes('0x[0-9a-fA-F]{40}') || pattern === SOLANA_PATTERN || isOther(place)),
    )
    expect(silent.map(([place]) => place)).toEqual([])
  })
})
