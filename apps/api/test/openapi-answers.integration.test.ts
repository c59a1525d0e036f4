import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCheck } from './fuzz/check-answer.ts'
import { makeExampleRequest } from './fuzz/example-request.ts'
import { type FuzzedSite, openFuzzedSite } from './fuzz/open-fuzzed-site.ts'
import { type ApiDocument, type Operation, readOperations } from './fuzz/read-operations.ts'

const api = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
) as ApiDocument
const faultOf = makeCheck(api)

/** Of what an example has to be refused for: its sale, code or account is of nobody here. */
const REFUSED_WITH_REASON = [401, 403, 404, 409, 422]

describe('each route, asked with the examples of its document', () => {
  let site: FuzzedSite
  let requestOf: ReturnType<typeof makeExampleRequest>

  beforeAll(async () => {
    site = await openFuzzedSite()
    const background = { r: 40, g: 90, b: 160 }
    const picture = sharp({ create: { width: 128, height: 128, channels: 3, background } })
    requestOf = makeExampleRequest(api, { picture: await picture.png().toBuffer() })
  })
  afterAll(() => site?.close())

  async function ask(operation: Operation) {
    const asker = operation.path.startsWith('/operator') ? 'operator' : 'account'
    const token = await site.signIn[asker]()
    const { path, contentType, body } = requestOf(operation)
    const before = site.statements()
    const response = await site.app.request(`/api${path}`, {
      method: operation.method,
      headers: { 'access-token': token, ...(contentType && { 'content-type': contentType }) },
      ...(body !== undefined && { body }),
    })
    const type = response.headers.get('content-type') ?? ''
    const isStream = type.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    const text = isStream ? '' : await response.text()
    await site.rest()
    return {
      ...{ status: response.status, contentType: type, text },
      statements: site.statements() - before,
    }
  }

  it.each(readOperations(api).map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const given = await ask(operation)
      expect(faultOf(operation, given)).toBeUndefined()
      if (given.status >= 300) expect(REFUSED_WITH_REASON, given.text).toContain(given.status)
    },
  )
})
