import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { insertRow } from './insert-row.ts'
import { makeTestApp } from './make-test-app.ts'
import { airdropAddress, NEW, seedAirdrop } from './seed-airdrops.ts'
import { seedIndex } from './seed-index.ts'
import { FOREVER, LOCKERS, seedLock } from './seed-locks.ts'
import { saleAddress as collectionAddress, seedNftSale } from './seed-nft-sales.ts'
import { poolAddress, seedPool, seedPools } from './seed-pools.ts'
import { presaleAddress, seedPresale } from './seed-presales.ts'
import { addressOf } from './seed-terms.ts'

const HOUR = 3_600
const NOW = Math.floor(Date.now() / 1_000)
const GOLD = addressOf(0x901d)
const OWNER = addressOf(0xacc)
const KEEPER = addressOf(0xa1)
const CROWD = addressOf(0xc0)
const SQUARES = addressOf(0x5a)
const HOSTILE = '</svg><script>alert(1)</script>'
const lockKey = `56-${LOCKERS.token}-900`

const subjects = {
  token: GOLD,
  presale: presaleAddress(1),
  pool: poolAddress(71),
  airdrop: airdropAddress(81),
  collection: collectionAddress(91),
  lock: lockKey,
  locks: `${KEEPER}-${GOLD}`,
  owner: OWNER,
} as const

describe('what a link says of itself', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let close: () => Promise<void>
  let ask: (path: string, headers?: Record<string, string>) => Promise<Response>
  const cardOf = async (kind: string, subject: string, more = '') =>
    (await ask(`/share/cards/${kind}/${subject}?chain=bsc${more}`)).json()

  beforeAll(async () => {
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    pool.on('error', () => undefined)
    await pool.query('UPDATE "index".index_head SET block_at = $1', [NOW])
    await insertRow(pool, 'token', {
      id: `56-${GOLD}`,
      chain_id: 56,
      address: GOLD,
      creator: OWNER,
      owner: OWNER,
      template_id: 1,
      name: HOSTILE,
      symbol: '海港',
      decimals: 9,
      total_supply: '1234567891234567',
      holder_count: 1_203,
      contract_uri: '',
      created_at: NOW,
      tx_hash: `0x${'ab'.repeat(32)}`,
    })
    const times = { startTime: NOW - HOUR, endTime: NOW + HOUR }
    await seedPresale(pool, 1, { ...times, token: GOLD, owner: OWNER, total: 600n })
    await seedPools(pool)
    await seedPool(pool, { number: 71, ...times })
    await seedAirdrop(pool, { number: 81, ...times })
    await seedNftSale(pool, { number: 91, name: 'Hulls at sea', total: 50, minted: 7 })
    await seedLock(pool, { lockId: 900, asset: GOLD, amount: 5, unlockAt: NOW + HOUR })
    for (const [lockId, amount, unlockAt] of [
      [901, 3_000_000_000, NOW + 3 * HOUR],
      [902, 2_500_000_000, NOW - HOUR],
      [903, 0, NOW - 2 * HOUR],
    ] as const)
      await seedLock(pool, { lockId, asset: GOLD, amount, unlockAt })
    for (const [lockId, unlockAt] of [
      [904, FOREVER],
      [905, FOREVER],
    ] as const)
      await seedLock(pool, { ...{ kind: 'nft', asset: SQUARES, nftId: '7' }, lockId, unlockAt })
    await seedLock(pool, { lockId: 906, asset: NEW, amount: 0, unlockAt: NOW - HOUR })
    const opened = openReadDatabase(database.url, () => undefined)
    const { app } = makeTestApp({ database: opened.read })
    ask = async (path, headers = {}) => app.request(`/api${path}`, { headers })
    close = () => opened.pool.end()
  })
  afterAll(async () => {
    await close?.()
    await pool?.end()
    await database?.stop()
  })

  it('is what the index has of a token, in the language that was asked for', async () => {
    expect(await cardOf('token', GOLD)).toEqual({
      kind: 'token',
      kindText: 'Token',
      title: HOSTILE,
      symbol: '海港',
      network: 'BNB Smart Chain',
      state: null,
      figures: [
        { label: 'Supply', value: '1,234,567.89' },
        { label: 'Holders', value: '1,203' },
        { label: 'Buy and sell tax', value: '0% / 0%' },
      ],
      badges: [],
      note: 'Anyone can launch here. Check the safety report first.',
    })
    expect(await cardOf('token', GOLD, '&lang=zh-CN')).toMatchObject({
      kindText: '代币',
      figures: [{ label: '供应量' }, { label: '持有人' }, {}],
    })
  })

  it('has the state of the network’s clock and the moment that comes next', async () => {
    const ends = `${new Date((NOW + HOUR) * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    expect(await cardOf('presale', subjects.presale)).toMatchObject({
      state: 'Running',
      figures: [{ value: '60%' }, {}, { label: 'Ends', value: ends }],
    })
    expect(await cardOf('lock', lockKey)).toMatchObject({
      title: HOSTILE,
      state: 'Locked',
      network: 'BNB Smart Chain',
      figures: [{ label: 'Amount' }, { label: 'Unlocks', value: ends }, { label: 'Owner' }],
    })
    expect(await cardOf('collection', '91')).toMatchObject({
      title: 'Hulls at sea',
      figures: [{ label: 'Minted', value: '7 / 50' }, {}, {}],
    })
    expect(await cardOf('owner', OWNER)).toMatchObject({
      network: 'All networks',
      figures: [{ value: '1' }, { value: '1' }, { value: '0' }],
    })
  })

  it('adds up what an owner has locked of something, and says what comes free next', async () => {
    const at = (seconds: number) =>
      `${new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    expect(await cardOf('locks', subjects.locks)).toMatchObject({
      kindText: 'Locks',
      title: HOSTILE,
      symbol: '海港',
      network: 'BNB Smart Chain',
      state: 'Locked',
      figures: [
        // What can be taken already is not locked.
        { label: 'Amount', value: '3 海港' },
        { label: 'Unlocks', value: at(NOW + HOUR) },
        { label: 'Owner' },
      ],
    })
    expect(await cardOf('locks', `${KEEPER}-${SQUARES}`)).toMatchObject({
      state: 'Locked forever',
      figures: [{ label: 'Locks', value: '2' }, { label: 'Unlocks', value: 'Never' }, {}],
    })
    // What has ended is no sum, and of locks that nobody ever made there is no card.
    expect(await cardOf('locks', `${KEEPER}-${NEW}`)).toMatchObject({
      state: 'Ended',
      figures: [{ label: 'Unlocks', value: at(NOW - HOUR) }, { label: 'Owner' }],
    })
    expect(await cardOf('locks', `${OWNER}-${GOLD}`)).toMatchObject({
      error: { code: 'LOCK_NOT_FOUND' },
    })
  })

  it('of more locks than are added up says no sum', async () => {
    for (let lockId = 1_000; lockId < 1_101; lockId++)
      await seedLock(pool, { ...{ lockId, asset: GOLD, owner: CROWD }, unlockAt: NOW + HOUR })
    const { state, figures } = await cardOf('locks', `${CROWD}-${GOLD}`)
    expect(state).toBe('Locked')
    expect(figures.map(({ label }: { label: string }) => label)).toEqual(['Unlocks', 'Owner'])
  })

  it.each(Object.entries(subjects))('is a picture of 1200 by 630 pixels: %s', async (kind, id) => {
    const answer = await ask(`/share/images/${kind}/${id}?chain=bsc`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    const { format, width, height } = await sharp(
      Buffer.from(await answer.arrayBuffer()),
    ).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1_200, height: 630 })
    const tag = answer.headers.get('etag') ?? ''
    const again = await ask(`/share/images/${kind}/${id}?chain=bsc`, { 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(tag)
  })

  it('has another tag once a figure is another', async () => {
    const tagOf = async () =>
      (await ask(`/share/images/token/${GOLD}?chain=bsc`)).headers.get('etag')
    const before = await tagOf()
    await pool.query('UPDATE "index".token SET holder_count = 7 WHERE id = $1', [`56-${GOLD}`])
    expect(await tagOf()).not.toBe(before)
  })

  it('shows the badges of the project behind it while they are valid', async () => {
    const { rows } = await pool.query(`INSERT INTO app.account DEFAULT VALUES RETURNING id`)
    const grant = async (kind: string, address: string, expiresAt: number) => {
      const application = await pool.query(
        `INSERT INTO app.badge_application (account_id, applicant, kind, subject, chain_id, address, project, contact, website, statement)
          VALUES ($1, $2, $3, 'token', 56, $4, 'Gold', '', '', '') RETURNING id`,
        [rows[0].id, OWNER, kind, address],
      )
      await pool.query(
        `INSERT INTO app.badge (id, kind, subject, chain_id, address, project, issuer, scope, code_hash, owner, indexed_at, granted_at, expires_at)
          VALUES ($1, $2, 'token', 56, $3, 'Gold', 'Registry', 'All', '0x', $4, 0, to_timestamp($5), to_timestamp($6))`,
        [application.rows[0].id, kind, address, OWNER, NOW - HOUR, expiresAt],
      )
    }
    const before = (await ask(`/share/images/token/${GOLD}?chain=bsc`)).headers.get('etag')
    await grant('kyc', GOLD, NOW + HOUR)
    await grant('audit', GOLD, NOW - 1)
    await grant('kyc', NEW, NOW + HOUR)
    await grant('safu', presaleAddress(1), NOW + HOUR)
    const badgesOf = async (kind: keyof typeof subjects, lang = 'en-US') =>
      (await cardOf(kind, subjects[kind], `&lang=${lang}`)).badges
    expect(await badgesOf('token')).toEqual(['KYC'])
    expect(await badgesOf('presale')).toEqual(['SAFU'])
    expect(await badgesOf('presale', 'zh-CN')).toEqual(['SAFU'])
    // A lock is of its token, an owner of nothing.
    expect(await badgesOf('lock')).toEqual(['KYC'])
    expect(await badgesOf('airdrop')).toEqual([])
    expect(await badgesOf('pool')).toEqual([])
    expect(await badgesOf('owner')).toEqual([])
    const after = await ask(`/share/images/token/${GOLD}?chain=bsc`)
    expect(after.status).toBe(200)
    expect(after.headers.get('etag')).not.toBe(before)
  })

  it.each([
    ['/share/images/token/12', 400, 'VALIDATION_FAILED'],
    ['/share/images/lock/12', 400, 'VALIDATION_FAILED'],
    [`/share/cards/pool/${lockKey}`, 400, 'VALIDATION_FAILED'],
    [`/share/cards/locks/${GOLD}`, 400, 'VALIDATION_FAILED'],
    [`/share/cards/locks/${lockKey}`, 400, 'VALIDATION_FAILED'],
    [`/share/cards/token/${KEEPER}-${GOLD}`, 400, 'VALIDATION_FAILED'],
    [`/share/cards/presale/${GOLD}`, 404, 'PRESALE_NOT_FOUND'],
    [`/share/images/token/${addressOf(0xdead)}`, 404, 'TOKEN_NOT_FOUND'],
    [`/share/cards/token/${GOLD}?chain=nowhere`, 404, 'CHAIN_UNKNOWN'],
  ])('of nothing is a clear refusal: %s', async (path, status, code) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: { code } })
  })

  it('costs a fifth of the rate that reading has', async () => {
    const { app } = makeTestApp({ rateLimitPerMinute: 10 })
    const codes = []
    for (let turn = 0; turn < 3; turn++)
      codes.push((await app.request('/api/share/images/token/12')).status)
    expect(codes).toEqual([400, 400, 429])
  })
})
