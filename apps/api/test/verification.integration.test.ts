import { setTimeout as delay } from 'node:timers/promises'
import type { ApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { getLocalDeployment, getRegisteredTemplates } from '@slipway/deployments'
import { isTemplateId } from '@slipway/sdk/platform/template-id'
import type { SourceVerifier } from '@slipway/verification/source-verification'
import pg from 'pg'
import { concat, encodeFunctionData, getContractAddress, parseAbi, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { readConfig } from '../src/read-config.ts'
import { type RunningApi, startApi } from '../src/start-api.ts'
import { makeTokenQueue } from '../src/verification/make-token-queue.ts'
import { indexToken, startTokenChain } from './create-tokens.ts'
import { patientClient } from './patient-client.ts'
import { seedIndex } from './seed-index.ts'
import { type StandIn, serveStandIn } from './serve-stand-in.ts'
import {
  compileStandardJson,
  getCode,
  startEtherscanStandIn,
  startSourcifyStandIn,
} from './verification-stand-ins.ts'

const WAIT_MS = 60_000

/** Every template that a local chain offers. */
const templates = getRegisteredTemplates(getLocalDeployment())
  .map(({ templateId }) => templateId)
  .filter(isTemplateId)

describe('verification', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let chain: Awaited<ReturnType<typeof startTokenChain>>
  const running: RunningApi[] = []
  const standIns: StandIn[] = []

  async function start(services: object[]) {
    const api = await startApi(
      readConfig({
        DATABASE_URL: database.url,
        PORT: '0',
        SLIPWAY_DEVELOPMENT: '1',
        SLIPWAY_VERIFIERS: JSON.stringify(services),
        LOG_LEVEL: 'silent',
      }),
    )
    running.push(api)
    const base = `http://127.0.0.1:${api.port}`
    return { base, client: patientClient(base) }
  }

  /** The stand-ins compile in this process: while they do, the server may give up an idle connection. */
  async function look(client: ApiClient, address: string) {
    const path = { chain: 'local', address }
    return client.getTokenVerification(path).catch(() => client.getTokenVerification(path))
  }

  async function statusOf(client: ApiClient, address: string, wanted: string) {
    for (const startedAt = Date.now(); ; await delay(100)) {
      const found = await look(client, address)
      if (found.status === wanted || Date.now() - startedAt > WAIT_MS) return found
    }
  }

  beforeAll(async () => {
    const started = await Promise.all([testEngine.start(), startTokenChain()])
    database = started[0]
    chain = started[1]
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
    await pool.query('TRUNCATE "index".token')
  })

  afterEach(async () => {
    await Promise.all(running.splice(0).map((api) => api.stop()))
    await Promise.all(standIns.splice(0).map((standIn) => standIn.stop()))
    await pool.query('TRUNCATE "index".token, "index".token_creation, app.token_verification')
  })

  afterAll(async () => {
    await pool?.end()
    await chain?.stop()
    await database?.stop()
  })

  it.each(templates)(
    'the download gives the creation code of a token of template %i, byte for byte',
    async (templateId) => {
      const token = await chain.createToken('Byte for byte', templateId)
      await indexToken(pool, token)
      const { base, client } = await start([])
      const { address, creator, factory, seed } = token
      const verification = await look(client, address)
      expect(verification).toMatchObject({ status: 'off', services: [] })
      const download = await fetch(`${base}/api/tokens/local/${address}/standard-json`)
      expect(download.headers.get('content-disposition')).toBe(
        `attachment; filename="T1-${address}.json"`,
      )
      const compiled = compileStandardJson(
        await download.text(),
        verification.source?.contractIdentifier ?? '',
      )
      const creationCode = concat([
        `0x${compiled.evm.bytecode.object}`,
        verification.constructorArguments as `0x${string}`,
      ])
      // CREATE2 commits to every byte of the creation code: another byte would be another address.
      const salt = concat([creator, seed])
      expect(
        getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode: creationCode }),
      ).toBe(address)
      const onChain = await getCode(chain.rpcUrl, address)
      expect(onChain.length).toBe(compiled.evm.deployedBytecode.object.length + 2)
    },
  )

  it('every new token is handed to every service of its network, and shown as verified', async () => {
    const token = await chain.createToken('Verified')
    await indexToken(pool, token)
    const { address } = token
    const asked = await (await start([])).client.getTokenVerification({ chain: 'local', address })
    const expected = asked.constructorArguments ?? ''
    const sourcify = await startSourcifyStandIn(chain.rpcUrl)
    const scan = await startEtherscanStandIn(chain.rpcUrl, () => expected)
    standIns.push(sourcify, scan)
    const { client } = await start([
      { chainId: 31_337, kind: 'sourcify', apiUrl: sourcify.url },
      {
        chainId: 31_337,
        kind: 'etherscan',
        name: 'Scan',
        apiUrl: scan.url,
        siteUrl: 'https://scan.example',
      },
    ])
    for (let turn = 0; turn < 100; turn++) {
      const { services } = await look(client, address)
      if (services.every(({ status }) => status === 'verified') && services.length === 2) break
      await delay(200)
    }
    const { services } = await look(client, address)
    expect(services).toEqual([
      expect.objectContaining({
        service: 'Scan',
        status: 'verified',
        url: `https://scan.example/address/${address}#code`,
      }),
      expect.objectContaining({ service: 'Sourcify', status: 'verified', url: null }),
    ])
    expect(sourcify.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('tokens that were queued are not read again with each turn, but once an hour', async () => {
    const hour = 3_600
    const { read, pool: opened } = openReadDatabase(database.url, () => undefined)
    let now = 0
    const queue = makeTokenQueue({
      ...{ database: read, chainIds: [1, 31_337], now: () => now },
      servicesOf: (chainId) => (chainId === 1 ? [] : [{ name: 'Scan' } as SourceVerifier]),
    })
    const add = (name: string, createdAt: number, chainId = 31_337) =>
      pool.query(
        `INSERT INTO "index".token (id, chain_id, address, creator, owner, name, symbol, tx_hash, contract_uri, created_at)
         VALUES ($1, $2, $1, '0x0', '0x0', $1, 'T', '0x0', '', $3)`,
        [name, chainId, createdAt],
      )
    const queued = async () => {
      await queue()
      const { rows } = await pool.query('SELECT token_id FROM app.token_verification ORDER BY 1')
      return rows.map(({ token_id }) => token_id)
    }
    await add('a', 0)
    await add('b', 3 * hour)
    await add('elsewhere', 3 * hour, 1)
    expect(await queued()).toEqual(['a', 'b'])
    await add('c', 3 * hour + 1)
    // A block took another's place.
    await add('d', 2 * hour)
    await add('e', hour)
    expect(await queued()).toEqual(['a', 'b', 'c', 'd'])
    now = hour * 1_000
    expect(await queued()).toEqual(['a', 'b', 'c', 'd', 'e'])
    await opened.end()
  })

  it('a service that is down is asked again, and a refusal is told', async () => {
    const token = await chain.createToken('Later')
    await indexToken(pool, token)
    let isDown = true
    const sourcify = await startSourcifyStandIn(chain.rpcUrl)
    const flaky = await serveStandIn(async ({ method, url, body }) => {
      if (isDown) return { status: 502, json: { message: 'try later' } }
      const answer = await fetch(`${sourcify.url}${url.pathname}`, {
        method,
        ...(method === 'POST' ? { body: new Uint8Array(body) } : {}),
      })
      return { status: answer.status, json: await answer.json() }
    })
    standIns.push(sourcify, flaky)
    const { client } = await start([{ chainId: 31_337, kind: 'sourcify', apiUrl: flaky.url }])
    const { address } = token
    for (let turn = 0; turn < 100; turn++) {
      const { services } = await look(client, address)
      if ((services[0]?.attempts ?? 0) > 0) break
      await delay(200)
    }
    const tried = await look(client, address)
    expect(tried.services[0]).toMatchObject({ status: 'queued', detail: 'try later', attempts: 1 })
    const { nextAttemptAt = 0, updatedAt = 0 } = tried.services[0] ?? {}
    expect((nextAttemptAt ?? 0) - updatedAt).toBeGreaterThanOrEqual(29)
    isDown = false
    await pool.query('UPDATE app.token_verification SET next_attempt_at = now()')
    expect(await statusOf(client, address, 'verified')).toMatchObject({ status: 'verified' })
  })

  it('a token that a multisig ordered has its arguments; one of another code is not claimed', async () => {
    const wrapped = await chain.createToken('By a multisig')
    const foreign = await chain.createToken('Another code')
    const multisig = parseAbi(['function execTransaction(address to, uint256 value, bytes data)'])
    const input = encodeFunctionData({
      abi: multisig,
      args: [wrapped.factory, 1n, wrapped.input],
    })
    await indexToken(pool, wrapped, input)
    // The creation of another token: the arguments decode, and give another address.
    await indexToken(pool, foreign, wrapped.input)
    const sourcify = await startSourcifyStandIn(chain.rpcUrl)
    standIns.push(sourcify)
    const { base, client } = await start([
      { chainId: 31_337, kind: 'sourcify', apiUrl: sourcify.url },
    ])
    const of = (token: { address: string }) => ({ chain: 'local', address: token.address })
    const seen = await client.getTokenVerification(of(wrapped))
    expect(seen.constructorArguments).toContain(toHex('By a multisig').slice(2))
    expect(await statusOf(client, foreign.address, 'failed')).toMatchObject({
      status: 'failed',
      source: null,
      constructorArguments: null,
    })
    const download = await fetch(`${base}/api/tokens/local/${foreign.address}/standard-json`)
    expect(download.status).toBe(404)
    expect(await download.json()).toMatchObject({ error: { code: 'SOURCE_NOT_FOUND' } })
    expect(sourcify.requests.some(({ url }) => url.pathname.includes(foreign.address))).toBe(false)
  })

  it('no service is ever asked about a local chain unless it is configured', async () => {
    await indexToken(pool, await chain.createToken('Nobody is told'))
    const elsewhere = await startSourcifyStandIn(chain.rpcUrl)
    standIns.push(elsewhere)
    await start([{ chainId: 56, kind: 'sourcify', apiUrl: elsewhere.url }])
    await delay(1_500)
    const { rows } = await pool.query('SELECT count(*)::int AS n FROM app.token_verification')
    expect(rows[0].n).toBe(0)
    expect(elsewhere.requests).toEqual([])
  })

  it('two processes hand a token over once', async () => {
    const token = await chain.createToken('Once')
    const sourcify = await startSourcifyStandIn(chain.rpcUrl)
    standIns.push(sourcify)
    const services = [{ chainId: 31_337, kind: 'sourcify', apiUrl: sourcify.url }]
    const [first] = await Promise.all([start(services), start(services)])
    await indexToken(pool, token)
    if (!first) throw new Error('not started')
    expect(await statusOf(first.client, token.address, 'verified')).toMatchObject({
      status: 'verified',
    })
    expect(sourcify.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})
