import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { type Asker, arbitraryRequest, type FuzzRequest } from './fuzz/arbitrary-request.ts'
import { type Given, makeCheck } from './fuzz/check-answer.ts'
import { type FuzzedSite, openFuzzedSite } from './fuzz/open-fuzzed-site.ts'
import { type ApiDocument, type Operation, readOperations } from './fuzz/read-operations.ts'

/** Requests to each route. */
const RUNS = Number(process.env.SLIPWAY_FUZZ_RUNS ?? 60)
const MINUTE = 60_000
const MOST_CURSORS = 200

const api = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
) as ApiDocument
const faultOf = makeCheck(api)

describe('whatever a route is asked, it answers as documented, within bounds', () => {
  let site: FuzzedSite
  const tokens: Partial<Record<Asker, string>> = {}

  beforeAll(async () => {
    site = await openFuzzedSite()
  })
  afterAll(() => site?.close())

  // What a route ends, it ends for itself: the next one is asked by somebody who is signed in.
  beforeEach(async () => {
    for (const asker of ['nobody', 'stranger', 'account', 'operator'] as const)
      tokens[asker] = await site.signIn[asker]()
  })

  async function ask(operation: Operation, request: FuzzRequest): Promise<Given> {
    // Attempts that are counted by the hour are forgiven.
    site.clock.ms += MINUTE * 61
    const token = tokens[request.asker]
    const before = site.statements()
    const response = await site.app.request(`/api${request.path}`, {
      method: operation.method,
      headers: {
        ...(token && { 'access-token': token }),
        ...(request.contentType && { 'content-type': request.contentType }),
      },
      ...(request.body !== undefined && { body: request.body }),
    })
    const contentType = response.headers.get('content-type') ?? ''
    const isStream = contentType.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    const text = isStream ? '' : await response.text()
    await site.rest()
    const mark = /"nextCursor":"([\w-]+)"/.exec(text)?.[1]
    if (mark && site.known.cursors.length < MOST_CURSORS) site.known.cursors.push(mark)
    return { status: response.status, contentType, text, statements: site.statements() - before }
  }

  for (const operation of readOperations(api))
    it(`${operation.method} ${operation.path}`, async () => {
      const requests = arbitraryRequest(operation, api, site.known)
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const fault = faultOf(operation, await ask(operation, request))
          if (fault) throw new Error(fault)
        }),
        { numRuns: RUNS, seed: 7_919, endOnFailure: true },
      )
    })
})
