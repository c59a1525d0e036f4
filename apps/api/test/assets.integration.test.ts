import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiError, createCoreClient, makeAssetCalls } from '@slipway/api-client'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { buildFolder } from '@slipway/sdk/ipfs/build-folder'
import { calculateCid, describeContent } from '@slipway/sdk/ipfs/content-id'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/read-config.ts'
import { type RunningApi, startApi } from '../src/start-api.ts'
import { startKuboStandIn } from './ipfs-stand-ins.ts'

const text = (content: unknown) => new TextEncoder().encode(JSON.stringify(content))
const picture = (shade: number) =>
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, shade])
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

describe('assets of collections', () => {
  let database: TestDatabase
  let pool: pg.Pool
  const running: RunningApi[] = []
  const folders: string[] = []

  async function start(environment: Record<string, string> = {}) {
    const directory = mkdtempSync(join(tmpdir(), 'slipway-assets-'))
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
    const { transport } = createCoreClient({ baseUrl: `${base}/api` })
    return { base, directory, assets: makeAssetCalls(transport) }
  }

  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => {
        throw new Error('The call was not refused.')
      },
      (error: ApiError) => ({ code: error.code, details: error.details }),
    )

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
    await pool.query('TRUNCATE app.file, app.upload, app.file_pin, app.folder_entry')
  })

  afterAll(async () => {
    await pool?.end()
    await database?.stop()
  })

  it('files are kept byte for byte and answered in their order, equal ones once', async () => {
    const { base, assets } = await start()
    const contents = [picture(1), text({ name: 'No 1' }), picture(1)]
    const words = new TextDecoder().decode(contents[1])
    const sent = contents.map((bytes, number) => (number === 1 ? words : blob(bytes)))
    const { files } = await assets.uploadAssets(sent)
    expect(files.map(({ mediaType }) => mediaType)).toEqual([
      'image/png',
      'application/json',
      'image/png',
    ])
    expect(files.map(({ cid }) => cid)).toEqual(await Promise.all(contents.map(calculateCid)))
    const shown = await fetch(`${base}${files[0]?.url}`)
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture(1))
    const { rows } = await pool.query('SELECT count(*)::int AS count FROM app.file')
    expect(rows).toEqual([{ count: 2 }])
  })

  it('a folder has the address that every node computes, and its names lead to the files', async () => {
    const { base, assets } = await start()
    const contents = [text({ name: 'No 0' }), text({ name: 'No 1' })]
    const { files } = await assets.uploadAssets(contents.map(blob))
    const entries = files.map(({ cid }, number) => ({ name: `${number}.json`, cid }))
    const folder = await assets.makeFolder(entries)
    const expected = await buildFolder(
      await Promise.all(
        contents.map(async (bytes, number) => ({
          name: `${number}.json`,
          ...(await describeContent(bytes)),
        })),
      ),
    )
    expect(folder).toMatchObject({ cid: expected.cid, uri: `ipfs://${expected.cid}/`, files: 2 })
    const shown = await fetch(`${base}${folder.url}1.json`)
    expect(await shown.json()).toEqual({ name: 'No 1' })
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    const again = await fetch(`${base}${folder.url}1.json`, {
      headers: { 'if-none-match': shown.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const listed = await fetch(`${base}/ipfs/${folder.cid}`)
    expect(await listed.json()).toMatchObject({
      entries: [{ name: '0.json' }, { name: '1.json' }],
    })
    expect((await fetch(`${base}${folder.url}2.json`)).status).toBe(404)
    expect(await assets.makeFolder(entries.toReversed())).toEqual(folder)
  })

  it('an upload that broke off goes on where it stopped: the folder names what is missing', async () => {
    const { assets } = await start()
    const contents = [picture(1), picture(2), picture(3)]
    const cids = await Promise.all(contents.map(calculateCid))
    const entries = cids.map((cid, number) => ({ name: `${number}.png`, cid }))
    await assets.uploadAssets(contents.slice(0, 1).map(blob))
    expect(await refusal(assets.makeFolder(entries))).toEqual({
      code: 'FILES_MISSING',
      details: { missing: cids.slice(1) },
    })
    await assets.uploadAssets(contents.slice(1).map(blob))
    expect((await assets.makeFolder(entries)).files).toBe(3)
  })

  it('what wallets do not show, what is empty, too large or too many is refused whole', async () => {
    const { assets, base } = await start()
    const good = blob(picture(1))
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])
    expect(await refusal(assets.uploadAssets([good, svg]))).toEqual({
      code: 'ASSET_TYPE_UNSUPPORTED',
      details: { index: 1 },
    })
    expect(await refusal(assets.uploadAssets([good, new Blob([])]))).toEqual({
      code: 'UPLOAD_EMPTY',
      details: { index: 1 },
    })
    const large = new Blob([picture(1), new Uint8Array(20_000_000)])
    expect((await refusal(assets.uploadAssets([large]))).code).toBe('ASSET_TOO_LARGE')
    expect((await refusal(assets.uploadAssets([]))).code).toBe('VALIDATION_FAILED')
    const many = Array.from({ length: 501 }, () => good)
    expect((await refusal(assets.uploadAssets(many))).code).toBe('TOO_MANY_FILES')
    const noForm = await fetch(`${base}/api/ipfs/assets`, { method: 'POST', body: 'file=1' })
    expect(noForm.status).toBe(400)
    const broken = await fetch(`${base}/api/ipfs/assets`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'nothing',
    })
    expect(broken.status).toBe(400)
    const { rows } = await pool.query('SELECT count(*)::int AS count FROM app.file')
    expect(rows).toEqual([{ count: 0 }])
  })

  it.each([['../0.json'], ['..'], ['a/b.json'], [''], ['名.json']])(
    'the name %j is in no folder',
    async (name) => {
      const { assets } = await start()
      const { files } = await assets.uploadAssets([blob(picture(1))])
      const cid = files[0]?.cid ?? ''
      expect((await refusal(assets.makeFolder([{ name, cid }]))).code).toBe('VALIDATION_FAILED')
      const twice = [
        { name: '0.png', cid },
        { name: '0.png', cid },
      ]
      expect((await refusal(assets.makeFolder(twice))).code).toBe('VALIDATION_FAILED')
    },
  )

  it('assets have a quota of their own, and what is over it is not kept', async () => {
    const { assets, base } = await start({ SLIPWAY_ASSET_QUOTA_FILES: '2' })
    await assets.uploadAssets([blob(picture(1)), blob(picture(2))])
    const refused = await refusal(assets.uploadAssets([blob(picture(3))]))
    expect(refused).toMatchObject({ code: 'UPLOAD_QUOTA_EXCEEDED', details: { limitFiles: 2 } })
    expect((await fetch(`${base}/ipfs/${await calculateCid(picture(3))}`)).status).toBe(404)
    const quota = await assets.getUploadQuota()
    expect(quota).toMatchObject({ usedFiles: 0, assets: { usedFiles: 2, limitFiles: 2 } })
    expect(quota.assets.usedBytes).toBe(picture(1).length + picture(2).length)
  })

  it('a folder counts like a text: its names are kept for as long, and a full store takes none', async () => {
    const entriesOf = ({ files }: { files: { cid: string }[] }, name: string) =>
      files.map(({ cid }) => ({ name, cid }))
    const few = await start({ SLIPWAY_UPLOAD_QUOTA_FILES: '1' })
    const sent = await few.assets.uploadAssets([blob(picture(1))])
    await few.assets.makeFolder(entriesOf(sent, 'one.png'))
    const refused = await refusal(few.assets.makeFolder(entriesOf(sent, 'another.png')))
    expect(refused).toMatchObject({ code: 'UPLOAD_QUOTA_EXCEEDED', details: { limitFiles: 1 } })
    await pool.query('TRUNCATE app.upload')
    const full = await start({ SLIPWAY_FILES_MAX_BYTES: '10' })
    expect((await refusal(full.assets.makeFolder(entriesOf(sent, 'third.png')))).code).toBe(
      'STORE_FULL',
    )
    const { rows } = await pool.query('SELECT name FROM app.folder_entry')
    expect(rows).toEqual([{ name: 'one.png' }])
  })

  it('an IPFS node keeps the files, the blocks of the folder, and pins it', async () => {
    const kubo = await startKuboStandIn()
    try {
      const { assets, base } = await start({ SLIPWAY_IPFS_API: kubo.url })
      const { files } = await assets.uploadAssets([blob(picture(1)), blob(text({ name: 'No 0' }))])
      const entries = files.map(({ cid }, number) => ({ name: `${number}`, cid }))
      const { cid, url } = await assets.makeFolder(entries)
      expect([...kubo.files.keys()]).toContain(cid)
      expect([...kubo.pinned]).toEqual([cid])
      const shown = await fetch(`${base}${url}1`)
      expect(await shown.json()).toEqual({ name: 'No 0' })
    } finally {
      await kubo.stop()
    }
  })

  it('a pinning service gets the folder and not each of its files', async () => {
    const { assets } = await start({
      SLIPWAY_PINNING_URL: 'http://127.0.0.1:1',
      SLIPWAY_PINNING_TOKEN: 'token',
    })
    const { files } = await assets.uploadAssets([blob(picture(1))])
    const { cid } = await assets.makeFolder([{ name: '0.png', cid: files[0]?.cid ?? '' }])
    const { rows } = await pool.query('SELECT cid FROM app.file_pin')
    expect(rows).toEqual([{ cid }])
  })
})
