import { setTimeout as delay } from 'node:timers/promises'
import type { ApiClient } from '@slipway/api-client'
import { testEngines } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/read-config.ts'
import { type RunningApi, startApi } from '../src/start-api.ts'
import { patientClient } from './patient-client.ts'
import { seedIndex, TOKEN_COLUMNS } from './seed-index.ts'

for (const engine of testEngines) {
  describe.skipIf(engine.missing)(
    `reading from ${engine.name}${engine.missing ? ` [${engine.missing}]` : ''}`,
    () => {
      let database: TestDatabase
      let api: RunningApi
      let client: ApiClient
      let base: string

      async function query(text: string): Promise<void> {
        const connection = new pg.Client({ connectionString: database.url })
        await connection.connect()
        await connection.query(text)
        await connection.end()
      }

      beforeAll(async () => {
        database = await engine.start()
        await seedIndex(database.url)
        api = await startApi(
          readConfig({
            DATABASE_URL: database.url,
            PORT: '0',
            SLIPWAY_DEVELOPMENT: '1',
            LOG_LEVEL: 'silent',
          }),
        )
        base = `http://127.0.0.1:${api.port}`
        client = patientClient(base)
      })

      afterAll(async () => {
        await api?.stop()
        await database?.stop()
      })

      type Query = Parameters<ApiClient['listTokens']>[0]

      async function allPages(given: Query) {
        const items = []
        let cursor: string | null = null
        do {
          const page: Awaited<ReturnType<ApiClient['listTokens']>> = await client.listTokens({
            limit: 33,
            ...given,
            ...(cursor ? { cursor } : {}),
          })
          items.push(...page.items)
          cursor = page.nextCursor
        } while (cursor && items.length <= 250)
        return items
      }

      describe('the token list', () => {
        const sorts = ['createdAt', 'holders', 'transfers', 'name'] as const
        it.each(sorts.flatMap((sort) => [sort, `-${sort}`] as const))(
          'pages through every token once, sorted by %s',
          async (sort) => {
            const items = await allPages({ sort })
            expect(new Set(items.map((item) => item.id)).size).toBe(250)
            const key = sort.replace('-', '') as (typeof sorts)[number]
            const values = items.map(
              (item) =>
                ({
                  createdAt: item.createdAt,
                  holders: item.holderCount,
                  transfers: item.transferCount,
                  name: item.name.toLowerCase(),
                })[key],
            )
            const sorted = [...values].sort((a, b) => (a < b ? -1 : Number(a > b)))
            expect(values).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted)
          },
        )

        it('pages by name through letters that JavaScript lowers unlike the database', async () => {
          const some = 'info_id BETWEEN 1 AND 20'
          await query(`UPDATE "index".token SET name = 'İ' || name WHERE ${some}`)
          const items = await allPages({ sort: 'name', limit: 6 })
          await query(`UPDATE "index".token SET name = substr(name, 2) WHERE ${some}`)
          expect(items).toHaveLength(250)
          expect(new Set(items.map((item) => item.id)).size).toBe(250)
        })

        it('does not shift when a token appears between two pages', async () => {
          const first = await client.listTokens({ limit: 10 })
          await query(
            `INSERT INTO "index".token (${TOKEN_COLUMNS}) SELECT '56-new', chain_id, address, creator, owner, template_id, info_id, 'Zz', symbol, decimals, initial_supply,
       total_supply, inviter, fee_wei, inviter_reward_wei, 999999, block_number, tx_hash, mintable, 0, 0, 0, '', false, 0, 0
       FROM "index".token WHERE info_id = 1`,
          )
          const second = await client.listTokens({ limit: 10, cursor: first.nextCursor ?? '' })
          await query(`DELETE FROM "index".token WHERE id = '56-new'`)
          const ids = new Set(first.items.map((item) => item.id))
          expect(second.items.filter((item) => ids.has(item.id))).toEqual([])
          expect(second.items).toHaveLength(10)
        })

        it('filters by network, owner, creator and template, and counts what matches', async () => {
          const three = `0x${'3'.padStart(40, '0')}`
          expect((await client.listTokens({ owner: three })).total).toBe(50)
          expect((await client.listTokens({ creator: three, template: 2 })).total).toBe(18)
          expect(await client.listTokens({ chain: 'bsc' })).toMatchObject({
            total: 250,
            totalIsLowerBound: false,
          })
          expect(await client.listTokens({ chain: '1' })).toMatchObject({
            total: 0,
            items: [],
            nextCursor: null,
          })
        })

        it('finds a part of the name, a short symbol and an address, and takes wildcards as they are', async () => {
          const names = async (search: string) =>
            (await client.listTokens({ search })).items.map((item) => item.name)
          expect(await names('gold')).toEqual(['100% Gold_Fish'])
          expect(await names('100%')).toEqual(['100% Gold_Fish'])
          expect(await names('d_f')).toEqual(['100% Gold_Fish'])
          expect(await names('_o_')).toEqual([])
          expect(await names('%%%')).toEqual([])
          expect((await names('t9')).sort()).toEqual(
            ['Token 9', ...Array.from({ length: 10 }, (_, n) => `Token ${90 + n}`)].sort(),
          )
          const [fish] = (await client.listTokens({ search: 'gold' })).items
          expect(await names(fish?.address ?? '')).toEqual(['100% Gold_Fish'])
          expect(await names(`'; DROP TABLE "index".token; --`)).toEqual([])
        })
      })

      describe('one token', () => {
        const fish = async () => {
          const [item] = (await client.listTokens({ search: 'gold' })).items
          return { chain: 'bsc', address: item?.address ?? '' }
        }

        it('is shown with amounts as text and checksummed addresses, by name or number of its network', async () => {
          const path = await fish()
          const token = await client.getToken(path)
          expect(token).toMatchObject({
            totalSupply: '130',
            feeWei: '5',
            inviter: null,
            chainId: 56,
          })
          expect(await client.getToken({ ...path, chain: '56' })).toEqual(token)
          await expect(client.getToken({ ...path, chain: 'eth' })).rejects.toMatchObject({
            code: 'TOKEN_NOT_FOUND',
          })
        })

        it('has its holders by balance, without those who hold nothing', async () => {
          const path = await fish()
          const first = await client.listTokenHolders(path, { limit: 30 })
          const second = await client.listTokenHolders(path, {
            limit: 30,
            cursor: first.nextCursor ?? '',
          })
          const balances = [...first.items, ...second.items].map((item) => Number(item.balance))
          expect(balances).toHaveLength(45)
          expect(balances).toEqual([...balances].sort((a, b) => b - a))
          expect(new Set([...first.items, ...second.items].map((item) => item.holder)).size).toBe(
            45,
          )
          expect(first.items[0]).toMatchObject({ balance: '9', shareBps: 692 })
          expect(second.nextCursor).toBeNull()
        })

        it('has its history, newest first', async () => {
          const path = await fish()
          const first = await client.listTokenActions(path, { limit: 20 })
          const second = await client.listTokenActions(path, {
            limit: 20,
            cursor: first.nextCursor ?? '',
          })
          const blocks = [...first.items, ...second.items].map((item) => item.blockNumber)
          expect(blocks).toEqual(Array.from({ length: 30 }, (_, n) => 30 - n))
        })
      })

      describe('statistics', () => {
        it('add up the networks, count a person on two of them once, and show an empty one', async () => {
          const stats = await client.getStats({ days: 3 })
          expect(stats.totals).toEqual({
            tokens: 250,
            creators: 1,
            holders: 44,
            transfers: 900,
            presales: 6,
            finished: 3,
            canceled: 1,
            contributions: 40,
            contributors: 20,
            locks: 14,
            stakes: 5,
            airdrops: 4,
            claims: 11,
            users: 60,
            acts: 400,
            pools: 3,
            stakers: 0,
            nftSales: 2,
            nftsMinted: 30,
            chains: 2,
          })
          expect(stats.chains.map((chain) => [chain.chainId, chain.tokens])).toEqual([
            [1, 0],
            [56, 250],
          ])
          expect(stats.chains[1]?.templates).toEqual([
            { templateId: 1, feeWei: '20', enabled: true },
          ])
          expect(stats.days.map((day) => day.day)).toEqual([691_200, 777_600, 864_000])
        })
      })

      describe('health', () => {
        it('is good while somebody watches and bad when nobody does', async () => {
          await query('UPDATE app.chain_status SET checked_at = now()')
          expect(await client.getStatus()).toMatchObject({ healthy: true })
          expect((await fetch(`${base}/readyz`)).status).toBe(200)
          await query("UPDATE app.chain_status SET checked_at = now() - interval '1 minute'")
          expect(await client.getStatus()).toMatchObject({
            healthy: false,
            chains: [{ chainId: 56, healthy: false, problem: 'INDEXER_DOWN' }],
          })
          expect((await fetch(`${base}/readyz`)).status).toBe(503)
        })
      })

      describe('the event stream', () => {
        it('tells a head within a moment of the notification', async () => {
          const response = await fetch(`${base}/api/events`)
          const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
          await reader?.read()
          await query(
            `UPDATE "index".index_head SET block_number = 501; SELECT pg_notify('index_a_live_query', '[]')`,
          )
          let text = ''
          for (let i = 0; i < 20 && !text.includes('"blockNumber":501'); i++)
            text += (await reader?.read())?.value ?? ''
          expect(text).toContain(
            'event: head\ndata: {"chainId":56,"blockNumber":501,"blockAt":1700000000}',
          )
          await reader?.cancel()
        })
      })

      describe('when index or database go away', () => {
        const failing = () =>
          expect(client.listTokens()).rejects.toMatchObject({
            code: 'INDEX_UNAVAILABLE',
            status: 503,
          })

        it('says so while the index is being built anew', async () => {
          await query('ALTER SCHEMA "index" RENAME TO hidden')
          await failing()
          await query('ALTER SCHEMA hidden RENAME TO "index"')
          expect((await client.listTokens()).total).toBe(250)
        })

        it('answers again without a restart when the database is back', async () => {
          await database.pause()
          await failing()
          expect((await fetch(`${base}/healthz`)).status).toBe(200)
          expect((await fetch(`${base}/readyz`)).status).toBe(503)
          expect((await client.getRegion()).restricted).toBe(false)
          await database.resume()
          await delay(100)
          expect((await client.listTokens()).total).toBe(250)
        })
      })
    },
  )
}
