import { type ApiClient, createApiClient, lockCalendarUrl } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'
import {
  FOREIGN,
  FOREVER,
  LOCKERS,
  lockRowId,
  MANAGER,
  NOW,
  PAIR,
  POOL,
  seedLock,
  seedLocks,
  TOKEN,
} from './seed-locks.ts'
import { addressOf } from './seed-terms.ts'

const chain = 'bsc'
const id = (kind: keyof typeof LOCKERS, lockId: number) => lockRowId({ kind, lockId })

describe('locks', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let opened: ReturnType<typeof openReadDatabase>
  let client: ApiClient
  let ask: (path: string) => Promise<Response>

  beforeAll(async () => {
    vi.useFakeTimers({ now: NOW * 1_000, toFake: ['Date'] })
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
    await seedLocks(pool)
    opened = openReadDatabase(database.url, () => undefined)
    const { app } = makeTestApp({ database: opened.read })
    ask = async (path) => app.request(`http://api.test/api${path}`)
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

  const idsOf = async (query: Parameters<ApiClient['listLocks']>[0]) =>
    (await client.listLocks(query)).items.map((lock) => lock.id)

  it('come newest first, first to end or largest first, page by page, each once', async () => {
    const all = (await client.listLocks({ limit: 100 })).items
    expect(all).toHaveLength(9)
    const sorts = {
      newest: (lock: (typeof all)[number]) => -lock.createdAt,
      unlock: (lock: (typeof all)[number]) => lock.unlockAt,
      amount: (lock: (typeof all)[number]) => -Number(lock.amount),
    }
    for (const [sort, keyOf] of Object.entries(sorts)) {
      const seen: typeof all = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<ApiClient['listLocks']>> = await client.listLocks({
          sort: sort as keyof typeof sorts,
          limit: 2,
          ...(cursor ? { cursor } : {}),
        })
        seen.push(...page.items)
        cursor = page.nextCursor
      } while (cursor)
      expect(new Set(seen.map((lock) => lock.id)).size).toBe(9)
      const keys = seen.map(keyOf)
      expect(keys).toEqual([...keys].sort((a, b) => a - b))
    }
  })

  it('are found by kind, owner, asset and state', async () => {
    expect(await idsOf({ kind: 'nft' })).toEqual([id('nft', 2), id('nft', 1)])
    expect(await idsOf({ owner: addressOf(0xb0b).toUpperCase().replace('0X', '0x') })).toEqual([
      id('token', 5),
    ])
    expect(await idsOf({ asset: PAIR, chain })).toEqual([id('liquidity', 1)])
    expect(await idsOf({ state: 'forever' })).toEqual([id('token', 3)])
    expect(await idsOf({ state: 'ended' })).toEqual([id('token', 4)])
    expect(await idsOf({ chain: '1' })).toEqual([])
    expect(
      await idsOf({ asset: TOKEN, sort: 'unlock', unlocksFrom: NOW, state: 'active' }),
    ).toEqual([id('token', 2), id('token', 1)])
  })

  it('of a token are its own, those of its pair, and of positions in its pools', async () => {
    const ids = await idsOf({ token: TOKEN, chain, limit: 100 })
    expect([...ids].sort()).toEqual(
      [
        ...[1, 2, 3, 4, 5].map((lockId) => id('token', lockId)),
        id('liquidity', 1),
        id('nft', 1),
        id('nft', 2),
      ].sort(),
    )
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<ApiClient['listLocks']>> = await client.listLocks({
        token: TOKEN,
        chain,
        limit: 3,
        ...(cursor ? { cursor } : {}),
      })
      seen.push(...page.items.map((lock) => lock.id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(ids)
    const ofForeign = await idsOf({ token: FOREIGN, chain })
    expect([...ofForeign].sort()).toEqual([id('token', 6), id('liquidity', 1), id('nft', 1)].sort())
  })

  it('say what they are of, ours by the index and others by what they answered', async () => {
    const [gold] = (await client.listLocks({ asset: TOKEN, sort: 'amount', limit: 1 })).items
    expect(gold).toMatchObject({
      assetName: 'Locked Gold',
      assetSymbol: 'GOLD',
      assetDecimals: 18,
      pair: null,
      isForever: true,
      state: 'forever',
      schedule: null,
    })
    const [pair] = (await client.listLocks({ asset: PAIR })).items
    expect(pair?.pair).toEqual({
      address: getAddress(PAIR),
      factory: getAddress(addressOf(0xfac)),
      token0: { address: getAddress(FOREIGN), symbol: 'FRN', decimals: 6 },
      token1: { address: getAddress(TOKEN), symbol: 'GOLD', decimals: 18 },
      feePpm: null,
    })
    const positions = (await client.listLocks({ asset: MANAGER })).items
    expect(positions.map((lock) => lock.pair)).toEqual([
      expect.objectContaining({
        address: null,
        feePpm: 500,
        token0: { address: getAddress(addressOf(0)), symbol: null, decimals: null },
      }),
      expect.objectContaining({ address: getAddress(POOL), feePpm: 3_000 }),
    ])
  })

  it('have a page with history, operators, successors and what comes free when', async () => {
    const first = await client.getLock({ chain, locker: LOCKERS.token, lockId: '1' })
    expect(first).toMatchObject({
      id: id('token', 1),
      freeAlready: '0',
      steps: [{ at: NOW + 5_000, amount: '300' }],
      operators: [getAddress(addressOf(0))],
      successors: [{ address: getAddress(addressOf(0x51)), opensAt: NOW + 900 }],
    })
    expect(first.history).toHaveLength(20)
    expect(first.history[0]).toMatchObject({ kind: 'incremented', amount: '30', blockNumber: 30 })
    const stepped = await client.getLock({ chain, locker: LOCKERS.token, lockId: '2' })
    // Of 500 the cliff has released 50, and 100 were withdrawn in another way than the schedule allows: none is free.
    expect(stepped.freeAlready).toBe('0')
    expect(stepped.steps).toEqual([
      { at: NOW + 50, amount: '100' },
      { at: NOW + 150, amount: '150' },
      { at: NOW + 250, amount: '150' },
    ])
    expect(stepped.successors).toEqual([])
    const history = await client.listLockHistory(
      { chain, locker: LOCKERS.token, lockId: '1' },
      { limit: 100 },
    )
    expect(history.items).toHaveLength(30)
    expect(history.items.at(-1)).toMatchObject({ kind: 'locked', details: { note: '7' } })
  })

  it('that were never made are refused by name', async () => {
    const path = { chain, locker: LOCKERS.token, lockId: '99' }
    await expect(client.getLock(path)).rejects.toMatchObject({ code: 'LOCK_NOT_FOUND' })
    await expect(client.listLockHistory(path)).rejects.toMatchObject({ code: 'LOCK_NOT_FOUND' })
    await expect(client.getLock({ ...path, chain: 'nowhere' })).rejects.toMatchObject({
      code: 'CHAIN_UNKNOWN',
    })
    for (const query of [{ token: TOKEN }, { unlocksFrom: 1 }, { state: 'gone' as never }]) {
      await expect(client.listLocks(query)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    }
    const { nextCursor } = await client.listLocks({ limit: 1 })
    await expect(
      client.listLocks({ sort: 'amount', cursor: nextCursor ?? '' }),
    ).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
  })

  it('of a token are summed up with a calendar, its liquidity apart', async () => {
    const summary = await client.getTokenLockSummary({ chain, address: TOKEN })
    expect(summary).toMatchObject({
      symbol: 'GOLD',
      supply: '1000000',
      totalLocked: '1200',
      totalLockedForever: '500',
      lockCount: 4,
      ownerCount: 2,
      nextUnlockAt: NOW + 50,
      freeAlready: '100',
      isPartial: false,
      positionCount: 2,
    })
    expect(summary.unlocks).toEqual([
      { at: NOW + 50, amount: '100' },
      { at: NOW + 150, amount: '150' },
      { at: NOW + 250, amount: '150' },
      { at: NOW + 5_000, amount: '300' },
    ])
    const known = summary.unlocks.reduce((sum, { amount }) => sum + Number(amount), 500)
    expect(known).toBe(1_200)
    expect(summary.pools).toEqual([
      expect.objectContaining({
        asset: getAddress(PAIR),
        supply: '5000',
        totalLocked: '40',
        unlocks: [{ at: NOW + 1_000, amount: '40' }],
        pair: expect.objectContaining({ address: getAddress(PAIR) }),
      }),
    ])
  })

  it('of an unknown token are none', async () => {
    const summary = await client.getTokenLockSummary({ chain, address: addressOf(0x999) })
    expect(summary).toMatchObject({ totalLocked: '0', supply: null, pools: [], unlocks: [] })
  })

  it('are told to lock trackers', async () => {
    const answer = await client.getLockTracker({ chain, token: TOKEN })
    expect(answer).toMatchObject({
      token: getAddress(TOKEN),
      totalSupply: '1000000',
      totalLocked: '1200',
      freeAlready: '100',
      indexedBlock: 500,
      custodians: [LOCKERS.token, addressOf(0xdd)].map((address) =>
        getAddress(address as `0x${string}`),
      ),
      nextCursor: null,
    })
    // The empty one is left out.
    expect(answer.locks).toHaveLength(7)
    for (const { amount, freeAlready, steps, isForever } of answer.locks) {
      const told = steps.reduce((sum, step) => sum + BigInt(step.amount), BigInt(freeAlready))
      expect(told).toBe(isForever ? 0n : BigInt(amount))
    }
  })

  it('are a feed for calendars', async () => {
    const url = lockCalendarUrl('', { chain, token: TOKEN })
    const response = await ask(url)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = (await response.text()).replaceAll('\r\n ', '')
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    // Three steps, the plain end, the pair, two positions; nothing of what is free, empty or for ever.
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(7)
    expect(text).toContain(`UID:${id('token', 1)}-1@slipway`)
    expect(text).toContain('SUMMARY:0.0000000000000003 GOLD: 100% unlocked')
    expect(text).toContain('SUMMARY:GOLD/FRN #8: 100% unlocked')
    // The cliff is past; the steps keep their numbers.
    expect(text).not.toContain(`UID:${id('token', 2)}-1@slipway`)
    expect(text).toContain(`UID:${id('token', 2)}-2@slipway`)
    expect(text).not.toContain(`UID:${id('token', 3)}-`)
    expect((await ask('/locks/calendar.ics?chain=bsc')).status).toBe(400)
    expect((await ask(`/locks/calendar.ics?chain=bsc&owner=${addressOf(0xb0b)}`)).status).toBe(200)
  })

  it('are counted by network and kind, versions of a locker together', async () => {
    const stats = await client.getLockStats()
    expect(stats).toMatchObject({ locks: 14, activeLocks: 5, foreverLocks: 1 })
    expect(stats.chains).toEqual([
      { chainId: 56, kind: 'nft', locks: 2, activeLocks: 2, foreverLocks: 0, assets: 1, owners: 1 },
      {
        chainId: 56,
        kind: 'token',
        locks: 12,
        activeLocks: 3,
        foreverLocks: 1,
        assets: 1,
        owners: 2,
      },
    ])
    const { totals, chains } = await client.getStats()
    expect(totals.locks).toBe(14)
    expect(chains.find(({ chainId }) => chainId === 56)?.locks).toBe(14)
  })

  it('beyond what a calendar looks at are summed up all the same', async () => {
    const asset = addressOf(0xeee)
    await pool.query(
      `INSERT INTO "index".lock_asset (id, chain_id, asset, locked, living_locks) VALUES ($1, 56, $2, 5000, 1001)`,
      [`56-${asset}`, asset],
    )
    await seedLock(pool, { lockId: 1_000, asset, amount: 1_000, unlockAt: NOW + 7 })
    // Over, and not taken out: its owner's, however small it is.
    await seedLock(pool, { lockId: 1_001, asset, amount: 900, unlockAt: NOW - 7 })
    await pool.query(
      `INSERT INTO "index".lock (id, chain_id, kind, locker, lock_id, owner, asset, market, amount, initial_amount, units, initial_units, unlock_at, state, tx_hash)
       SELECT '56-many-' || k, 56, 'token', '0x01', k::text, '0x02', $1, $1, 1, 1, 1, 1, ${NOW} + 9, 'active', '0x' FROM generate_series(1, 1000) k`,
      [asset],
    )
    const summary = await client.getTokenLockSummary({ chain, address: asset })
    expect(summary).toMatchObject({
      isPartial: true,
      lockCount: 1_001,
      totalLocked: '4100',
      freeAlready: '900',
    })
    expect(summary.unlocks).toEqual([
      { at: NOW + 7, amount: '1000' },
      { at: NOW + 9, amount: '998' },
    ])
    expect(FOREVER).toBeGreaterThan(NOW)
  })
})
