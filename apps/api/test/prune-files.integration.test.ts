import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import type { ContentStore, ListedStore } from '../src/files/content-store.ts'
import { makeDiskStore } from '../src/files/disk-store.ts'
import { type FileParts, keepFilesOf } from '../src/files/keep-files.ts'
import { pruneFiles } from '../src/files/prune-files.ts'
import { makeS3Store } from '../src/files/s3-store.ts'
import { readConfig } from '../src/read-config.ts'
import { startApi } from '../src/start-api.ts'
import { startS3StandIn } from './s3-stand-in.ts'

const HOUR = 3_600_000
/** Whatever lies there is old enough, at the first sight: nothing but the locks protects an upload. */
const AT_ONCE = { ageMs: -HOUR, restMs: 0 }
const UNLIMITED = { bytes: 1e12, files: 1e9, totalBytes: 1e12 }
const ACCOUNT = { region: 'eu-central-1', accessKeyId: 'slipway', secretAccessKey: 'keep this' }

const bytesOf = (text: string) => new TextEncoder().encode(text)

interface Place {
  store: ContentStore
  listed: ListedStore
  /** puts a file there without a row, so long ago */
  leave: (text: string, ageMs: number) => Promise<string>
  stop: () => Promise<void>
}

function demandListed({ listed }: ContentStore): ListedStore {
  if (!listed) throw new Error('the store lists nothing')
  return listed
}

/** A store without what is being written: at no age at all that would be taken for the rest of a write. */
function withoutRests(listed: ListedStore): ListedStore {
  return {
    ...listed,
    list: async function* () {
      for await (const portion of listed.list()) yield portion.filter(({ cid }) => cid)
    },
  }
}

async function openFolder(): Promise<Place & { directory: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-prune-'))
  const store = makeDiskStore(directory)
  return {
    directory,
    store,
    listed: demandListed(store),
    leave: async (text, ageMs) => {
      const cid = await calculateCid(bytesOf(text))
      await store.put(cid, bytesOf(text))
      const at = new Date(Date.now() - ageMs)
      utimesSync(join(directory, cid.slice(-2), cid), at, at)
      return cid
    },
    stop: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

async function openBucket(): Promise<Place> {
  const server = await startS3StandIn({ name: 'files', ...ACCOUNT })
  const store = makeS3Store({ url: `${server.url}/files`, ...ACCOUNT })
  return {
    store,
    listed: demandListed(store),
    leave: async (text, ageMs) => {
      const cid = await calculateCid(bytesOf(text))
      server.objects.set(cid, { bytes: bytesOf(text), storedAt: new Date(Date.now() - ageMs) })
      return cid
    },
    stop: server.stop,
  }
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('files that no row names, in %s', (_name, open) => {
  let database: TestDatabase
  let opened: ReturnType<typeof openReadDatabase>
  let place: Place

  beforeAll(async () => {
    database = await testEngine.start()
    await migrateDatabase(database.url)
    opened = openReadDatabase(database.url, () => undefined)
  })
  afterAll(async () => {
    await opened?.pool.end()
    await database?.stop()
  })
  beforeEach(async () => {
    place = await open()
  })
  afterEach(async () => {
    await place.stop()
    await opened.pool.query('TRUNCATE app.file, app.upload, app.file_pin, app.unnamed_file')
  })

  const partsOf = (store: ContentStore): FileParts => ({
    database: opened.read,
    store,
    allowance: UNLIMITED,
    assetAllowance: UNLIMITED,
    pinServices: [],
  })
  const upload = async (store: ContentStore, texts: readonly string[]) => {
    const given = texts.map((text) => {
      const bytes = bytesOf(text)
      return { bytes, receivedBytes: bytes.length, mediaType: 'text/plain' }
    })
    return (await keepFilesOf(partsOf(store), 'someone', given, 'upload')).map(({ cid }) => cid)
  }
  const prune = (terms: Parameters<typeof pruneFiles>[2]) =>
    pruneFiles(opened.read, place.listed, terms)
  const textIn = async (cid: string) => {
    const bytes = await place.store.get(cid)
    return bytes && new TextDecoder().decode(bytes)
  }

  it('go when they are old and were seen twice; young ones and those with a row stay', async () => {
    const [named = ''] = await upload(place.store, ['named'])
    await place.leave('named', 5 * HOUR)
    const old = await place.leave('left behind', 5 * HOUR)
    const young = await place.leave('an upload under way', HOUR / 2)
    const terms = { ageMs: HOUR, restMs: HOUR }
    expect(await prune(terms)).toEqual({ removed: 0, bytes: 0, waiting: 1, isHeld: false })
    expect(await prune(terms)).toEqual({ removed: 0, bytes: 0, waiting: 1, isHeld: false })
    await opened.pool.query("UPDATE app.unnamed_file SET seen_at = now() - interval '2 hours'")
    expect(await prune(terms)).toEqual({ removed: 1, bytes: 11, waiting: 0, isHeld: false })
    expect(await textIn(old)).toBeUndefined()
    expect(await textIn(named)).toBe('named')
    expect(await textIn(young)).toBe('an upload under way')
  })

  it('stay when somebody uploads them between the first sight and the second', async () => {
    const cid = await place.leave('again', 5 * HOUR)
    expect(await prune({ ageMs: HOUR, restMs: HOUR })).toMatchObject({ waiting: 1 })
    expect(await upload(place.store, ['again'])).toEqual([cid])
    expect(await prune(AT_ONCE)).toEqual({ removed: 0, bytes: 0, waiting: 0, isHeld: false })
    expect(await textIn(cid)).toBe('again')
  })

  it('stay where they are the most of all, unless told: another database may know them', async () => {
    const others = Array.from({ length: 1_001 }, (_, number) => {
      const cid = `other-${number}`
      return { cid, key: cid, bytes: 1, storedAt: 0 }
    })
    const shared: ListedStore = {
      ...place.listed,
      async *list() {
        yield others
      },
      removeOlder: async () => true,
    }
    const held = await pruneFiles(opened.read, shared, AT_ONCE)
    expect(held).toMatchObject({ removed: 0, waiting: 1_001, isHeld: true })
    const forced = await pruneFiles(opened.read, shared, { ...AT_ONCE, isForced: true })
    expect(forced).toMatchObject({ removed: 1_001, waiting: 0, isHeld: false })
  })

  it('an upload whose file is removed between storing and recording stores it once more', async () => {
    const removed: number[] = []
    const raced: ContentStore = {
      ...place.store,
      put: async (cid, bytes) => {
        await place.store.put(cid, bytes)
        if (removed.length === 0) removed.push((await prune(AT_ONCE)).removed)
      },
    }
    const [cid = ''] = await upload(raced, ['a picture'])
    expect(removed).toEqual([1])
    expect(await textIn(cid)).toBe('a picture')
    expect(await prune(AT_ONCE)).toEqual({ removed: 0, bytes: 0, waiting: 0, isHeld: false })
  })

  it('a removal and a record of one file wait for each other', async () => {
    const cid = await place.leave('a picture', 5 * HOUR)
    let recording: Promise<string[]> | undefined
    const slow: ListedStore = {
      ...place.listed,
      removeOlder: async (key, before) => {
        // Stored before the removal, and recorded after it.
        recording ??= upload(place.store, ['a picture'])
        await new Promise((settle) => setTimeout(settle, 300))
        return place.listed.removeOlder(key, before)
      },
    }
    expect(await pruneFiles(opened.read, slow, AT_ONCE)).toMatchObject({ removed: 1 })
    expect(await recording).toEqual([cid])
    expect(await textIn(cid)).toBe('a picture')
  })

  it('no acknowledged upload is lost while two pruners never rest', async () => {
    let isUploading = true
    let removed = 0
    const keepPruning = async () => {
      while (isUploading) {
        const pruned = await pruneFiles(opened.read, withoutRests(place.listed), AT_ONCE)
        removed += pruned.removed
      }
    }
    const pruners = [keepPruning(), keepPruning()]
    const kept: string[] = []
    const keepUploading = async (writer: number) => {
      for (let n = 0; n < 25; n++) {
        // Something to remove at every turn.
        await place.leave(`left by ${writer} ${n}`, HOUR)
        // Some are each writer's own, some are everybody's.
        kept.push(...(await upload(place.store, [`${writer} ${n}`, `${n}`, `shared ${n % 5}`])))
      }
    }
    await Promise.all([1, 2, 3, 4].map(keepUploading))
    isUploading = false
    await Promise.all(pruners)
    const rest = await prune(AT_ONCE)
    removed += rest.removed
    expect(removed).toBeGreaterThanOrEqual(4 * 25)
    const lost = []
    for (const cid of new Set(kept)) if ((await textIn(cid)) === undefined) lost.push(cid)
    expect(lost).toEqual([])
  })
})

describe('the folder', () => {
  it('lets rests of writes go, and leaves alone what is not its own', async () => {
    const database = await testEngine.start()
    await migrateDatabase(database.url)
    const { pool, read } = openReadDatabase(database.url, () => undefined)
    const place = await openFolder()
    try {
      const cid = await calculateCid(bytesOf('half'))
      const shelf = join(place.directory, cid.slice(-2))
      mkdirSync(join(place.directory, 'notes'), { recursive: true })
      mkdirSync(shelf, { recursive: true })
      const paths = [
        join(shelf, `${cid}.00000000-0000-4000-8000-000000000000.part`),
        join(shelf, 'README'),
        join(shelf, `${cid}.part`),
        join(place.directory, 'notes', cid),
      ]
      for (const path of paths) writeFileSync(path, 'half')
      expect(await pruneFiles(read, place.listed, { ageMs: HOUR, restMs: 0 })).toMatchObject({
        removed: 0,
      })
      expect(await pruneFiles(read, place.listed, AT_ONCE)).toMatchObject({ removed: 1, bytes: 4 })
      expect(readdirSync(shelf).sort()).toEqual(['README', `${cid}.part`].sort())
      expect(readdirSync(join(place.directory, 'notes'))).toEqual([cid])
    } finally {
      await place.stop()
      await pool.end()
      await database.stop()
    }
  })
})

describe('pruning', () => {
  let database: TestDatabase
  let place: Awaited<ReturnType<typeof openFolder>>
  beforeAll(async () => {
    database = await testEngine.start()
    await migrateDatabase(database.url)
  })
  afterAll(() => database?.stop())
  beforeEach(async () => {
    place = await openFolder()
  })
  afterEach(() => place.stop())

  const environment = () => ({
    DATABASE_URL: database.url,
    SLIPWAY_FILES_DIRECTORY: place.directory,
    LOG_LEVEL: 'silent',
  })

  it('runs beside the API, which counts what it removed', async () => {
    const cid = await place.leave('left behind', 48 * HOUR)
    const { pool } = openReadDatabase(database.url, () => undefined)
    const seen = "INSERT INTO app.unnamed_file VALUES ($1, now() - interval '25 hours')"
    await pool.query(seen, [cid])
    await pool.end()
    const api = await startApi(
      readConfig({ ...environment(), PORT: '0', SLIPWAY_DEVELOPMENT: '1' }),
    )
    try {
      const metrics = async () => (await fetch(`http://127.0.0.1:${api.port}/metrics`)).text()
      await expect.poll(metrics).toContain('slipway_api_pruned_files_total 1')
      expect(await metrics()).toContain('slipway_api_pruned_bytes_total 11')
      expect(await place.store.get(cid)).toBeUndefined()
    } finally {
      await api.stop()
    }
  })

  it('is a command of the operator too, that waits for a second look unless told otherwise', async () => {
    const cid = await place.leave('left over', 48 * HOUR)
    const main = fileURLToPath(new URL('../src/operator/main.ts', import.meta.url))
    const run = async (...words: string[]) => {
      const env = { ...process.env, ...environment() }
      const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], { env })
      return stdout
    }
    expect(await run('prune-files')).toBe(
      'Removed 0 files of 0 bytes that no row names; 1 wait for their time.\n',
    )
    expect(await place.store.get(cid)).toBeDefined()
    expect(await run('prune-files', '--now')).toBe(
      'Removed 1 files of 9 bytes that no row names; 0 wait for their time.\n',
    )
    expect(await place.store.get(cid)).toBeUndefined()
  })
})
