import { type ApiClient, createApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openReadDatabase } from '../src/database/read-database.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'
import {
  CREATOR,
  NOW,
  PAYMENT,
  saleAddress,
  seedNft,
  seedNftSale,
  seedPaymentName,
  seedSaleAccount,
} from './seed-nft-sales.ts'
import { addressOf } from './seed-terms.ts'

const chain = 'bsc'
const ALICE = addressOf(0xa1)
const BOB = addressOf(0xb0b)
const CAROL = addressOf(0xca1)

type Query = Parameters<ApiClient['listNftSales']>[0]

describe('NFT sales', () => {
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
    await seedPaymentName(pool)
    await seedNftSale(pool, { number: 1, endTime: NOW + 50 })
    await seedNftSale(pool, { number: 2, publicStart: NOW + 10, payment: PAYMENT })
    await seedNftSale(pool, { number: 3, listStart: NOW, publicStart: NOW + 10, name: 'Bow Owls' })
    await seedNftSale(pool, { number: 4, method: 'owner', publicStart: 0, owner: BOB })
    await seedNftSale(pool, { number: 5, endTime: NOW })
    await seedNftSale(pool, { number: 6, total: 6 })
    await seedSaleAccount(pool, 1, ALICE, { number: 1, invitees: 2, reward_earned: 9, held: 2 })
    await seedSaleAccount(pool, 1, BOB, { number: 2, inviter: ALICE, minted: 1, spent: 50 })
    await seedSaleAccount(pool, 1, CAROL, { number: 3, inviter: ALICE })
    await seedSaleAccount(pool, 5, ALICE, {
      ...{ number: 1, reward_earned: 7, reward_settled: 7, reward_paid: 6 },
    })
    await seedNft(pool, 1, { tokenId: 0, account: ALICE, phase: 0 })
    await seedNft(pool, 1, { tokenId: 9, account: ALICE })
    await seedNft(pool, 1, { tokenId: 10, account: BOB })
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

  const numbers = async (query: Query = {}) =>
    (await client.listNftSales(query)).items.map(({ number }) => number)

  it('are listed newest first, by what ends first, or by what was minted most', async () => {
    expect(await numbers()).toEqual([6, 5, 4, 3, 2, 1])
    expect((await numbers({ sort: 'end' })).slice(0, 2)).toEqual([5, 1])
    expect(await numbers({ sort: 'minted', limit: 2 })).toEqual([6, 5])
  })

  it('have the state that the contract tells at this time', async () => {
    const items = (await client.listNftSales()).items
    expect(items.map(({ state }) => state)).toEqual([
      'finished',
      'finished',
      'owner',
      'list',
      'coming',
      'public',
    ])
    expect(await numbers({ state: 'list' })).toEqual([3])
    expect(await numbers({ state: 'finished' })).toEqual([6, 5])
  })

  it('are narrowed by network, method, payment token, creator, owner and text', async () => {
    expect(await numbers({ chain: 'eth' })).toEqual([])
    expect(await numbers({ method: 'owner' })).toEqual([4])
    expect(await numbers({ payment: getAddress(PAYMENT) })).toEqual([2])
    expect(await numbers({ creator: CREATOR, owner: BOB })).toEqual([4])
    expect(await numbers({ search: 'owl' })).toEqual([3])
    expect(await numbers({ search: '#5' })).toEqual([5])
    expect(await numbers({ search: saleAddress(2) })).toEqual([2])
  })

  it('come in pages that meet without gap or double', async () => {
    const first = await client.listNftSales({ limit: 4 })
    const rest = await client.listNftSales({ limit: 4, cursor: first.nextCursor ?? '' })
    expect([...first.items, ...rest.items].map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1])
    expect(rest.nextCursor).toBeNull()
  })

  it('are found by number and by address, with their terms and the name of what is paid', async () => {
    const byNumber = await client.getNftSale({ chain, sale: '2' })
    expect(await client.getNftSale({ chain, sale: getAddress(saleAddress(2)) })).toEqual(byNumber)
    expect(byNumber).toMatchObject({
      paymentToken: { address: getAddress(PAYMENT), symbol: 'DOCK', decimals: 6 },
      ...{ endTime: null, listStart: null, mintMethod: 'public', urlMode: 'each' },
    })
    const one = await client.getNftSale({ chain, sale: '1' })
    expect(one).toMatchObject({ inviterRates: [500, 100], endTime: NOW + 50 })
    await expect(client.getNftSale({ chain, sale: '77' })).rejects.toMatchObject({
      code: 'NFT_SALE_NOT_FOUND',
    })
  })

  it('list their NFTs by number, of all owners or one', async () => {
    const all = await client.listNfts({ chain, sale: '1' })
    expect(all.items.map(({ tokenId, mintPhase }) => [tokenId, mintPhase])).toEqual([
      [0, 'owner'],
      [9, 'public'],
      [10, 'public'],
    ])
    const first = await client.listNfts({ chain, sale: '1' }, { limit: 2 })
    const next = await client.listNfts({ chain, sale: '1' }, { cursor: first.nextCursor ?? '' })
    expect(next.items.map(({ tokenId }) => tokenId)).toEqual([10])
    const ofBob = await client.listNfts({ chain, sale: '1' }, { owner: BOB })
    expect(ofBob.items.map(({ tokenId }) => tokenId)).toEqual([10])
  })

  it('list who minted in order, one level of the tree at a time, and who earned by it', async () => {
    const path = { chain, sale: '1' }
    const users = await client.listNftSaleUsers(path)
    expect(users.items.map(({ number }) => number)).toEqual([1, 2, 3])
    const below = await client.listNftSaleUsers(path, { inviter: ALICE, limit: 1 })
    expect(below.items.map(({ account }) => account)).toEqual([getAddress(BOB)])
    expect(below.nextCursor).not.toBeNull()
    const [inviter] = (await client.listNftSaleInviters(path)).items
    expect(inviter).toMatchObject({ account: getAddress(ALICE), invitees: 2, rewardDue: '9' })
    expect((await client.listNftSaleHolders(path)).items).toHaveLength(1)
  })

  it('list their mints and history newest first', async () => {
    const path = { chain, sale: '1' }
    const mints = await client.listNftSaleMints(path, { account: ALICE })
    expect(mints.items.map(({ firstId, phase }) => [firstId, phase])).toEqual([
      [9, 'public'],
      [0, 'owner'],
    ])
    expect((await client.listNftSaleHistory(path)).items).toHaveLength(3)
  })

  it('tell of one address what it has, and of a stranger nothing', async () => {
    const path = { chain, sale: '1' }
    const { account } = await client.getNftSaleAccount({ ...path, account: BOB })
    expect(account).toMatchObject({ inviter: getAddress(ALICE), minted: 1, spent: '50' })
    const stranger = await client.getNftSaleAccount({ ...path, account: addressOf(0xdead) })
    expect(stranger.account).toBeNull()
  })

  it('tell a wallet its NFTs and its sales, and where a reward is due', async () => {
    const nfts = await client.listPortfolioNfts(ALICE)
    expect(nfts.items.map(({ tokenId, sale }) => [tokenId, sale.number])).toEqual([
      [9, 1],
      [0, 1],
    ])
    const sales = await client.listPortfolioNftSales(ALICE)
    expect(sales.items.map(({ sale }) => sale.number)).toEqual([5, 1])
    const due = await client.listPortfolioNftSales(ALICE, { due: 'true' })
    expect(due.items.map(({ sale, account }) => [sale.number, account.rewardDue])).toEqual([
      [1, '9'],
    ])
    expect((await client.listPortfolioNfts(ALICE, { chain: 'eth' })).items).toEqual([])
  })
})
