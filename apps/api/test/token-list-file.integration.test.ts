import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import schema from '@uniswap/token-lists/src/tokenlist.schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import pg from 'pg'
import { isAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import type { TokenListFile } from '../src/token/token-list-routes.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats.default(ajv)
const isTokenList = ajv.compile(schema)

describe('the token list of a network', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let close: () => Promise<void>
  let ask: (path: string) => Promise<Response>

  const read = async (list: string): Promise<TokenListFile> => {
    const answer = await ask(`/token-lists/bsc/${list}/tokenlist.json`)
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const change = (sets: string, infoId: number) =>
    pool.query(`UPDATE "index".token SET ${sets} WHERE info_id = ${infoId}`)

  beforeAll(async () => {
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    pool.on('error', () => undefined)
    const opened = openReadDatabase(database.url, () => undefined)
    const { app } = makeTestApp({ database: opened.read })
    ask = async (path) => app.request(`/api${path}`)
    close = () => opened.pool.end()
  })
  afterAll(async () => {
    await close?.()
    await pool?.end()
    await database?.stop()
  })

  it('has the published form, newest first, with checksummed addresses, for any site', async () => {
    const answer = await ask('/token-lists/bsc/created/tokenlist.json')
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const list: TokenListFile = await answer.json()
    expect(isTokenList(list), JSON.stringify(isTokenList.errors)).toBe(true)
    expect(list.tokens).toHaveLength(250)
    expect(list.tokens[0]).toMatchObject({ chainId: 56, name: 'Token 250', decimals: 18 })
    for (const { address } of list.tokens) expect(isAddress(address, { strict: true })).toBe(true)
  })

  it('is refused while it has no token, for an unknown network and an unknown list', async () => {
    const statuses = { 'bsc/launched': 404, 'nowhere/created': 404, 'bsc/best': 400 }
    for (const [list, status] of Object.entries(statuses)) {
      const answer = await ask(`/token-lists/${list}/tokenlist.json`)
      expect(answer.status).toBe(status)
      // A site that is refused may read why.
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
    expect((await ask('/tokens')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('of launched tokens has those alone, and a higher version with each that comes', async () => {
    await change('launched = true', 7)
    const one = await read('launched')
    expect(isTokenList(one), JSON.stringify(isTokenList.errors)).toBe(true)
    expect(one.tokens.map(({ name }) => name)).toEqual(['Token 7'])
    await change('launched = true, launched_at = 5000', 3)
    const two = await read('launched')
    // The one that came last stands first, however old it is.
    expect(two.tokens.map(({ name }) => name)).toEqual(['Token 3', 'Token 7'])
    expect(two.version.minor).toBeGreaterThan(one.version.minor)
    expect(two.timestamp).toBe(new Date(5_000_000).toISOString())
    await change('launched = true, launched_at = 5000', 1)
    const three = await read('launched')
    expect(three.version).toEqual({ ...two.version, patch: two.version.patch + 1 })
  })

  it('leaves out what the form does not take, so that no name spoils the list', async () => {
    await change(`name = '${'n'.repeat(61)}'`, 250)
    await change(`symbol = 'A B'`, 249)
    await change(`symbol = '${'S'.repeat(21)}'`, 248)
    await change(`name = E'two\\nlines'`, 247)
    await change(`name = ''`, 246)
    const list = await read('created')
    expect(isTokenList(list), JSON.stringify(isTokenList.errors)).toBe(true)
    expect(list.tokens).toHaveLength(246)
    expect(list.tokens[0]?.name).toBe('')
  })
})
