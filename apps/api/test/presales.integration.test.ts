import { setTimeout as delay } from 'node:timers/promises'
import type { ApiClient } from '@slipway/api-client'
import { eachKind } from '@slipway/database/columns/each-kind'
import { presaleContributionColumns } from '@slipway/database/presale/indexed-accounts'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { snakeCase } from '../src/database/decode-row.ts'
import { jsonObject, jsonOfColumns, writeJson } from '../src/database/json-sql.ts'
import { type OpenedDatabase, openReadDatabase } from '../src/database/read-database.ts'
import { JsonText } from '../src/http/json-text.ts'
import { rowSerializer } from '../src/http/row-serializer.ts'
import { presaleDetailSchema } from '../src/presale/detail-schemas.ts'
import { readPresale } from '../src/presale/read-presale.ts'
import { readPresales } from '../src/presale/read-presales.ts'
import { presaleListQuery } from '../src/presale/schemas.ts'
import { PRESALE_LABELS } from '../src/presale/status-names.ts'
import { readConfig } from '../src/read-config.ts'
import { type RunningApi, startApi } from '../src/start-api.ts'
import { readOffers, readOneOffer } from '../src/whitelist-market/read-offers.ts'
import { offerListQuery } from '../src/whitelist-market/schemas.ts'
import { parseQuery } from './parse-query.ts'
import { patientClient } from './patient-client.ts'
import { seedIndex } from './seed-index.ts'
import {
  NOW,
  presaleAddress,
  presaleId,
  STATUS_CASES,
  seedPresale,
  seedPresales,
  statusBySdk,
} from './seed-presales.ts'
import { addressOf } from './seed-terms.ts'

interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

const MARCHING = 1_000
const CASE_CHAIN = 1

describe('presales', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let api: RunningApi
  let client: ApiClient
  let read: OpenedDatabase
  const path = { chain: 'bsc', address: presaleAddress(1) }

  beforeAll(async () => {
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
    await pool.query(`INSERT INTO "index".index_head VALUES ('1', 1, 500, 1600000000)`)
    await seedPresales(pool)
    for (const [at, one] of STATUS_CASES.entries()) {
      await seedPresale(pool, MARCHING + at, { chainId: CASE_CHAIN, ...one })
    }
    read = openReadDatabase(database.url, () => undefined)
    api = await startApi(
      readConfig({
        DATABASE_URL: database.url,
        PORT: '0',
        SLIPWAY_DEVELOPMENT: '1',
        LOG_LEVEL: 'silent',
      }),
    )
    client = patientClient(`http://127.0.0.1:${api.port}`)
  })

  afterAll(async () => {
    await api?.stop()
    await read?.pool.end()
    await pool?.end()
    await database?.stop()
  })

  async function all<Item>(
    readPage: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
  ): Promise<Item[]> {
    const items: Item[] = []
    let cursor: string | null = null
    do {
      const page: Page<Item> = await readPage({ limit: 7, ...(cursor ? { cursor } : {}) })
      expect(page.items.length).toBeLessThanOrEqual(7)
      items.push(...page.items)
      cursor = page.nextCursor
    } while (cursor)
    return items
  }

  const down = Array.from({ length: 25 }, (_, index) => 25 - index)
  const up = [...down].reverse()
  /** The list as the clock of the tests sees it. */
  const listAt = async (query: object, chainId?: number, wall = NOW) =>
    (await readPresales(read.read, parseQuery(presaleListQuery, query), chainId, wall)).parse()

  describe('the label by the clock (S-51)', () => {
    it('is the one that the SDK gives, in every case', async () => {
      const items = await all((query) =>
        listAt({ ...query, chain: '1', sort: 'createdAt' }, CASE_CHAIN),
      )
      expect(items).toHaveLength(STATUS_CASES.length)
      for (const [at, one] of STATUS_CASES.entries()) {
        expect(items[at]?.status, JSON.stringify({ ...one, total: `${one.total}` })).toEqual(
          statusBySdk(one),
        )
      }
    })

    it.each(PRESALE_LABELS)('finds the same presales as a filter: %s', async (status) => {
      const items = await all((query) =>
        listAt({ ...query, status, sort: 'createdAt' }, CASE_CHAIN),
      )
      const wanted = STATUS_CASES.flatMap((one, at) => {
        const { label } = statusBySdk(one)
        const isWanted = label === status || (status === 'running' && label === 'waiting')
        return isWanted ? [presaleId(MARCHING + at, CASE_CHAIN)] : []
      })
      expect(wanted.length).toBeGreaterThan(0)
      expect(items.map(({ id }) => id)).toEqual(wanted)
    })

    it('follows a network whose own time is ahead of the wall clock', async () => {
      const query = { chain: '56', search: presaleAddress(2) }
      const [before] = (await listAt(query, 56, 1_500_000_000)).items
      // The seeded head of this network stands at 1 700 000 000.
      expect(before?.status.label).toBe('running')
    })
  })

  describe('the list', () => {
    const sorts = ['createdAt', 'start', 'end', 'raised', 'progress', 'users'] as const
    it.each(sorts.flatMap((sort) => [sort, `-${sort}`] as const))(
      'pages through every presale once, sorted by %s',
      async (sort) => {
        const items = await all((query) => client.listPresales({ ...query, sort }))
        expect(new Set(items.map(({ id }) => id)).size).toBe(STATUS_CASES.length + 2)
        const key = sort.replace('-', '') as (typeof sorts)[number]
        const values = items.map(
          (item) =>
            ({
              createdAt: item.createdAt,
              start: item.startTime,
              end: item.endTime,
              raised: Number(item.total),
              progress: item.progressBps,
              users: item.userCount,
            })[key],
        )
        const sorted = [...values].sort((a, b) => (sort.startsWith('-') ? b - a : a - b))
        expect(values).toEqual(sorted)
      },
    )

    it('knows its length when nothing but the network narrows it', async () => {
      expect((await client.listPresales({ chain: 'bsc', limit: 1 })).total).toBe(6)
      expect((await client.listPresales({ kind: 'fair', limit: 1 })).total).toBeNull()
    })

    it('narrows by kind, currency, owner, badge and contributor', async () => {
      const idsOf = async (query: object) =>
        (await client.listPresales({ chain: 'bsc', ...query })).items.map(({ id }) => id)
      await seedPresale(pool, 3, {
        templateId: 2,
        currency: addressOf(0xc1),
        owner: addressOf(0xb0),
      })
      expect(await idsOf({ kind: 'fair' })).toEqual([presaleId(3)])
      expect(await idsOf({ currency: addressOf(0xc1) })).toEqual([presaleId(3)])
      expect(await idsOf({ owner: addressOf(0xb0) })).toEqual([presaleId(3)])
      expect(await idsOf({ badge: 'vesting' })).toEqual([presaleId(1)])
      expect(await idsOf({ badge: 'whitelist' })).toEqual([presaleId(2)])
      expect(await idsOf({ badge: 'inviterReward' })).toEqual([presaleId(1)])
      expect(await idsOf({ badge: 'burnsUnsold' })).toEqual([])
      expect(await idsOf({ contributor: addressOf(6) })).toEqual([presaleId(1)])
      expect(await idsOf({ contributor: addressOf(0xbad) })).toEqual([])
      await pool.query('DELETE FROM "index".presale WHERE id = $1', [presaleId(3)])
    })

    it('is searched by project, token and address', async () => {
      const { rows } = await pool.query(`SELECT id, address FROM "index".token WHERE info_id = 13`)
      await seedPresale(pool, 4, { token: rows[0].address })
      const idsOf = async (search: string) =>
        (await client.listPresales({ search })).items.map(({ id }) => id)
      expect(await idsOf('bour li')).toEqual([presaleId(1)])
      expect(await idsOf('ha')).toEqual([presaleId(1)])
      expect(await idsOf('Gold_F')).toEqual([presaleId(4)])
      expect(await idsOf('Gold%F')).toEqual([])
      expect(await idsOf(presaleAddress(2))).toEqual([presaleId(2)])
      expect(await idsOf(getAddress(rows[0].address))).toEqual([presaleId(4)])
      const [found] = (await client.listPresales({ search: 'Gold_F' })).items
      expect(found).toMatchObject({
        token: { name: '100% Gold_Fish', decimals: 18 },
        badges: ['platformToken'],
        info: null,
      })
      await pool.query('DELETE FROM "index".presale WHERE id = $1', [presaleId(4)])
    })

    it('is found by a part of a name without spaces', async () => {
      const { rows } = await pool.query(
        `UPDATE "index".token SET name = '深海港湾币' WHERE info_id = 13 RETURNING address, symbol`,
      )
      await seedPresale(pool, 4, { token: rows[0].address })
      const found = async (search: string) => [
        (await client.listPresales({ search })).items.length,
        (await client.listTokens({ search })).items.length,
      ]
      for (const part of ['港', '海港', '港湾币']) expect(await found(part), part).toEqual([1, 1])
      for (const none of ['鲸', '港海', '港%币']) expect(await found(none), none).toEqual([0, 0])
      for (const name of ['ΟΔΟΣ', 'Ök', 'Привет']) {
        await pool.query('UPDATE "index".token SET name = $1 WHERE info_id = 13', [name])
        expect(await found(name), name).toEqual([1, 1])
      }
      await pool.query('DELETE FROM "index".presale WHERE id = $1', [presaleId(4)])
      await pool.query(`UPDATE "index".token SET name = '100% Gold_Fish' WHERE info_id = 13`)
    })

    it('answers 304 to whoever has the answer, and anew when the presale changed', async () => {
      const url = `http://127.0.0.1:${api.port}/api/presales/bsc/${presaleAddress(2)}`
      const first = await fetch(url)
      const tag = first.headers.get('etag') ?? ''
      const again = () => fetch(url, { headers: { 'if-none-match': tag } })
      expect((await again()).status).toBe(304)
      await pool.query('UPDATE "index".presale SET total = 7 WHERE id = $1', [presaleId(2)])
      // No indexer tells this server of the change: its answers are kept for the second.
      await delay(1_100)
      expect((await again()).status).toBe(200)
      await pool.query('UPDATE "index".presale SET total = 0 WHERE id = $1', [presaleId(2)])
    })

    it('refuses a cursor of another sort', async () => {
      const { nextCursor } = await client.listPresales({ limit: 1 })
      await expect(
        client.listPresales({ sort: 'end', cursor: nextCursor ?? '' }),
      ).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
    })
  })

  it('one presale has terms, listing, payouts, rewards and what the project says', async () => {
    const presale = await client.getPresale(path)
    expect(presale).toMatchObject({
      id: presaleId(1),
      kind: 'normal',
      status: { label: 'finished', reason: 'none' },
      token: { name: null, decimals: null },
      badges: ['inviterReward', 'vesting'],
      info: { name: 'Harbour Light', description: 'Long' },
      whitelistRoot: null,
      listing: {
        pair: getAddress(addressOf(4)),
        accepted: String(2n ** 256n - 1n),
        lockId: '9',
        vestingStart: 6,
      },
      payouts: [{ receiver: getAddress(addressOf(1)), isPlatform: false, amount: '77' }],
      inviter: { rates: [500, 100], status: 'claimable', total: '90' },
    })
    const other = await client.getPresale({ chain: '56', address: presaleAddress(2) })
    expect(other).toMatchObject({ info: null, listing: null, payouts: [], inviter: null })
    await expect(
      client.getPresale({ chain: 'bsc', address: addressOf(0xdead) }),
    ).rejects.toMatchObject({ code: 'PRESALE_NOT_FOUND', status: 404 })
  })

  describe('what the database writes as JSON', () => {
    const { columns } = eachKind
    /** Each text that JSON escapes, and the mark of an address with an address behind it. */
    const ODD = `"'\\\\ \b\f\n\r\t\u0001${eachKind.full.owner}\u001f\u007f\u2028 {{}}$1 滑道 🛶 ${eachKind.full.owner}`
    const row = {
      ...eachKind.full,
      ...{ uri: ODD, title: ODD, payments: Number.MAX_SAFE_INTEGER, depth: 0, reward: 0n },
    }
    const nothing = { ...eachKind.sparse, uri: '', payments: Number.MAX_SAFE_INTEGER }

    it.each([row, nothing])('is what this process would write, byte by byte', async (given) => {
      const types = { int: 'bigint', seconds: 'bigint', uint256: 'numeric', bool: 'bool' }
      const typed = Object.entries(columns).map(([name, kind], place) => {
        const type = types[kind.replace('?', '') as keyof typeof types] ?? 'text'
        return `$${place + 1}::${type} AS ${snakeCase(name)}`
      })
      // Twenty times the same, for more arguments than a function takes.
      const twenty = Array.from({ length: 20 }, (_, at) => [
        `n${at}`,
        jsonObject(jsonOfColumns(columns, 'r')),
      ])
      const text = writeJson(jsonObject(Object.fromEntries(twenty)))
      const { rows } = await pool.query(
        `SELECT ${text} AS json FROM (SELECT ${typed.join(', ')}) r`,
        Object.keys(columns).map((name) => given[name as keyof typeof given]),
      )
      const written = rowSerializer(columns, { without: [] }).write(given)
      const { text: found } = JsonText.read(rows[0].json)
      expect(found).toBe(
        JSON.stringify(Object.fromEntries(twenty.map(([name]) => [name, written]))),
      )
    })

    it('is a presale of its schema, whatever strangers wrote and the contract may come to say', async () => {
      const token = addressOf(0x70)
      const { rows } = await pool.query(
        `UPDATE "index".token SET name = $1, symbol = '' WHERE info_id = 14 RETURNING address`,
        [ODD],
      )
      const given = { templateId: 9, poolStatus: 2, cancelReason: 99, whitelistKey: ODD }
      await seedPresale(pool, 5, {
        ...{ ...given, token: rows[0].address, infoCid: ODD, whitelistMode: 2, vest: true },
        ...{ whitelistRoot: `0x${'00'.repeat(31)}10`, owner: token },
      })
      const content = { name: ODD, description: ODD, links: { website: ODD } }
      await pool.query('INSERT INTO app.presale_info (cid, name, content) VALUES ($1, $1, $2)', [
        ODD,
        content,
      ])
      const address = presaleAddress(5) as `0x${string}`
      const shown = (await readPresale(read.read, 56, address, NOW)).parse()
      expect(z.strictObject(presaleDetailSchema.shape).parse(shown)).toEqual(shown)
      expect(shown).toMatchObject({
        address: getAddress(address),
        owner: getAddress(token),
        kind: 'normal',
        status: { label: 'canceled', reason: 'none' },
        token: { address: getAddress(rows[0].address), name: ODD, symbol: '' },
        badges: ['platformToken', 'vesting', 'whitelist'],
        info: content,
        router: null,
        whitelistRoot: `0x${'00'.repeat(31)}10`,
        whitelistKey: ODD,
      })
      const [listed] = (await listAt({ chain: '56', search: address }, 56)).items
      expect(listed).toMatchObject({ id: presaleId(5), info: { name: ODD, logo: null } })
      await pool.query('DELETE FROM "index".presale WHERE id = $1', [presaleId(5)])
    })
  })

  describe('the lists of a presale', () => {
    it('contributions and refunds come newest first, and by wallet', async () => {
      const items = await all((query) => client.listPresaleContributions(path, query))
      expect(items.map(({ amount }) => Number(amount))).toEqual(down)
      expect(items[0]).toMatchObject({ kind: 'refund', total: '250' })
      const { rows } = await pool.query(
        'SELECT * FROM "index".presale_contribution WHERE presale_id = $1 ORDER BY id DESC',
        [presaleId(1)],
      )
      for (const [name, kind] of Object.entries(presaleContributionColumns))
        if (kind === 'uint256')
          expect(items.map((item) => ({ ...item })[name])).toEqual(
            rows.map((row) => row[snakeCase(name)]),
          )
      const own = await all((query) =>
        client.listPresaleContributions(path, { ...query, account: addressOf(1) }),
      )
      expect(own.map(({ amount }) => Number(amount))).toEqual(down.filter((k) => k % 3 === 1))
    })

    it('wallets come by what they put in, and by who brought them', async () => {
      const items = await all((query) => client.listPresaleAccounts(path, query))
      const amounts = items.map(({ contributed }) => Number(contributed))
      expect(amounts).toEqual([...down.map((k) => k % 7)].sort((a, b) => b - a))
      const brought = await all((query) =>
        client.listPresaleAccounts(path, { ...query, inviter: addressOf(2) }),
      )
      expect(brought).toHaveLength(5)
    })

    it('slots come by address and status', async () => {
      expect(await all((query) => client.listPresaleSlots(path, query))).toHaveLength(25)
      const unused = await all((query) =>
        client.listPresaleSlots(path, { ...query, status: 'unused' }),
      )
      expect(unused).toHaveLength(7)
      expect(unused[0]).toMatchObject({ status: 'unused', leaf: '1' })
    })

    it('acts, days and inviters', async () => {
      const acts = await all((query) => client.listPresaleActions(path, query))
      expect(acts.map(({ blockNumber }) => blockNumber)).toEqual(down)
      expect(acts[0]).toMatchObject({ kind: 'timeSet', details: { startTime: '5' } })
      const days = await all((query) => client.listPresaleDays(path, query))
      expect(days.map(({ totalAtEnd }) => Number(totalAtEnd))).toEqual(up.map((k) => 10 * k))
      const inviters = await all((query) => client.listPresaleInviters(path, query))
      expect(inviters.map(({ weight }) => Number(weight))).toEqual(
        [...down.map((k) => 10_000 * (k % 6))].sort((a, b) => b - a),
      )
      expect(inviters[0]).toMatchObject({ weight: '50000', reward: '2' })
    })

    it('one wallet has everything that concerns it; a stranger has nothing', async () => {
      expect(await client.getPresaleAccount({ ...path, account: addressOf(2) })).toMatchObject({
        account: { contributed: '2' },
        slot: { status: 'used', level: 1 },
        asInviter: { invitees: 2, reward: '1' },
      })
      expect(await client.getPresaleAccount({ ...path, account: addressOf(0xbad) })).toEqual({
        account: null,
        slot: null,
        asInviter: null,
      })
    })
  })

  describe('a portfolio', () => {
    it('has the presales that an address took part in, last touched first', async () => {
      await pool.query(
        `INSERT INTO "index".presale_account (id, presale_id, chain_id, presale, account, contributed, updated_at) VALUES ($1, $2, 56, $3, $4, 4, $5)`,
        [
          `${presaleId(2)}-${addressOf(6)}`,
          presaleId(2),
          presaleAddress(2),
          addressOf(6),
          NOW + 999,
        ],
      )
      const items = await all((query) => client.listPortfolioPresales(addressOf(6), query))
      expect(items.map(({ presale }) => presale.id)).toEqual([presaleId(2), presaleId(1)])
      expect(items[1]).toMatchObject({ account: { contributed: '6' }, presale: { kind: 'normal' } })
      const none = await client.listPortfolioPresales(addressOf(6), { chain: '1' })
      expect(none.items).toEqual([])
    })

    it('has unused slots with their open offers', async () => {
      const { items } = await client.listPortfolioSlots(addressOf(3))
      expect(items.map(({ presale, slot }) => [presale.id, slot.status])).toEqual([
        [presaleId(2), 'unused'],
      ])
    })
  })

  describe('offers of slots', () => {
    const offersAt = async (query: object) =>
      (await readOffers(read.read, parseQuery(offerListQuery, query), 56, NOW)).parse()
    const offerAt = async (saleId: number) =>
      (await readOneOffer(read.read, 56, saleId, NOW)).parse()

    it('have a status by the clock, and say whether a buyer would get the slot', async () => {
      const { items } = await offersAt({ sort: 'createdAt' })
      expect(items.map(({ saleId: id, status, isFillable }) => [id, status, isFillable])).toEqual([
        [1, 'open', true],
        [2, 'sold', false],
        [3, 'canceled', false],
        [4, 'expired', false],
        // The seller has used the slot meanwhile.
        [5, 'open', false],
      ])
      expect(items[0]).toMatchObject({
        seller: getAddress(addressOf(3)),
        priceWei: '100',
        presaleFacts: { whitelistMode: 1, kind: 'normal' },
      })
    })

    it.each([
      ['slots may not change hands', 'slot_transfer = false'],
      ['listed wallets have no advantage any more', 't1_seconds = 60'],
      ['nobody is listed', 'whitelist_mode = 0'],
      ['the presale has ended', `end_time = ${NOW}`],
      ['the presale is canceled', 'pool_status = 2'],
    ])('cannot be bought when %s', async (_why, change) => {
      const before = await pool.query('SELECT * FROM "index".presale WHERE id = $1', [presaleId(2)])
      await pool.query(`UPDATE "index".presale SET ${change} WHERE id = $1`, [presaleId(2)])
      const offer = await offerAt(1)
      const [row] = before.rows
      await pool.query(
        `UPDATE "index".presale SET slot_transfer = $2, t1_seconds = $3, whitelist_mode = $4, end_time = $5, pool_status = $6 WHERE id = $1`,
        [
          presaleId(2),
          row.slot_transfer,
          row.t1_seconds,
          row.whitelist_mode,
          row.end_time,
          row.pool_status,
        ],
      )
      expect(offer.isFillable).toBe(false)
      expect((await offerAt(1)).isFillable).toBe(true)
    })

    it('are narrowed by status, presale, seller and buyer, and sorted by price', async () => {
      const idsOf = async (query: object) =>
        (await offersAt({ sort: 'price', ...query })).items.map(({ saleId: id }) => id)
      expect(await idsOf({ status: 'open' })).toEqual([1, 5])
      expect(await idsOf({ status: 'expired' })).toEqual([4])
      expect(await idsOf({ status: 'sold' })).toEqual([2])
      expect(await idsOf({ status: 'canceled' })).toEqual([3])
      expect(await idsOf({ seller: addressOf(5) })).toEqual([5])
      expect(await idsOf({ buyer: addressOf(9) })).toEqual([2])
      expect(await idsOf({ presale: presaleAddress(1) })).toEqual([])
      const items = await all((query) => client.listSlotOffers({ ...query, sort: '-price' }))
      expect(items.map(({ saleId: id }) => id)).toEqual([5, 4, 3, 2, 1])
    })

    it('one offer, and for what slots of its presale were sold', async () => {
      expect(await client.getSlotOffer({ chain: 'bsc', id: 2 })).toMatchObject({
        status: 'sold',
        buyer: getAddress(addressOf(9)),
        closedAt: 3_002,
      })
      expect((await client.listSlotPrices({ chain: 'bsc', id: 1 })).items).toEqual([
        expect.objectContaining({ saleId: 2, priceWei: '200', soldAt: 3_002 }),
      ])
      await expect(client.getSlotOffer({ chain: 'bsc', id: 99 })).rejects.toMatchObject({
        code: 'OFFER_NOT_FOUND',
      })
    })
  })
})
