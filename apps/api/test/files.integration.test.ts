import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { pinDueFiles } from '../src/files/pin-files.ts'
import { makePinningService } from '../src/files/pinning-service.ts'
import { readConfig } from '../src/read-config.ts'
import { type RunningApi, startApi } from '../src/start-api.ts'
import { startKuboStandIn, startPinningStandIn } from './ipfs-stand-ins.ts'
import { patientClient } from './patient-client.ts'

const picture = (shade: number, side = 128) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: { r: shade, g: 0, b: 0 } },
  })
    .png()
    .toBuffer()

describe('files', () => {
  let database: TestDatabase
  let pool: pg.Pool
  const running: RunningApi[] = []
  const folders: string[] = []

  async function start(environment: Record<string, string> = {}) {
    const directory = mkdtempSync(join(tmpdir(), 'slipway-files-'))
    folders.push(directory)
    const api = await startApi(
      readConfig({
        DATABASE_URL: database.url,
        PORT: '0',
        SLIPWAY_DEVELOPMENT: '1',
        SLIPWAY_FILES_DIRECTORY: directory,
        LOG_LEVEL: 'silent',
        ...environment,
      }),
    )
    running.push(api)
    const base = `http://127.0.0.1:${api.port}`
    return { base, directory, client: patientClient(base) }
  }

  const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

  beforeAll(async () => {
    database = await testEngine.start()
    await migrateDatabase(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
  })

  afterEach(async () => {
    await Promise.all(running.splice(0).map((api) => api.stop()))
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
    await pool.query('TRUNCATE app.file, app.upload, app.file_pin')
  })

  afterAll(async () => {
    await pool?.end()
    await database?.stop()
  })

  it('a logo is kept, shown for ever and by nobody run', async () => {
    const { base, client } = await start()
    const logo = await client.uploadLogo(blob(await picture(200)))
    expect(logo).toMatchObject({ mediaType: 'image/png', width: 128, height: 128 })
    expect(logo.uri).toBe(`ipfs://${logo.cid}`)
    const shown = await fetch(`${base}${logo.url}`)
    const bytes = new Uint8Array(await shown.arrayBuffer())
    expect(await calculateCid(bytes)).toBe(logo.cid)
    expect(bytes).toHaveLength(logo.size)
    const headers = Object.fromEntries(shown.headers)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${logo.cid}"`,
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain('sandbox')
    const again = await fetch(`${base}${logo.url}`, {
      headers: { 'if-none-match': `"${logo.cid}"` },
    })
    expect(again.status).toBe(304)
    expect(await client.getFile(logo.cid)).toMatchObject({ cid: logo.cid, pins: [] })
  })

  it('metadata is an ERC-7572 file, and equal content is one file', async () => {
    const { base, client } = await start()
    const input = {
      name: 'Gold',
      symbol: 'GLD',
      description: 'é\n'.repeat(1_000),
      links: { website: 'https://gold.example' },
    }
    const first = await client.uploadMetadata(input)
    const second = await client.uploadMetadata({ ...input })
    expect(second.cid).toBe(first.cid)
    const shown = await fetch(`${base}${first.url}`)
    expect(shown.headers.get('content-type')).toBe('application/json')
    expect(await shown.json()).toEqual({ ...input, description: input.description.trim() })
    const { rows } = await pool.query('SELECT count(*)::int AS n FROM app.file')
    expect(rows[0].n).toBe(1)
  })

  it('every refusal has its code', async () => {
    const { base, client } = await start()
    await expect(
      client.uploadLogo(
        blob(
          await sharp(await picture(1))
            .resize(100, 90, { fit: 'fill' })
            .png()
            .toBuffer(),
        ),
      ),
    ).rejects.toMatchObject({
      code: 'IMAGE_NOT_SQUARE',
      status: 422,
      details: { width: 100, height: 90 },
    })
    await expect(client.uploadLogo(blob(new Uint8Array(1_000_001)))).rejects.toMatchObject({
      code: 'IMAGE_TOO_LARGE',
      status: 413,
    })
    await expect(client.uploadLogo(blob(Buffer.from('<svg/>')))).rejects.toMatchObject({
      code: 'IMAGE_TYPE_UNSUPPORTED',
      status: 415,
    })
    await expect(
      client.uploadMetadata({ name: 'Gold', symbol: 'GLD', description: 'x'.repeat(3_001) }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const codeOf = async (path: string) =>
      ((await (await fetch(`${base}${path}`)).json()) as { error: { code: string } }).error.code
    expect(await codeOf(`/ipfs/${await calculateCid(Buffer.from('never uploaded'))}`)).toBe(
      'FILE_NOT_FOUND',
    )
    expect(await codeOf('/ipfs/..%2f..%2fetc%2fpasswd')).toBe('CID_INVALID')
  })

  it('a page of another site cannot upload through its visitor', async () => {
    const { base } = await start()
    const send = (headers: Record<string, string>) =>
      fetch(`${base}/api/ipfs/metadata`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ name: 'Gold', symbol: 'GLD' }),
      })
    expect((await send({ origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send({ origin: 'null' })).status).toBe(403)
    expect((await send({ origin: base })).status).toBe(201)
    expect(
      (await send({ origin: 'https://slipway.example', 'x-forwarded-host': 'slipway.example' }))
        .status,
    ).toBe(201)
  })

  it('the quota holds, also for uploads that arrive together', async () => {
    const { client } = await start({ SLIPWAY_UPLOAD_QUOTA_FILES: '3' })
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        client.uploadMetadata({ name: `T${index}`, symbol: 'T' }),
      ),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(client.uploadMetadata({ name: 'More', symbol: 'M' })).rejects.toMatchObject({
      code: 'UPLOAD_QUOTA_EXCEEDED',
      status: 429,
      details: { limitFiles: 3, resetsAt: expect.any(Number) },
    })
    expect(await client.getUploadQuota()).toMatchObject({ usedFiles: 3, limitFiles: 3 })
    await pool.query("UPDATE app.upload SET created_at = now() - interval '25 hours'")
    expect(await client.getUploadQuota()).toMatchObject({ usedFiles: 0, resetsAt: null })
    await client.uploadMetadata({ name: 'Next day', symbol: 'N' })
  })

  it('a full store is not written to, however often somebody tries', async () => {
    const { client, directory } = await start({ SLIPWAY_FILES_MAX_BYTES: '10' })
    for (const name of ['One', 'Two']) {
      const upload = client.uploadMetadata({ name, symbol: 'T' })
      await expect(upload).rejects.toMatchObject({ code: 'STORE_FULL', status: 507 })
    }
    expect(readdirSync(directory)).toEqual([])
  })

  it('a damaged file is never served under the address of the whole one', async () => {
    const { base, client, directory } = await start()
    const { cid, url } = await client.uploadLogo(blob(await picture(90)))
    const [name] = readdirSync(directory, { recursive: true }).filter((entry) =>
      String(entry).endsWith(cid),
    )
    writeFileSync(join(directory, String(name)), 'something else')
    const shown = await fetch(`${base}${url}`)
    expect(shown.status).toBe(503)
    expect(await shown.json()).toMatchObject({ error: { code: 'STORE_UNAVAILABLE' } })
  })

  it('an IPFS node keeps the files instead of the folder', async () => {
    const kubo = await startKuboStandIn()
    try {
      const { base, client, directory } = await start({ SLIPWAY_IPFS_API: `${kubo.url}/` })
      const logo = await client.uploadLogo(blob(await picture(30)))
      expect(kubo.files.has(logo.cid)).toBe(true)
      expect(readdirSync(directory)).toEqual([])
      expect(kubo.requests[0]?.url.searchParams.get('pin')).toBe('true')
      expect((await fetch(`${base}${logo.url}`)).status).toBe(200)
      // A node that lies, forgets or dies gives an error, never other bytes.
      kubo.files.set(logo.cid, Buffer.from('other bytes'))
      expect((await fetch(`${base}${logo.url}`)).status).toBe(503)
      kubo.files.delete(logo.cid)
      expect((await fetch(`${base}${logo.url}`)).status).toBe(404)
      await kubo.stop()
      await expect(client.uploadLogo(blob(await picture(31)))).rejects.toMatchObject({
        code: 'STORE_UNAVAILABLE',
      })
      const { rows } = await pool.query('SELECT count(*)::int AS n FROM app.file')
      expect(rows[0].n).toBe(1)
    } finally {
      await kubo.stop()
    }
  })

  it('a pinning service gets every new file, and is asked until it has it', async () => {
    const pinning = await startPinningStandIn('token-of-a-test')
    const { pool: own, read } = openReadDatabase(database.url, () => undefined)
    try {
      const { client } = await start({
        SLIPWAY_PINNING_URL: pinning.url,
        SLIPWAY_PINNING_TOKEN: 'token-of-a-test',
      })
      const { cid } = await client.uploadMetadata({ name: 'Pinned', symbol: 'PIN' })
      const service = makePinningService({
        name: 'pinning',
        url: pinning.url,
        token: 'token-of-a-test',
        origins: [],
      })
      const pins = async () => (await client.getFile(cid)).pins
      pinning.fail(1)
      for (let turn = 0; turn < 60 && (await pins())[0]?.status !== 'pinned'; turn++) {
        await pool.query('UPDATE app.file_pin SET next_attempt_at = now()')
        await pinDueFiles(read, service)
        await delay(20)
      }
      expect(await pins()).toEqual([{ service: 'pinning', status: 'pinned', detail: null }])
      const refused = makePinningService({
        name: 'pinning',
        url: pinning.url,
        token: 'wrong',
        origins: [],
      })
      await pool.query(
        "UPDATE app.file_pin SET status = 'queued', attempts = 0, next_attempt_at = now()",
      )
      for (let turn = 0; turn < 12; turn++) {
        await pinDueFiles(read, refused)
        await pool.query('UPDATE app.file_pin SET next_attempt_at = now()')
      }
      expect(await pins()).toEqual([
        { service: 'pinning', status: 'failed', detail: 'pinning answers 401' },
      ])
    } finally {
      await own.end()
      await pinning.stop()
    }
  })
})
