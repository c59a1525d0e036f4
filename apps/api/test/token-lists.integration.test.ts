import type { ApiClient } from '@slipway/api-client'
import { testEngine } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/read-config.ts'
import { type RunningApi, startApi } from '../src/start-api.ts'
import { insertRow } from './insert-row.ts'
import { patientClient } from './patient-client.ts'
import { airdropAddress, seedAirdrop } from './seed-airdrops.ts'
import { seedIndex } from './seed-index.ts'
import { poolAddress, seedPool } from './seed-pools.ts'
import { presaleAddress, seedPresale } from './seed-presales.ts'
import { addressOf, seedTerms, TAXED } from './seed-terms.ts'

interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

describe('the lists of a taxed token', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let api: RunningApi
  let client: ApiClient
  const path = { chain: 'bsc', address: TAXED }

  beforeAll(async () => {
    database = await testEngine.start()
    await seedIndex(database.url)
    pool = new pg.Pool({ connectionString: database.url })
    // The server ends idle connections when it stops.
    pool.on('error', () => undefined)
    await seedTerms(pool)
    api = await startApi(
      readConfig({
        DATABASE_URL: database.url,
        PORT: '0',
        SLIPWAY_DEVELOPMENT: '1',
        SLIPWAY_VERIFIERS: JSON.stringify([
          {
            chainId: 56,
            kind: 'etherscan',
            name: 'Scan',
            apiUrl: 'http://127.0.0.1:1',
            siteUrl: 'https://scan.example',
          },
        ]),
        LOG_LEVEL: 'silent',
      }),
    )
    client = patientClient(`http://127.0.0.1:${api.port}`)
  })

  afterAll(async () => {
    await api?.stop()
    await pool?.end()
    await database?.stop()
  })

  async function all<Item>(
    read: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
  ): Promise<Item[]> {
    const items: Item[] = []
    let cursor: string | null = null
    do {
      const page: Page<Item> = await read({ limit: 7, ...(cursor ? { cursor } : {}) })
      expect(page.items.length).toBeLessThanOrEqual(7)
      items.push(...page.items)
      cursor = page.nextCursor
    } while (cursor)
    return items
  }

  const down = Array.from({ length: 25 }, (_, index) => 25 - index)
  const up = [...down].reverse()

  it('the page has terms, pools, exemptions and verification', async () => {
    const token = await client.getToken(path)
    expect(token.terms).toMatchObject({
      taxes: { buyBps: 300, sellBps: 400 },
      shares: { burn: 40, dividend: 60 },
      switches: { taxChange: false, blacklist: true, walletLimit: true, swapLimit: false },
      walletLimit: '77',
      killBlocks: 2,
      launch: {
        isLaunched: true,
        launchedAt: 6_000,
        launchedBlock: 60,
        pair: getAddress(addressOf(4)),
        launcher: null,
      },
      dividend: { threshold: null, intervalBlocks: 20, added: '500', paid: '325' },
      nft: null,
      referral: { rebateBps: [100, 50, 0, 0, 0, 0, 0], members: 25, rebatesPaid: '12' },
      totals: { taxCollected: '1000' },
    })
    expect(token.pairs).toEqual([
      { pair: getAddress(addressOf(4)), isMain: true, registeredAt: 20 },
      { pair: getAddress(addressOf(5)), isMain: false, registeredAt: 10 },
    ])
    expect(token.exemptions).toEqual([{ account: getAddress(addressOf(6)), directions: 3 }])
    expect(token.verification).toEqual({
      status: 'verified',
      url: `https://scan.example/address/${getAddress(TAXED)}#code`,
    })
  })

  it('a token without taxes has no terms', async () => {
    const [plain] = (await client.listTokens({ search: 'gold' })).items
    const token = await client.getToken({ chain: 'bsc', address: plain?.address ?? '' })
    expect(token).toMatchObject({ terms: null, pairs: [], exemptions: [] })
  })

  it('taxes over time come newest first', async () => {
    const items = await all((query) => client.listTokenTaxes(path, query))
    expect(items.map((item) => item.taxes.buyBps)).toEqual(down)
  })

  it('swap-backs, additions and payments come newest first', async () => {
    const backs = await all((query) => client.listTokenSwapBacks(path, query))
    expect(backs.map((item) => Number(item.soldTokens))).toEqual(down)
    const additions = await all((query) => client.listTokenDividendAdditions(path, query))
    expect(additions.map((item) => Number(item.amount))).toEqual(down)
    const payments = await all((query) => client.listTokenDividendPayments(path, query))
    expect(payments.map((item) => Number(item.amount))).toEqual(down)
    const ofOne = await all((query) =>
      client.listTokenDividendPayments(path, { ...query, account: addressOf(1) }),
    )
    expect(ofOne.map((item) => Number(item.amount))).toEqual(down.filter((n) => n % 2 === 1))
  })

  it('what accounts got comes largest first, equal sums each once', async () => {
    const items = await all((query) => client.listTokenDividends(path, query))
    expect(items.map((item) => Number(item.paid))).toEqual(
      up.map((n) => n % 5).sort((a, b) => b - a),
    )
    expect(new Set(items.map((item) => item.account)).size).toBe(25)
  })

  it('NFTs come by number, not by text', async () => {
    const items = await all((query) => client.listTokenNftDividends(path, query))
    expect(items.map((item) => Number(item.nftId))).toEqual(up)
  })

  it('the tree can be walked from its top', async () => {
    expect(await all((query) => client.listTokenReferrals(path, query))).toHaveLength(25)
    const invited = await all((query) =>
      client.listTokenReferrals(path, { ...query, inviter: addressOf(1) }),
    )
    expect(invited).toHaveLength(24)
    const top = await client.listTokenReferrals(path, { account: addressOf(1) })
    expect(top.items).toEqual([expect.objectContaining({ inviter: null, depth: 0 })])
    const rebates = await all((query) =>
      client.listTokenRebates(path, { ...query, inviter: addressOf(1) }),
    )
    expect(rebates).toHaveLength(13)
  })

  it('the blacklist has who is on it now', async () => {
    const items = await all((query) => client.listTokenBlacklist(path, query))
    expect(items).toHaveLength(24)
    expect(items.filter((item) => item.isKilled)).toHaveLength(1)
  })

  it('locks are those of its pools that hold something, whoever made the pool', async () => {
    const pair = addressOf(0x77)
    await pool.query(
      `INSERT INTO app.asset_facts (id, chain_id, address, token0, token1) VALUES ($1, 56, $2, $3, $4)`,
      [`56-${pair}`, pair, addressOf(0x78), TAXED],
    )
    await insertRow(pool, 'lock', {
      ...{
        id: '56-other-77',
        chain_id: 56,
        kind: 'liquidity',
        locker: addressOf(0xcc),
        lock_id: '77',
      },
      ...{ asset: pair, market: pair, owner: addressOf(3), amount: 1, initial_amount: 1 },
      ...{ unlock_at: 5, state: 'active', tx_hash: `0x${'7'.repeat(64)}` },
    })
    const items = await all((query) => client.listTokenLocks(path, query))
    expect(items.map((item) => item.lockId)).toEqual(['1', '2', '3', '4', '5', '6', '7', '77'])
    const owned = await all((query) => client.listAccountLocks(addressOf(2), query))
    expect(owned.map((item) => item.lockId)).toEqual(['1', '2', '3', '4', '5', '6', '7', '9'])
  })

  it('the launch has its team buys', async () => {
    expect(await client.getTokenLaunch(path)).toMatchObject({
      launches: [{ tokenAmount: '10', lockId: null }],
      teamBuys: [{ quoteIn: '1' }],
      openings: [],
    })
    expect(await client.getTokenLaunch({ ...path, address: addressOf(0xdead) })).toEqual({
      launches: [],
      teamBuys: [],
      openings: [],
    })
  })

  it('an address has its dividends and its place in trees, by token', async () => {
    expect((await client.listAccountDividends(addressOf(4))).items).toEqual([
      expect.objectContaining({ chainId: 56, symbol: 'TAX', paid: '4', token: getAddress(TAXED) }),
    ])
    expect((await client.listAccountDividends(addressOf(4), { chain: 'eth' })).items).toEqual([])
    expect((await client.listAccountReferrals(addressOf(4))).items).toEqual([
      expect.objectContaining({ inviter: getAddress(addressOf(1)), rebatesReceived: '4' }),
    ])
  })

  it('holders that are contracts the index knows are named, and wallets are not', async () => {
    const hold = (holder: string, balance: number) =>
      insertRow(pool, 'token_balance', {
        id: `56-${TAXED}-${holder}`,
        token_id: `56-${TAXED}`,
        chain_id: 56,
        token: TAXED,
        holder,
        balance,
        updated_at: 1,
      })
    const [wallet, purse, pair] = [addressOf(0xf1), addressOf(0xf2), addressOf(0xf4)]
    const [presale, stakes, airdrop] = [presaleAddress(3), poolAddress(4), airdropAddress(5)]
    await seedPresale(pool, 3, { templateId: 2 })
    await seedPool(pool, { number: 4, stakedToken: TAXED })
    await seedAirdrop(pool, { number: 5 })
    await insertRow(pool, 'lock_custody', {
      id: `56-${purse}-${TAXED}`,
      chain_id: 56,
      locker: addressOf(9),
      token: TAXED,
      custody: purse,
    })
    await pool.query(
      `INSERT INTO app.asset_facts (id, chain_id, address, token0, token1) VALUES ($1, 56, $2, $3, $4)`,
      [`56-${pair}`, pair, TAXED, addressOf(8)],
    )
    const holders = [wallet, purse, airdrop, pair, presale, stakes, TAXED]
    for (const [index, holder] of holders.entries()) await hold(holder, 900 - index)
    const { items } = await client.listTokenHolders(path, { limit: holders.length })
    expect(items.map(({ contract }) => contract)).toEqual([
      null,
      { kind: 'locker', number: null, presaleKind: null },
      { kind: 'airdrop', number: '5', presaleKind: null },
      { kind: 'pair', number: null, presaleKind: null },
      { kind: 'presale', number: '3', presaleKind: 'fair' },
      { kind: 'pool', number: '4', presaleKind: null },
      { kind: 'token', number: null, presaleKind: null },
    ])
  })

  it('the token list filters by launch and by tax', async () => {
    const names = async (query: Parameters<ApiClient['listTokens']>[0]) =>
      (await client.listTokens({ ...query, limit: 100 })).items.map((item) => item.name)
    expect(await names({ launched: 'true' })).toEqual(['Taxed'])
    expect(await names({ minTaxBps: 400 })).toEqual(['Taxed'])
    expect(await names({ minTaxBps: 401 })).toEqual([])
    expect(await names({ maxTaxBps: 399, launched: 'true' })).toEqual([])
    expect((await client.listTokens({ maxTaxBps: 0 })).total).toBe(250)
  })

  it('a cursor of another list is refused', async () => {
    const { nextCursor } = await client.listTokenTaxes(path, { limit: 5 })
    await expect(
      client.listTokenSwapBacks(path, { cursor: nextCursor ?? '' }),
    ).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
  })

  it('a change of the verification is seen at once, without a new block', async () => {
    expect((await client.getToken(path)).verification.status).toBe('verified')
    await pool.query(
      `UPDATE app.token_verification SET status = 'failed'; SELECT pg_notify('slipway_verification', '')`,
    )
    for (let turn = 0; turn < 50; turn++) {
      if ((await client.getToken(path)).verification.status === 'failed') return
      await new Promise((settle) => setTimeout(settle, 20))
    }
    expect((await client.getToken(path)).verification.status).toBe('failed')
  })
})
