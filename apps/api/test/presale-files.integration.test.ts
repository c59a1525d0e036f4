import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { buildWhitelistTree } from '@slipway/sdk/whitelist/build-whitelist-tree'
import pg from 'pg'
import { getAddress, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/read-config.ts'
import { type RunningApi, startApi } from '../src/start-api.ts'
import { patientClient } from './patient-client.ts'
import { seedIndex } from './seed-index.ts'
import { presaleAddress, presaleId, seedPresale } from './seed-presales.ts'
import { addressOf } from './seed-terms.ts'

const WALLETS = 10_000
const walletAt = (index: number) => getAddress(addressOf(0x100_000 + index * 7))
const entries = Array.from({ length: WALLETS }, (_, index): [string, 1 | 2] => [
  walletAt(index),
  index % 3 === 0 ? 1 : 2,
])

describe('files of presales', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let api: RunningApi
  let client: ApiClient
  let base: string
  let directory: string

  beforeAll(async () => {
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
    directory = mkdtempSync(join(tmpdir(), 'slipway-presale-files-'))
    api = await startApi(
      readConfig({
        DATABASE_URL: database.url,
        PORT: '0',
        SLIPWAY_DEVELOPMENT: '1',
        SLIPWAY_FILES_DIRECTORY: directory,
        LOG_LEVEL: 'silent',
      }),
    )
    base = `http://127.0.0.1:${api.port}`
    client = patientClient(base)
  })

  afterAll(async () => {
    await api?.stop()
    await pool?.end()
    await database?.stop()
    if (directory) rmSync(directory, { recursive: true, force: true })
  })

  it('what a project says is kept, and lists show it from then on', async () => {
    const info = {
      name: 'Tidal Forge',
      description: 'First.\n\nSecond.',
      logo: 'ipfs://bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq',
      links: { telegram: 'https://t.example/tidal', website: 'https://tidal.example' },
    }
    const stored = await client.uploadPresaleInfo(info)
    expect(stored).toMatchObject({ mediaType: 'application/json', info })
    expect(await (await fetch(base + stored.url)).json()).toEqual(info)
    expect((await client.uploadPresaleInfo(info)).cid).toBe(stored.cid)
    await seedPresale(pool, 1, { infoCid: stored.cid })
    const [found] = (await client.listPresales({ search: 'tidal f' })).items
    expect(found).toMatchObject({ id: presaleId(1), info: { name: info.name, logo: info.logo } })
    const presale = await client.getPresale({ chain: 'bsc', address: presaleAddress(1) })
    expect(presale.info).toEqual(info)
  })

  it.each([
    { name: '' },
    { name: 'x', description: 'x'.repeat(3_001) },
    { name: 'x', logo: 'javascript:alert(1)' },
    { name: 'x', links: { website: 'http://plain.example' } },
    { name: 'x', links: { myspace: 'https://my.example' } },
    { name: 'x', script: 'y' },
  ])('refuses %j', async (info) => {
    await expect(client.uploadPresaleInfo(info as never)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })

  it('a description has 3 000 characters at most', async () => {
    const stored = await client.uploadPresaleInfo({ name: 'x', description: '字'.repeat(3_000) })
    expect(stored.info?.description).toHaveLength(3_000)
  })

  it(`a list of ${WALLETS} wallets gives each of them its proof`, async () => {
    const stored = await client.uploadWhitelist({ entries })
    expect(stored.count).toBe(WALLETS)
    const presale = presaleAddress(2) as Hex
    const tree = buildWhitelistTree(
      { chainId: 56, presale },
      entries.map(([address, level]) => ({ address: getAddress(address), level })),
    )
    await seedPresale(pool, 2, { whitelistRoot: tree.root, whitelistKey: stored.cid })
    const path = { chain: 'bsc', address: presale }
    for (const index of [0, 1, 4_999, WALLETS - 1]) {
      const proof = await client.getWhitelistProof({ ...path, account: walletAt(index) })
      expect(proof).toEqual({
        index,
        level: entries[index]?.[1],
        proof: tree.proofOf(index),
        root: tree.root,
      })
    }
    await expect(
      client.getWhitelistProof({ ...path, account: addressOf(1) }),
    ).rejects.toMatchObject({ code: 'NOT_LISTED' })
  })

  it('other requests go on while a long list is hashed', async () => {
    const presale = presaleAddress(3)
    const { cid } = await client.uploadWhitelist({ entries: entries.slice(1) })
    await seedPresale(pool, 3, { whitelistRoot: `0x${'ab'.repeat(32)}`, whitelistKey: cid })
    const order: string[] = []
    const proof = client
      .getWhitelistProof({ chain: 'bsc', address: presale, account: walletAt(5) })
      .catch((error) => error)
      .then((answer) => {
        order.push('proof')
        return answer
      })
    for (let count = 0; count < 3; count++) {
      await client.getStatus()
      order.push('status')
    }
    // Its root on chain is another one: a proof from this list would fail there.
    expect(await proof).toMatchObject({ code: 'WHITELIST_NOT_FOUND' })
    expect(order).toEqual(['status', 'status', 'status', 'proof'])
  })

  it('no list, or another file in its place, gives no proofs', async () => {
    const { cid } = await client.uploadPresaleInfo({ name: 'No list' })
    await seedPresale(pool, 4, { whitelistKey: cid })
    await seedPresale(pool, 5)
    const proofOf = (n: number, address = presaleAddress(n)) =>
      client.getWhitelistProof({ chain: 'bsc', address, account: addressOf(1) })
    await expect(proofOf(4)).rejects.toMatchObject({ code: 'WHITELIST_NOT_FOUND' })
    await expect(proofOf(5)).rejects.toMatchObject({ code: 'WHITELIST_NOT_FOUND' })
    await expect(proofOf(0, addressOf(9))).rejects.toMatchObject({ code: 'PRESALE_NOT_FOUND' })
  })

  it('a wallet that stands twice in a list is refused by name', async () => {
    const twice: [string, 1][] = [
      [walletAt(1), 1],
      [walletAt(2), 1],
      [walletAt(1).toLowerCase(), 1],
    ]
    await expect(client.uploadWhitelist({ entries: twice })).rejects.toMatchObject({
      code: 'ADDRESS_LISTED_TWICE',
      details: { addresses: [walletAt(1).toLowerCase()], count: 1 },
    })
  })
})
