import { type ApiClient, createApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'
import { addressOf } from './seed-terms.ts'
import { OWNER, seedMembership, seedPlan, seedVip, seedVipEvent, vipAddress } from './seed-vip.ts'

const NOW = 1_800_000_000
const ALICE = addressOf(0xa1)
const BOB = addressOf(0xb0b)
const CAROL = addressOf(0xca1)
const OLD = { chainId: 56, number: 1 }
const VIP = { chainId: 56, number: 2 }
const ELSEWHERE = { chainId: 1, number: 3 }
const path = { chain: 'bsc' }

describe('memberships', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let opened: ReturnType<typeof openReadDatabase>
  let client: ApiClient

  beforeAll(async () => {
    vi.useFakeTimers({ now: NOW * 1_000, toFake: ['Date'] })
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
    await seedVip(pool, OLD)
    await seedVip(pool, VIP, { plans: 3, members: 3, payments: 4, paid_wei: 70, withdrawn_wei: 20 })
    await seedVip(pool, ELSEWHERE)
    for (const index of [0, 2, 1]) await seedPlan(pool, VIP, index, index !== 1)
    await seedMembership(pool, VIP, ALICE, { expires_at: NOW + 1, updated_at: NOW - 10 })
    await seedMembership(pool, VIP, BOB, { expires_at: NOW, updated_at: NOW - 20 })
    await seedMembership(pool, VIP, CAROL, { expires_at: NOW + 90, updated_at: NOW - 30 })
    await seedMembership(pool, ELSEWHERE, ALICE, { expires_at: NOW - 5, updated_at: NOW - 5 })
    await seedVipEvent(pool, VIP, 5, { kind: 'planAdded' })
    await seedVipEvent(pool, VIP, 6, { kind: 'paid', account: ALICE, payer: ALICE })
    await seedVipEvent(pool, VIP, 7, { kind: 'paid', account: BOB, payer: ALICE })
    await seedVipEvent(pool, VIP, 8, { kind: 'paid', account: CAROL, payer: CAROL })
    await seedVipEvent(pool, VIP, 9, { kind: 'withdrawn', account: OWNER })
    opened = openReadDatabase(database.url, () => undefined)
    const { app } = makeTestApp({ database: opened.read })
    client = createApiClient({ baseUrl: 'http://api.test/api', fetch: async (r) => app.request(r) })
  }, 60_000)

  afterAll(async () => {
    vi.useRealTimers()
    await opened?.pool.end()
    await pool?.end()
    await database?.stop()
  })

  const blocks = (page: { items: { blockNumber: number }[] }) =>
    page.items.map(({ blockNumber }) => blockNumber)

  it('are told in figures, of the newest contract; who is a member now goes by the second', async () => {
    const { vip } = await client.getVip(path)
    expect(vip).toMatchObject({
      ...{ address: getAddress(vipAddress(VIP)), owner: getAddress(OWNER), plans: 3 },
      ...{ members: 3, membersNow: 2, payments: 4, paidWei: '70', withdrawnWei: '20' },
    })
  })

  it('are none where no contract sells them, and that is no error', async () => {
    expect(await client.getVip({ chain: 'base' })).toEqual({ vip: null })
    expect((await client.listVipPlans({ chain: 'base' })).items).toEqual([])
    expect((await client.listVipHistory({ chain: 'base' })).items).toEqual([])
  })

  it('list their plans by number, closed ones too', async () => {
    const { items } = await client.listVipPlans(path)
    expect(items.map(({ index, priceWei, enabled }) => [index, priceWei, enabled])).toEqual([
      [0, '10', true],
      [1, '20', false],
      [2, '30', true],
    ])
  })

  it('list members, those of the latest end first, in pages that meet', async () => {
    const first = await client.listVipMembers(path, { limit: 2 })
    const rest = await client.listVipMembers(path, { limit: 2, cursor: first.nextCursor ?? '' })
    expect([...first.items, ...rest.items].map(({ account }) => account)).toEqual(
      [CAROL, ALICE, BOB].map((account) => getAddress(account)),
    )
    expect(rest).toMatchObject({ items: [{ isMember: false }], nextCursor: null })
  })

  it('list their history newest first, of everybody or of one address, gifts that it made included', async () => {
    expect(blocks(await client.listVipHistory(path))).toEqual([9, 8, 7, 6, 5])
    expect(blocks(await client.listVipHistory(path, { account: ALICE }))).toEqual([7, 6])
    expect(blocks(await client.listVipHistory(path, { account: BOB }))).toEqual([7])
    expect(blocks(await client.listVipHistory(path, { kind: 'paid', limit: 2 }))).toEqual([8, 7])
  })

  it('of one address are found on every network or on one, those that ended too', async () => {
    const { items } = await client.listPortfolioMemberships(ALICE)
    expect(items.map(({ chainId, isMember }) => [chainId, isMember])).toEqual([
      [1, false],
      [56, true],
    ])
    const onBsc = await client.listPortfolioMemberships(ALICE, { chain: 'bsc' })
    expect(onBsc.items.map(({ chainId }) => chainId)).toEqual([56])
    expect((await client.listPortfolioMemberships(addressOf(0xdead))).items).toEqual([])
  })
})
