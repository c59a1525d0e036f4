import { type ApiClient, createApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { insertRow } from './insert-row.ts'
import { makeTestApp } from './make-test-app.ts'
import { airdropAddress, seedAirdrop, seedClaim } from './seed-airdrops.ts'
import { seedIndex } from './seed-index.ts'
import { seedLock } from './seed-locks.ts'
import { seedNftSale, seedSaleAccount } from './seed-nft-sales.ts'
import { ALICE, BOB, NOW, seedAccount, seedPool, seedPools } from './seed-pools.ts'
import { presaleAddress, presaleId, seedPresale } from './seed-presales.ts'
import { addressOf } from './seed-terms.ts'

const DAY = 86_400
const SCALE = 10n ** 18n
const GOLD = addressOf(0x901d)
const PAIR = addressOf(0x9a17)
const TX = `0x${'aa'.repeat(32)}`

async function seedGold(pool: pg.Pool) {
  await insertRow(pool, 'token', {
    id: `56-${GOLD}`,
    chain_id: 56,
    address: GOLD,
    creator: ALICE,
    owner: ALICE,
    template_id: 1,
    name: 'Harbour Gold',
    symbol: 'HGLD',
    decimals: 9,
    total_supply: 1_000,
    contract_uri: '',
    created_at: NOW - 900,
    tx_hash: TX,
  })
}

/** Five presales of Alice: released by half, failed, above its cap, running with slots, and one of nobody's money. */
async function seedPresales(pool: pg.Pool) {
  const own = { owner: ALICE, token: GOLD, startTime: NOW - 9 * DAY, endTime: NOW - DAY }
  await seedPresale(pool, 1, { ...own, poolStatus: 1, total: 600n, vest: true })
  await seedPresale(pool, 2, { ...own, total: 100n })
  await seedPresale(pool, 3, { ...own, templateId: 2, poolStatus: 1, total: 4_000n })
  await seedPresale(pool, 4, { ...own, endTime: NOW + DAY, whitelistMode: 1 })
  await pool.query(
    `UPDATE "index".presale SET presale_rate = $1, accepted = least(total, 1000), vest_first_bps = 2000, vest_cycle_seconds = 60, vest_percent_bps = 1000`,
    [String(2n * SCALE)],
  )
  for (const n of [1, 3])
    await insertRow(pool, 'presale_listing', {
      id: presaleId(n),
      chain_id: 56,
      presale: presaleAddress(n),
      pair: PAIR,
      accepted: 600,
      lock_id: String(n),
      unlock_at: NOW + 9,
      vesting_start: NOW - 190,
      finalized_at: NOW - 200,
      tx_hash: TX,
    })
  await seedLock(pool, {
    kind: 'liquidity',
    lockId: 1,
    asset: PAIR,
    owner: BOB,
    unlockAt: NOW + 9,
  })
  await seedLock(pool, { kind: 'liquidity', lockId: 3, asset: PAIR, owner: BOB, amount: 0 })
}

const contribute = (pool: pg.Pool, presale: number, row: Readonly<Record<string, unknown>>) =>
  insertRow(pool, 'presale_account', {
    id: `${presaleId(presale)}-${BOB}`,
    presale_id: presaleId(presale),
    chain_id: 56,
    presale: presaleAddress(presale),
    account: BOB,
    updated_at: NOW - 100 + presale,
    ...row,
  })

/** What Bob has everywhere. */
async function seedBob(pool: pg.Pool) {
  await contribute(pool, 1, { contributed: 100, claimed: 30, claims: 1 })
  await contribute(pool, 2, { contributed: 70, exit_fee: 5 })
  await contribute(pool, 3, { contributed: 400 })
  await contribute(pool, 4, { contributed: 9 })
  const ofPresale = { chain_id: 56, presale: presaleAddress(4), presale_id: presaleId(4) }
  await insertRow(pool, 'presale_slot', {
    ...ofPresale,
    id: `${presaleId(4)}-${BOB}`,
    account: BOB,
    level: 1,
    status: 1,
    updated_at: NOW - 5,
  })
  await insertRow(pool, 'slot_offer', {
    ...ofPresale,
    id: '56-offer-7',
    market: addressOf(0x3a),
    sale_id: 7,
    seller: BOB,
    level: 1,
    status: 1,
    price_wei: 5,
    expires_at: NOW + 50,
    created_at: NOW - 5,
    tx_hash: TX,
  })
  await insertRow(pool, 'inviter_ledger', {
    id: presaleId(1),
    chain_id: 56,
    presale: presaleAddress(1),
    inviter_contract: addressOf(7),
    currency: addressOf(0),
    rates: '500',
    status: 2,
    accepted_share: String(SCALE),
  })
  await insertRow(pool, 'inviter_reward', {
    id: `${presaleId(1)}-${BOB}`,
    presale_id: presaleId(1),
    chain_id: 56,
    presale: presaleAddress(1),
    inviter: BOB,
    weight: 70_000,
  })
  await seedLock(pool, { lockId: 21, owner: BOB, asset: GOLD, amount: 80, unlockAt: NOW - 1 })
  await seedLock(pool, { lockId: 22, owner: BOB, asset: GOLD, amount: 50, unlockAt: NOW + 500 })
  await seedPool(pool, { number: 31, endTime: NOW - 5 })
  await seedAccount(pool, 31, BOB, 12n)
  await seedClaim(pool, 41, BOB)
  await seedSaleAccount(pool, 51, BOB, {
    reward_earned: 9,
    reward_settled: 4,
    reward_due_at: NOW - 60,
    invitees: 1,
  })
}

describe('what spans all tools', () => {
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
    await seedGold(pool)
    await seedPresales(pool)
    await seedAirdrop(pool, { number: 41, kind: 'claims', owner: ALICE })
    await seedNftSale(pool, { number: 51 })
    await seedBob(pool)
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

  describe('a portfolio', () => {
    const dues = async () =>
      (await client.getPortfolio(BOB)).due.map(({ kind, amount, address }) => [
        kind,
        amount,
        address.toLowerCase(),
      ])

    it('says all that can be done now, money that is owed first', async () => {
      expect(await dues()).toEqual([
        ['presaleRefund', '70', presaleAddress(2)],
        ['presaleExitFee', '5', presaleAddress(2)],
        // 1 000 of 4 000 were taken: 100 of 400, two tokens for each, half of them released.
        ['presaleClaim', '200', presaleAddress(3)],
        // 100 at two tokens each, half of them released, 30 taken before.
        ['presaleClaim', '70', presaleAddress(1)],
        ['presaleExcess', '300', presaleAddress(3)],
        ['presaleReward', '7', presaleAddress(1)],
        ['lockRelease', '80', GOLD],
        ['poolStake', '12', addressOf(0xd000 + 31)],
        ['poolReward', null, addressOf(0xd000 + 31)],
        ['poolRebate', '3', addressOf(0xd000 + 1)],
        ['collectionReward', '5', addressOf(0xe00 + 51)],
        ['slotUse', null, presaleAddress(4)],
      ])
    })

    it('names what amounts are counted in, and up to which block it knows the network', async () => {
      const { due, clocks, isDueCut } = await client.getPortfolio(BOB)
      expect(due[3]?.asset).toEqual({ address: getAddress(GOLD), symbol: 'HGLD', decimals: 9 })
      expect(clocks).toEqual([{ chainId: 56, now: NOW, block: 500 }])
      expect(isDueCut).toBe(false)
    })

    it('shows every list of the address, and no other', async () => {
      const found = await client.getPortfolio(BOB)
      expect(found.presales.items).toHaveLength(4)
      expect(found.locks.items.map(({ lockId }) => lockId)).toEqual(['21', '1', '22'])
      expect(found.airdrops.items[0]?.airdrop.number).toBe(41)
      expect(found.nftSales.items).toHaveLength(1)
      expect(found.tokens).toEqual({ items: [], hasMore: false })
      const stranger = await client.getPortfolio(addressOf(0x57a))
      expect(stranger.due).toEqual([])
      expect(stranger.presales.items).toEqual([])
    })

    it('what was taken is no longer due', async () => {
      await pool.query(`UPDATE "index".presale_account SET contributed = 0 WHERE id = $1`, [
        `${presaleId(2)}-${BOB}`,
      ])
      await pool.query(`UPDATE "index".inviter_reward SET paid = 7 WHERE inviter = $1`, [BOB])
      const kinds = (await dues()).map(([kind]) => kind)
      expect(kinds).not.toContain('presaleRefund')
      expect(kinds).not.toContain('presaleReward')
    })

    it('answers 304 to whoever has it, and refuses what is no address', async () => {
      const tag = (await ask(`/portfolio/${BOB}`)).headers.get('ETag') ?? ''
      expect((await ask(`/portfolio/${BOB}`, { 'If-None-Match': tag })).status).toBe(304)
      expect((await ask('/portfolio/0x12')).status).toBe(400)
    })
  })

  describe('an owner', () => {
    it('shows failures beside successes, and what finished presales kept', async () => {
      const { figures } = await client.getOwner(ALICE)
      expect(figures.presalesByLabel).toEqual({
        coming: 0,
        running: 1,
        waiting: 0,
        finished: 2,
        canceled: 1,
      })
      const { rows } = await pool.query(
        `SELECT sum(accepted)::text AS sum FROM "index".presale WHERE owner = $1 AND pool_status = 1`,
        [ALICE],
      )
      expect(figures.raised.map(({ amount }) => amount)).toEqual([rows[0].sum])
      expect(figures).toMatchObject({ tokens: 1, presales: 4, airdrops: 1, collections: 0 })
    })

    it('says of each finished presale whether its liquidity is still locked', async () => {
      const { presales } = await client.getOwner(ALICE)
      const standing = presales.items.map(({ presale, listing }) => [
        Number(BigInt(presale.address)) - 0xa000,
        listing?.liquidityLock?.isStanding ?? null,
      ])
      expect(standing).toEqual([
        [4, null],
        [3, false],
        [2, null],
        [1, true],
      ])
    })

    it('who launched nothing has an empty profile', async () => {
      const found = await client.getOwner(addressOf(0x57a))
      expect(found.firstAt).toBeNull()
      expect(found.figures.raised).toEqual([])
      expect(found.presales.items).toEqual([])
    })
  })

  describe('a search', () => {
    const kindsOf = async (q: string) => (await client.search({ q })).groups.map(({ kind }) => kind)

    it('finds every kind by name', async () => {
      expect(await kindsOf('harbour')).toEqual(['token', 'presale', 'lock', 'offer'])
      expect(await kindsOf('Gold')).toEqual(expect.arrayContaining(['pool', 'token']))
      expect(await kindsOf('deck')).toEqual(['collection'])
      expect(await kindsOf('#41')).toEqual(['airdrop'])
    })

    it('finds every kind by its address, and what belongs to an address', async () => {
      const exact = async (address: string) => {
        const { groups } = await client.search({ q: address })
        return groups[0]?.hits[0]
      }
      expect(await exact(GOLD)).toMatchObject({ kind: 'token', isExact: true })
      expect(await exact(presaleAddress(1))).toMatchObject({ kind: 'presale', isExact: true })
      expect(await exact(airdropAddress(41))).toMatchObject({ kind: 'airdrop', isExact: true })
      expect(await exact(addressOf(0xd001))).toMatchObject({ kind: 'pool', isExact: true })
      expect(await exact(addressOf(0xe00 + 51))).toMatchObject({ kind: 'collection' })
      const { address, groups } = await client.search({ q: BOB.toUpperCase().replace('X', 'x') })
      expect(address).toBe(getAddress(BOB))
      expect(groups.map(({ kind }) => kind)).toEqual(['lock', 'offer'])
      const states = new Map(groups[0]?.hits.map(({ number, state }) => [number, state]))
      expect([states.get('21'), states.get('22')]).toEqual(['free', 'active'])
    })

    it('a token of just that symbol stands before newer ones that only contain it', async () => {
      await pool.query(
        `UPDATE "index".token SET symbol = 'HGLDX', created_at = ${NOW} WHERE symbol LIKE 'T_'`,
      )
      const { groups } = await client.search({ q: 'hgld', limit: 3 })
      expect(groups[0]?.hits[0]).toMatchObject({ symbol: 'HGLD', isExact: true })
      expect(groups[0]).toMatchObject({ kind: 'token', hasMore: true })
      expect(groups[0]?.hits).toHaveLength(3)
    })

    it('wildcards of the database are letters like others', async () => {
      expect(await kindsOf('%')).toEqual([])
      expect(await kindsOf('H_R')).toEqual([])
    })

    it('narrows by network and kind', async () => {
      expect((await client.search({ q: GOLD, kind: 'token' })).groups).toHaveLength(1)
      expect((await client.search({ q: GOLD, chain: 'eth' })).groups).toEqual([])
    })

    it('refuses what is nothing to look for', async () => {
      expect((await ask('/search')).status).toBe(400)
      expect((await ask('/search?q=%20')).status).toBe(400)
      expect((await ask(`/search?q=${'a'.repeat(65)}`)).status).toBe(400)
      expect((await ask('/search?q=a&chain=nowhere')).status).toBe(404)
    })
  })

  it('locks of an asset are found by its name', async () => {
    const { groups } = await client.search({ q: 'Harbour Gold', kind: 'lock' })
    expect(groups[0]?.hits.map(({ number }) => number)).toEqual(['22', '21'])
  })
})
