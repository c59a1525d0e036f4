import { type ApiClient, createApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import { readClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import pg from 'pg'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import type { FileParts } from '../src/files/keep-files.ts'
import { makeTestApp } from './make-test-app.ts'
import {
  airdropAddress,
  NEVER,
  NEW,
  NOW,
  OLD,
  OWNER,
  seedAirdrop,
  seedClaim,
  seedMultisends,
  seedTokenNames,
} from './seed-airdrops.ts'
import { seedIndex } from './seed-index.ts'
import { addressOf } from './seed-terms.ts'

const chain = 'bsc'
const ALICE = addressOf(0xa1)
const BOB = addressOf(0xb0b)
const entries = [
  [ALICE, '10'],
  [BOB, '20'],
  [ALICE, '30'],
]
const listFile = (last: string) =>
  new TextEncoder().encode(
    JSON.stringify({ version: 1, chainId: 56, token: NEW, entries: [...entries, [OWNER, last]] }),
  )

/** The tree of a list, from its file. */
async function treeOf(file: Uint8Array) {
  const list = readClaimsFile(JSON.parse(new TextDecoder().decode(file)))?.list
  if (!list) throw new Error('the file is no list')
  return buildClaimsTree(list, await loadKeccak())
}

describe('airdrops', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let opened: ReturnType<typeof openReadDatabase>
  let client: ApiClient
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()

  const keep = async (bytes: Uint8Array<ArrayBuffer>) => {
    const cid = await calculateCid(bytes)
    kept.set(cid, bytes)
    await pool.query(
      `INSERT INTO app.file (cid, size, media_type) VALUES ($1, $2, 'application/json')`,
      [cid, bytes.length],
    )
    return cid
  }

  beforeAll(async () => {
    vi.useFakeTimers({ now: NOW * 1_000, toFake: ['Date'] })
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
    await seedTokenNames(pool)
    await seedAirdrop(pool, { number: 1, endTime: NOW - 10, accounts: 9 })
    await seedAirdrop(pool, { number: 2, startTime: NOW + 10 })
    await seedAirdrop(pool, { number: 3, owner: BOB })
    const good = listFile('40')
    const root = (await treeOf(good)).root
    await seedAirdrop(pool, {
      number: 4,
      kind: 'claims',
      endTime: NEVER,
      root,
      infoCid: await keep(good),
    })
    await seedAirdrop(pool, {
      number: 5,
      kind: 'claims',
      root,
      infoCid: await keep(listFile('41')),
    })
    await seedAirdrop(pool, { number: 6, kind: 'claims', endTime: NOW })
    await seedClaim(pool, 4, BOB)
    await seedMultisends(pool, ALICE)
    opened = openReadDatabase(database.url, () => undefined)
    const files: FileParts = {
      database: opened.read,
      store: {
        name: 'memory',
        put: async () => undefined,
        putFolder: async () => undefined,
        get: async (cid) => kept.get(cid),
      },
      allowance: { bytes: 0, files: 0, totalBytes: 0 },
      assetAllowance: { bytes: 0, files: 0, totalBytes: 0 },
      pinServices: [],
    }
    const { app } = makeTestApp({ database: opened.read, files })
    client = createApiClient({
      baseUrl: 'http://api.test/api',
      fetch: async (request) => app.request(request),
    })
  }, 60_000)

  afterAll(async () => {
    vi.useRealTimers()
    await opened?.pool.end()
    await pool?.end()
    await database?.stop()
  })

  const numbersOf = async (query: Parameters<ApiClient['listAirdrops']>[0]) =>
    (await client.listAirdrops(query)).items.map(({ number }) => number)

  it('come newest first, first to end, or by the wallets that took part, page by page', async () => {
    const expected = {
      newest: [6, 5, 4, 3, 2, 1],
      end: [1, 6, 2, 3, 5, 4],
      accounts: [1, 6, 5, 4, 3, 2],
    } as const
    for (const sort of ['newest', 'end', 'accounts'] as const) {
      const seen: number[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<ApiClient['listAirdrops']>> = await client.listAirdrops({
          sort,
          limit: 2,
          ...(cursor ? { cursor } : {}),
        })
        seen.push(...page.items.map(({ number }) => number))
        cursor = page.nextCursor
      } while (cursor)
      expect(seen).toEqual(expected[sort])
    }
  })

  it('are coming, running or finished by the clock, to the second', async () => {
    expect(await numbersOf({ state: 'coming' })).toEqual([2])
    expect(await numbersOf({ state: 'running' })).toEqual([5, 4, 3])
    expect(await numbersOf({ state: 'finished' })).toEqual([6, 1])
    const { items } = await client.listAirdrops({ state: 'finished' })
    expect(items.map(({ state }) => state)).toEqual(['finished', 'finished'])
    expect(await numbersOf({ state: 'running', sort: 'end' })).toEqual([3, 5, 4])
  })

  it('are found by kind, owner, token and network', async () => {
    expect(await numbersOf({ kind: 'claims' })).toEqual([6, 5, 4])
    expect(await numbersOf({ owner: getAddress(BOB) })).toEqual([3])
    expect(await numbersOf({ token: OLD })).toEqual([3, 2, 1])
    expect(await numbersOf({ token: NEW, chain })).toHaveLength(6)
    expect(await numbersOf({ chain: 'eth' })).toEqual([])
  })

  it('are searched by what their tokens are called, by number and by address', async () => {
    expect(await numbersOf({ search: 'oldh' })).toEqual([3, 2, 1])
    expect(await numbersOf({ search: 'New Hull' })).toHaveLength(6)
    expect(await numbersOf({ search: '#4' })).toEqual([4])
    expect(await numbersOf({ search: airdropAddress(2) })).toEqual([2])
    expect(await numbersOf({ search: '100%' })).toEqual([])
  })

  it('have one page each, by number and by address', async () => {
    const byNumber = await client.getAirdrop({ chain, airdrop: '4' })
    expect(byNumber).toMatchObject({
      number: 4,
      kind: 'claims',
      state: 'running',
      endTime: null,
      origin: null,
      token: { symbol: 'NEWH', decimals: 18 },
      deposited: '1000',
      paid: '40',
    })
    const address = getAddress(airdropAddress(4))
    expect(await client.getAirdrop({ chain, airdrop: address })).toEqual(byNumber)
    expect(await client.getAirdrop({ chain, airdrop: '1' })).toMatchObject({
      kind: 'mapping',
      state: 'finished',
      origin: { symbol: 'OLDH' },
      rate: '5',
    })
    for (const airdrop of ['99', addressOf(0x99)]) {
      await expect(client.getAirdrop({ chain, airdrop })).rejects.toMatchObject({
        code: 'AIRDROP_NOT_FOUND',
      })
    }
  })

  it('tell what one address has in them, here and over all networks', async () => {
    const path = { chain, airdrop: '4' }
    const own = await client.getAirdropAccount({ ...path, account: BOB })
    expect(own).toMatchObject({
      account: { paid: '7' },
      claims: [{ index: '3', claimed: '7' }],
    })
    expect(await client.getAirdropAccount({ ...path, account: OWNER })).toEqual({
      account: null,
      claims: [],
    })
    expect((await client.listAirdropAccounts(path)).items).toHaveLength(1)
    expect((await client.listAirdropClaims(path, { account: BOB })).items).toEqual(own.claims)
    const { items } = await client.listPortfolioAirdrops({ address: BOB })
    expect(items).toMatchObject([{ airdrop: { number: 4 }, account: { paid: '7' } }])
  })

  it('prove every entry of an address on the list that lies here', async () => {
    const tree = await treeOf(listFile('40'))
    const proof = await client.getAirdropProof({ chain, airdrop: '4' }, { account: ALICE })
    expect(proof).toEqual({
      root: tree.root,
      entries: [
        { index: 0, amount: '10', proof: tree.proofOf(0) },
        { index: 2, amount: '30', proof: tree.proofOf(2) },
      ],
    })
  })

  it('prove nothing for strangers', async () => {
    const { entries } = await client.getAirdropProof(
      { chain, airdrop: '4' },
      { account: addressOf(0x77) },
    )
    expect(entries).toEqual([])
  })

  it('prove nothing without a list, or from a list with another root', async () => {
    const ask = (airdrop: string, account: string) =>
      client.getAirdropProof({ chain, airdrop }, { account })
    const codes = [
      ['5', ALICE, 'AIRDROP_LIST_NOT_FOUND'],
      ['6', ALICE, 'AIRDROP_LIST_NOT_FOUND'],
      ['1', ALICE, 'AIRDROP_LIST_NOT_FOUND'],
      ['99', ALICE, 'AIRDROP_NOT_FOUND'],
    ] as const
    for (const [airdrop, account, code] of codes) {
      await expect(ask(airdrop, account)).rejects.toMatchObject({ code })
    }
  })

  it('what was sent to many is listed by list, with its batches', async () => {
    const { items } = await client.listMultisends({ sender: ALICE, chain })
    expect(items).toMatchObject([
      { asset: null, listId: '0', total: '6' },
      { asset: { symbol: 'NEWH' }, listId: '77', batches: 2, recipients: 4, total: '15' },
    ])
    expect((await client.listMultisends({ sender: BOB })).items).toEqual([])
    const batches = await client.listMultisendBatches({ list: items[1]?.id ?? '' })
    expect(batches.items.map(({ batch }) => batch)).toEqual(['1', '0'])
  })
})
