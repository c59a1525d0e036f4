import { type ApiClient, createApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { insertRow } from './insert-row.ts'
import { makeTestApp } from './make-test-app.ts'
import { airdropAddress, seedAirdrop } from './seed-airdrops.ts'
import { seedIndex } from './seed-index.ts'
import { seedLock } from './seed-locks.ts'
import {
  saleAddress as collectionAddress,
  saleId as collectionId,
  seedNftSale,
  seedSaleAccount,
} from './seed-nft-sales.ts'
import {
  ALICE,
  BOB,
  NOW,
  poolAddress,
  poolId,
  seedAccount,
  seedPool,
  seedStep,
} from './seed-pools.ts'
import { presaleAddress, presaleId, seedPresale } from './seed-presales.ts'
import { addressOf } from './seed-terms.ts'

const DAY = 86_400
const GOLD = addressOf(0x901d)
const PAIR = addressOf(0x9a17)
const CAROL = addressOf(0xca)
const TX = `0x${'aa'.repeat(32)}`
const SCALE = 10n ** 18n

const contribute = (pool: pg.Pool, presale: number, more: Readonly<Record<string, unknown>> = {}) =>
  insertRow(pool, 'presale_account', {
    id: `${presaleId(presale)}-${BOB}`,
    presale_id: presaleId(presale),
    chain_id: 56,
    presale: presaleAddress(presale),
    account: BOB,
    contributed: 100,
    ever_contributed: 100,
    updated_at: NOW - 5 * DAY,
    ...more,
  })

/** Presales of Alice in which Bob took part: 1 finished, 2 missed its cap, 3 canceled by its owner, 4 full and running, 5 over. */
async function seedPresales(pool: pg.Pool) {
  const over = { owner: ALICE, token: GOLD, startTime: NOW - 9 * DAY, endTime: NOW - 2 * DAY }
  await seedPresale(pool, 1, { ...over, poolStatus: 1, total: 600n })
  await seedPresale(pool, 2, { ...over, total: 100n })
  await seedPresale(pool, 3, { ...over, poolStatus: 2, cancelReason: 1, total: 100n })
  await seedPresale(pool, 4, { ...over, startTime: NOW - DAY, endTime: NOW + DAY, total: 1_000n })
  await seedPresale(pool, 5, { ...over, total: 700n })
  await pool.query(`UPDATE "index".presale SET presale_rate = $1, accepted = total`, [
    String(2n * SCALE),
  ])
  await pool.query(`UPDATE "index".presale SET filled_at = $1 WHERE id = $2`, [
    NOW - 700,
    presaleId(4),
  ])
  await insertRow(pool, 'presale_listing', {
    id: presaleId(1),
    chain_id: 56,
    presale: presaleAddress(1),
    pair: addressOf(0x9a17),
    accepted: 600,
    vesting_start: NOW - DAY,
    finalized_at: NOW - DAY,
    tx_hash: TX,
  })
  const happened = { chain_id: 56, actor: ALICE, details: '{}', tx_hash: TX }
  await insertRow(pool, 'presale_action', {
    ...happened,
    id: '56-000000000009-000001',
    presale_id: presaleId(3),
    presale: presaleAddress(3),
    kind: 'canceled',
    created_at: NOW - 3 * DAY,
  })
  await insertRow(pool, 'presale_contribution', {
    id: '56-000000000008-000001',
    presale_id: presaleId(4),
    chain_id: 56,
    presale: presaleAddress(4),
    account: BOB,
    amount: 100,
    // A fair presale takes more than its cap: this is not the contribution that filled it.
    created_at: NOW - 650,
    tx_hash: TX,
  })
  for (const presale of [1, 2, 3, 4, 5]) await contribute(pool, presale)
}

/** What stands around Bob outside of presales. */
async function seedRest(pool: pg.Pool) {
  await seedLock(pool, { lockId: 21, owner: BOB, asset: GOLD, amount: 80, unlockAt: NOW - 50 })
  await seedLock(pool, { lockId: 22, owner: BOB, asset: GOLD, amount: 50, unlockAt: NOW + 500 })
  await seedLock(pool, { lockId: 23, owner: BOB, asset: GOLD, amount: 50, unlockAt: NOW + 2 * DAY })
  await seedPool(pool, { number: 31, endTime: NOW + 600 })
  // An invited account moved the row after the stake's own last payment.
  await seedAccount(pool, 31, BOB, 12n, {
    first_at: NOW - 5_000,
    accrues_from: NOW - 900,
    updated_at: NOW - 200,
  })
  await seedStep(pool, { pool: 31, at: NOW - 6_000, totalStaked: 1n, kind: 'limitSet' })
  await seedStep(pool, { pool: 31, at: NOW - 800, totalStaked: 1n, kind: 'rewardsSet' })
  await seedStep(pool, { pool: 31, at: NOW - 790, totalStaked: 1n, kind: 'exitOpened' })
  await seedStep(pool, { pool: 31, at: NOW - 780, totalStaked: 1n, account: ALICE })
  await pool.query(`UPDATE "index".pool_event SET amount = 5000 WHERE kind = 'rewardsSet'`)
  await seedNftSale(pool, { number: 51, owner: BOB })
  for (const [account, at, phase] of [
    [ALICE, NOW - 400, 2],
    [BOB, NOW - 410, 2],
    [ALICE, NOW - 420, 0],
  ] as const)
    await insertRow(pool, 'nft_sale_event', {
      id: `56-${at}-${account}`,
      sale_id: collectionId(51),
      chain_id: 56,
      sale: collectionAddress(51),
      kind: 'minted',
      actor: account,
      account,
      amount: 50,
      quantity: 1,
      phase,
      created_at: at,
      tx_hash: TX,
    })
  for (const [id, status] of [
    [7, 2],
    [8, 1],
  ] as const)
    await insertRow(pool, 'slot_offer', {
      id: `56-${addressOf(0x3a)}-${id}`,
      presale_id: presaleId(5),
      chain_id: 56,
      market: addressOf(0x3a),
      sale_id: id,
      presale: presaleAddress(5),
      seller: BOB,
      buyer: status === 2 ? ALICE : null,
      level: 1,
      status,
      price_wei: 55,
      expires_at: NOW + 50,
      created_at: NOW - 3_000,
      closed_at: status === 2 ? NOW - 300 : null,
      tx_hash: TX,
    })
  await seedAirdrop(pool, { number: 41, kind: 'claims', owner: ALICE })
  await insertRow(pool, 'airdrop_account', {
    id: `56-${airdropAddress(41)}-${BOB}`,
    airdrop_id: `56-${airdropAddress(41)}`,
    chain_id: 56,
    airdrop: airdropAddress(41),
    account: BOB,
    paid: 9,
    payments: 2,
    updated_at: NOW - 200,
  })
}

/** What Carol is owed; each row was touched once more after that, by something else. */
async function seedDebts(pool: pg.Pool) {
  const touched = { updated_at: NOW - 1 }
  const facts = { chain_id: 56, name: 'Venue LP', decimals: 18 }
  for (const [address, symbol, token0, token1] of [
    [PAIR, 'UNI-V2', GOLD, addressOf(0x3e)],
    [GOLD, 'HGLD', null, null],
    [addressOf(0x3e), 'WETH', null, null],
  ])
    await pool.query(
      `INSERT INTO app.asset_facts (id, chain_id, address, name, symbol, decimals, token0, token1) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        `56-${address}`,
        facts.chain_id,
        address,
        facts.name,
        symbol,
        facts.decimals,
        token0,
        token1,
      ],
    )
  const stakes: readonly [
    number,
    { endTime: number; lockSeconds: number; exitAt?: number },
    object,
  ][] = [
    [61, { endTime: NOW - 500, lockSeconds: 300 }, { last_deposit_at: NOW - 520 }],
    [
      62,
      { endTime: NOW + 5 * DAY, lockSeconds: 9_000, exitAt: NOW - 450 },
      { last_deposit_at: NOW - 2_000 },
    ],
    [63, { endTime: NOW - 10, lockSeconds: 1_000 }, { last_deposit_at: NOW - 50 }],
  ]
  for (const [number, { endTime, lockSeconds, exitAt }, row] of stakes) {
    await seedPool(pool, { number, kind: 'lp', stakedToken: PAIR, endTime })
    await pool.query(
      `UPDATE "index".pool SET lock_seconds = $1, exit_opened_at = $2 WHERE id = $3`,
      [lockSeconds, exitAt ?? null, poolId(number)],
    )
    await seedAccount(pool, number, CAROL, 12n, { ...touched, ...row, accrues_from: NOW })
  }
  await seedPool(pool, { number: 64 })
  await seedAccount(pool, 64, CAROL, 0n, {
    ...touched,
    accrues_from: NOW - 800,
    rebates_earned: 9n,
    rebate_due_at: NOW - 333,
  })
  await seedSaleAccount(pool, 51, CAROL, { ...touched, reward_earned: 9, reward_due_at: NOW - 222 })
  await seedLock(pool, {
    kind: 'liquidity',
    lockId: 65,
    owner: CAROL,
    asset: PAIR,
    amount: 60,
    unlockAt: NOW - 40,
  })
  await seedLock(pool, {
    lockId: 66,
    owner: CAROL,
    asset: GOLD,
    amount: 60,
    initialAmount: 100,
    unlockAt: NOW + 200,
    schedule: [NOW - 1_000, 2_000, 300, 2_000],
  })
  await pool.query(`UPDATE "index".lock SET shrinkings = 1, updated_at = $1 WHERE owner = $2`, [
    NOW - 1,
    CAROL,
  ])
  const over = { owner: ALICE, token: GOLD, startTime: NOW - 9 * DAY, endTime: NOW - 2 * DAY }
  await seedPresale(pool, 6, { ...over, poolStatus: 1, total: 600n, vest: true })
  await pool.query(
    `UPDATE "index".presale SET presale_rate = $1, accepted = total, vest_first_bps = 2000, vest_cycle_seconds = 300, vest_percent_bps = 2000 WHERE id = $2`,
    [String(2n * SCALE), presaleId(6)],
  )
  await insertRow(pool, 'presale_listing', {
    id: presaleId(6),
    chain_id: 56,
    presale: presaleAddress(6),
    pair: PAIR,
    accepted: 600,
    vesting_start: NOW - 1_000,
    finalized_at: NOW - 990,
    tx_hash: TX,
  })
  await contribute(pool, 6, {
    ...touched,
    id: `${presaleId(6)}-${CAROL}`,
    account: CAROL,
    claimed: 80,
    claims: 1,
  })
}

/** A badge of Bob's token, that Alice's tax change ended. */
async function seedBadge(pool: pg.Pool) {
  const { rows } = await pool.query(`INSERT INTO app.account DEFAULT VALUES RETURNING id`)
  const application = await pool.query(
    `INSERT INTO app.badge_application (account_id, applicant, kind, subject, chain_id, address, project, contact, website, statement)
      VALUES ($1, $2, 'kyc', 'token', 56, $3, 'Harbour Gold', '', '', '') RETURNING id`,
    [rows[0].id, BOB, GOLD],
  )
  await pool.query(
    `INSERT INTO app.badge (id, kind, subject, chain_id, address, project, issuer, scope, code_hash, owner, indexed_at, granted_at, expires_at, ended_at, end_reason)
      VALUES ($1, 'kyc', 'token', 56, $2, 'Harbour Gold', 'Registry', 'All', '0x', $3, 0, to_timestamp($4), to_timestamp($5), to_timestamp($6), 'tax')`,
    [application.rows[0].id, GOLD, BOB, NOW - 150, NOW + DAY, NOW - 100],
  )
}

describe('notifications', () => {
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
    await seedPresales(pool)
    await seedRest(pool)
    await seedDebts(pool)
    await seedBadge(pool)
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

  const told = async (address: string = BOB) =>
    (await client.getNotifications(address, { limit: 100 })).items
  const linesOf = async (isDue: boolean) =>
    (await told())
      .filter((one) => one.isDue === isDue)
      .map(({ kind, at, amount, address }) => [kind, at - NOW, amount, address.toLowerCase()])

  it('says what can be done now, and since when', async () => {
    expect(await linesOf(true)).toEqual([
      ['lockRelease', -50, '80', GOLD],
      ['poolReward', -900, null, poolAddress(31)],
      ['presaleClaim', -DAY, '200', presaleAddress(1)],
      ['presaleRefund', -2 * DAY, '100', presaleAddress(2)],
      ['presaleRefund', -3 * DAY, '100', presaleAddress(3)],
    ])
  })

  it('dates a debt by what made it due, whatever touched its row afterwards', async () => {
    const due = (await told(CAROL)).filter(({ isDue }) => isDue)
    expect(
      due.map(({ kind, at, amount, address }) => [kind, at - NOW, amount, address.toLowerCase()]),
    ).toEqual([
      ['lockRelease', -40, '60', PAIR],
      ['poolStake', -220, '12', poolAddress(61)],
      ['collectionReward', -222, '9', collectionAddress(51)],
      ['poolRebate', -333, '9', poolAddress(64)],
      // The step after the one that was withdrawn, and the one after the claim.
      ['presaleClaim', -400, '80', presaleAddress(6)],
      ['lockRelease', -400, '40', GOLD],
      ['poolStake', -450, '12', poolAddress(62)],
      ['poolReward', -800, null, poolAddress(64)],
    ])
  })

  it('calls liquidity by its pair, as the lists do', async () => {
    const named = (await told(CAROL)).filter(({ address }) =>
      [PAIR, poolAddress(61)].includes(address.toLowerCase()),
    )
    expect(named.length).toBeGreaterThan(1)
    for (const { name, asset } of named)
      expect([name, asset?.symbol]).toEqual(['HGLD / WETH', 'HGLD / WETH'])
    const { due } = await client.getPortfolio(CAROL)
    expect(due.filter(({ name }) => name === 'HGLD / WETH').map(({ kind }) => kind)).toEqual([
      'lockRelease',
      'poolStake',
      'poolStake',
    ])
  })

  it('says what happened around what the address has, by whom else it was done', async () => {
    expect(await linesOf(false)).toEqual([
      ['badgeEnded', -100, null, GOLD],
      ['badgeGranted', -150, null, GOLD],
      ['airdropReceived', -200, '9', airdropAddress(41)],
      ['slotSold', -300, '55', presaleAddress(5)],
      ['collectionSold', -400, '50', collectionAddress(51)],
      ['presaleFilled', -700, '100', presaleAddress(4)],
      ['poolChanged', -790, null, poolAddress(31)],
      ['poolFunded', -800, '5000', poolAddress(31)],
      ['poolEnds', 600 - DAY, '12', poolAddress(31)],
      ['lockOpens', 500 - DAY, '50', GOLD],
      ['presaleFinished', -DAY, '100', presaleAddress(1)],
      ['presaleEnded', -2 * DAY, '100', presaleAddress(5)],
      ['presaleEnded', -2 * DAY, '100', presaleAddress(1)],
      ['presaleCanceled', -2 * DAY, '100', presaleAddress(2)],
      ['presaleCanceled', -3 * DAY, '100', presaleAddress(3)],
    ])
  })

  it('ids stay what they are, and no two are the same', async () => {
    const ids = (await told()).map(({ id }) => id)
    expect((await told()).map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('pages by key: together they are the whole, each once', async () => {
    const whole = (await told()).map(({ id }) => id)
    const paged: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<ApiClient['getNotifications']>> =
        await client.getNotifications(BOB, { limit: 3, ...(cursor ? { cursor } : {}) })
      expect(page.items.length).toBeLessThanOrEqual(3)
      paged.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(paged).toEqual(whole)
  })

  it('names the contracts whose events may change it', async () => {
    const { watched, isCut } = await client.getNotifications(BOB, {})
    expect(watched).toEqual(
      expect.arrayContaining([presaleId(4), `56-${poolAddress(31)}`, collectionId(51)]),
    )
    expect(isCut).toBe(false)
  })

  it('what was claimed is gone, and what is released afterwards is another one', async () => {
    const claimOf = async () => (await told()).find(({ kind }) => kind === 'presaleClaim')
    const before = await claimOf()
    await pool.query(
      `UPDATE "index".presale_account SET claimed = 150, claims = 1, updated_at = ${NOW - 10} WHERE presale_id = $1`,
      [presaleId(1)],
    )
    const after = await claimOf()
    expect(after).toMatchObject({ amount: '50', at: NOW - DAY })
    expect(after?.id).not.toBe(before?.id)
    await pool.query(`UPDATE "index".presale_account SET claimed = 200 WHERE presale_id = $1`, [
      presaleId(1),
    ])
    expect(await claimOf()).toBeUndefined()
  })

  it('tells nobody of what others have, and refuses what is no address or cursor', async () => {
    expect(await told(addressOf(0x57a))).toEqual([])
    expect((await ask('/notifications/0x12')).status).toBe(400)
    const forged = Buffer.from(JSON.stringify(['newest', 'x', '1'])).toString('base64url')
    expect((await ask(`/notifications/${BOB}?cursor=${forged}`)).status).toBe(400)
  })
})
