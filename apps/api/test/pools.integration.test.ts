import { type ApiClient, createApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import { poolStatus } from '@slipway/sdk/staking/pool-status'
import pg from 'pg'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'
import {
  ALICE,
  BOB,
  NOW,
  poolAddress,
  REWARD,
  SIX,
  STAKED,
  seedPools,
  seedStep,
} from './seed-pools.ts'

const chain = 'bsc'
const YEAR = 31_536_000n

describe('staking pools', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let opened: ReturnType<typeof openReadDatabase>
  let client: ApiClient
  let ask: (path: string, headers?: Record<string, string>) => Promise<Response>

  beforeAll(async () => {
    vi.useFakeTimers({ now: NOW * 1_000, toFake: ['Date'] })
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
    await seedPools(pool)
    opened = openReadDatabase(database.url, () => undefined)
    const { app } = makeTestApp({ database: opened.read })
    ask = async (path, headers = {}) => app.request(`http://api.test/api${path}`, { headers })
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

  type Query = NonNullable<Parameters<ApiClient['listPools']>[0]>

  /** Numbers of all pools that a question finds, in pages of two. */
  async function numbersOf(query: Query): Promise<number[]> {
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<ApiClient['listPools']>> = await client.listPools({
        ...query,
        limit: 2,
        ...(cursor ? { cursor } : {}),
      })
      seen.push(...page.items.map(({ number }) => Number(number)))
      cursor = page.nextCursor
    } while (cursor)
    return seen
  }

  it('come in every order page by page, each once, whole units compared with whole units', async () => {
    expect(await numbersOf({})).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect((await numbersOf({ sort: 'end' })).slice(0, 2)).toEqual([6, 7])
    // 4 a second on one GLD beat 6 a second on two SIX; the raw numbers say the opposite.
    expect(await numbersOf({ sort: 'apr' })).toEqual([1, 2, 5, 4, 7, 6, 3])
    expect((await numbersOf({ sort: 'staked' })).slice(0, 2).sort()).toEqual([2, 4])
    expect((await numbersOf({ sort: 'stakers' })).sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('stand where the clock of their network says, as the SDK has it', async () => {
    const { items } = await client.listPools({ limit: 100 })
    for (const item of items)
      expect([item.number, item.state]).toEqual([
        item.number,
        poolStatus({ terms: item }, NOW, item),
      ])
    // The seventh was to take stakes a while longer than it paid.
    expect(items.find(({ number }) => number === '7')?.stakeDeadline).toBe(NOW)
    expect(await numbersOf({ state: 'coming' })).toEqual([3])
    expect(await numbersOf({ state: 'running' })).toEqual([4, 2, 1])
    expect(await numbersOf({ state: 'closed' })).toEqual([5])
    expect(await numbersOf({ state: 'ended' })).toEqual([7, 6])
    expect(await numbersOf({ state: 'stopped' })).toEqual([7])
  })

  it('are found by kind, token, owner, staker and what people call them', async () => {
    expect(await numbersOf({ kind: 'nft' })).toEqual([4])
    expect(await numbersOf({ staked: SIX })).toEqual([2])
    expect(await numbersOf({ reward: SIX })).toEqual([])
    expect(await numbersOf({ owner: BOB })).toEqual([4])
    expect(await numbersOf({ staker: ALICE })).toEqual([4, 1])
    expect(await numbersOf({ staker: BOB })).toEqual([])
    expect(await numbersOf({ search: 'hull' })).toEqual([4])
    // Liquidity is found by the tokens of its pair.
    expect(await numbersOf({ search: 'six' })).toEqual([3, 2])
    expect(await numbersOf({ search: '5' })).toEqual([5])
    // A token's own pools, those that pay it, and those of its liquidity; of one network, like its pairs.
    expect(await numbersOf({ chain, token: SIX })).toEqual([3, 2])
    expect(await numbersOf({ chain, token: REWARD })).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect((await ask(`/pools?token=${SIX}`)).status).toBe(400)
    expect(await numbersOf({ search: poolAddress(6) })).toEqual([6])
    expect(await numbersOf({ chain: 'eth' })).toEqual([])
    expect((await client.listPools({ chain })).total).toBe(3)
    expect((await client.listPools({ kind: 'nft' })).total).toBeNull()
  })

  it('are shown by number or address, with what the contract calls apr', async () => {
    const shown = await client.getPool({ chain, pool: '2' })
    expect(shown).toEqual(await client.getPool({ chain: '56', pool: poolAddress(2) }))
    expect(shown).toMatchObject({
      address: getAddress(poolAddress(2)),
      stakedToken: { symbol: 'SIX', decimals: 6 },
      rewardToken: { address: getAddress(REWARD), symbol: 'RWD' },
      apr: String((6n * YEAR * 10n ** 18n) / 2_000_000n),
      pair: null,
    })
    const nft = await client.getPool({ chain, pool: '4' })
    expect(nft).toMatchObject({ apr: String(YEAR / 2n), stakedToken: { decimals: 0 } })
    const lp = await client.getPool({ chain, pool: '3' })
    expect(lp).toMatchObject({
      apr: '0',
      pair: { token0: { symbol: 'GLD' }, token1: { symbol: 'SIX' } },
    })
  })

  it('that nobody made are not found, by any of their routes', async () => {
    for (const path of ['', '/chart', '/history', '/accounts', '/nfts', `/accounts/${ALICE}`]) {
      const response = await ask(`/pools/bsc/99${path}`)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toMatchObject({ error: { code: 'POOL_NOT_FOUND' } })
    }
    expect((await ask('/pools/bsc/nonsense')).status).toBe(400)
    expect((await ask('/pools?sort=price')).status).toBe(400)
    expect((await ask('/pools?cursor=abc')).status).toBe(400)
  })

  it('have a chart of what they paid: the clock begins rewards, deposits thin them', async () => {
    const { step, points } = await client.getPoolChart({ chain, pool: '1' })
    expect(step).toBe('change')
    expect(points.map(({ at, apr }) => [at - NOW, apr])).toEqual([
      [-2_000, '0'],
      [-1_000, '0'],
      [-600, String(YEAR / 2n)],
      [0, String(YEAR / 2n)],
    ])
  })

  it('are drawn by days when they have too many events', async () => {
    await pool.query(`UPDATE "index".pool SET event_count = 501 WHERE record_id = '1'`)
    const chart = await client.getPoolChart({ chain, pool: '1' })
    expect(chart).toMatchObject({ step: 'day', points: [] })
    await pool.query(`UPDATE "index".pool SET event_count = 2 WHERE record_id = '1'`)
  })

  it('have a history, newest first, of all or of one account', async () => {
    const all = await client.listPoolHistory({ chain, pool: '1' })
    expect(all.items.map(({ kind }) => kind)).toEqual(['deposited', 'created'])
    const own = await client.listPoolHistory({ chain, pool: '1' }, { account: ALICE })
    expect(own.items).toHaveLength(1)
    await seedStep(pool, { pool: 5, at: NOW - 3, totalStaked: 1n })
    expect((await client.listPoolHistory({ chain, pool: '1' })).items).toHaveLength(2)
  })

  it('know their accounts, whom these invited, and their NFTs', async () => {
    const { items } = await client.listPoolAccounts({ chain, pool: '1' })
    expect(items.map(({ account }) => account)).toEqual([ALICE, BOB].map((one) => getAddress(one)))
    const invited = await client.listPoolAccounts({ chain, pool: '1' }, { inviter: BOB })
    expect(invited.items).toHaveLength(1)
    const bob = await client.getPoolAccount({ chain, pool: '1', account: BOB })
    expect(bob).toMatchObject({ account: { invitees: 1, rebatesEarned: '3' }, nftCount: 0 })
    const stranger = await client.getPoolAccount({ chain, pool: '1', account: STAKED })
    expect(stranger).toEqual({ account: null, nftCount: 0 })
    const alice = await client.getPoolAccount({ chain, pool: '4', account: ALICE })
    expect(alice).toMatchObject({ account: { staked: '2' }, nftCount: 1 })
    const { items: nfts } = await client.listPoolNfts({ chain, pool: '4' })
    expect(nfts.map(({ nftId }) => nftId)).toEqual(['8'])
  })

  it('stand in the portfolio of everybody who staked or invited', async () => {
    const own = await client.listPortfolioPools(ALICE)
    expect(own.items.map((item) => [item.pool.number, item.account.staked])).toEqual([
      ['4', '2'],
      ['1', '5'],
    ])
    expect((await client.listPortfolioPools(BOB, { chain })).items).toHaveLength(1)
    expect((await client.listPortfolioPools(BOB, { chain: 'eth' })).items).toEqual([])
  })

  it('are answered with a tag, and with 304 to who has the answer', async () => {
    const first = await ask('/pools/bsc/1')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\//)
    expect((await ask('/pools/bsc/1', { 'if-none-match': tag })).status).toBe(304)
  })
})
