import { findChain } from '@slipway/chains'
import { deployVenue, type LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { syncPools } from '../src/swaps/pool-store.ts'
import {
  type ActLog,
  buy,
  createTaxedToken,
  deployCollection,
  makeActor,
  openTrading,
  sell,
  taxedAbi,
} from './act-on-taxed.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { priceNow, type SwapSums, sumSwaps } from './swap-books.ts'

const LENGTHS = [300, 3_600, 86_400] as const
const ETHER = 10n ** 18n

describe('candles of a token', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer
  let venue: LocalVenue
  let token: Address
  let pair: Address

  const tokenId = () => `${chain.chainId}-${token.toLowerCase()}`

  async function sumCandles(seconds: number): Promise<SwapSums> {
    const { rows } = await world.pool.query<{ token: string; quote: string; swaps: string }>(
      `SELECT coalesce(sum(token_volume), 0) AS token, coalesce(sum(quote_volume), 0) AS quote, coalesce(sum(swaps), 0) AS swaps
         FROM app.token_candle c JOIN app.token_pool p ON p.id = c.pool_id WHERE p.token_id = $1 AND seconds = $2`,
      [tokenId(), seconds],
    )
    const [row] = rows
    return {
      token: BigInt(row?.token ?? 0),
      quote: BigInt(row?.quote ?? 0),
      swaps: Number(row?.swaps),
    }
  }

  const candles = async (seconds: number) => {
    const { rows } = await world.pool.query<Record<'open' | 'high' | 'low' | 'close', string>>(
      `SELECT open, high, low, close FROM app.token_candle c JOIN app.token_pool p ON p.id = c.pool_id
         WHERE p.token_id = $1 AND seconds = $2 ORDER BY starts_at`,
      [tokenId(), seconds],
    )
    return rows
  }

  /** Waits until the candles of every length hold what the receipts add up to. */
  async function expectCandles(): Promise<SwapSums> {
    const expected = await sumSwaps(chain.clientOf(0), pair, token)
    for (const seconds of LENGTHS)
      await expect
        .poll(() => sumCandles(seconds), { timeout: 60_000, interval: 100 })
        .toEqual(expected)
    const [last] = (await candles(300)).slice(-1)
    expect(BigInt(last?.close ?? 0)).toBe(await priceNow(chain.clientOf(0), pair, token))
    return expected
  }

  beforeAll(async () => {
    const started = await Promise.all([
      startIndexWorld(),
      startTestChain({ chainId: 31_337, withVenue: true }),
    ])
    world = started[0]
    chain = started[1]
    venue = await deployVenue({ client: chain.clientOf(0) })
    const nft = await deployCollection(chain.clientOf(1))
    const marketing = chain.clientOf(4).account.address
    indexer = await world.startIndexer([chain])
    await world.waitForProblem(chain.chainId, null)
    const owner = chain.clientOf(1)
    ;({ address: token } = await createTaxedToken(owner, 2, { venue, marketing, nft }))
    const log: ActLog = { done: [], refused: [] }
    await openTrading(owner, token, venue, makeActor(taxedAbi, token, log))
    await chain.node.mine({ blocks: 5 })
  })

  afterAll(async () => {
    await indexer?.stop()
    await chain?.stop()
    await world?.stop()
  })

  it('are of the pools that the index knows of it', async () => {
    const findPair = async () => {
      const { rows } = await world.pool.query<{ pair: Address }>(
        'SELECT pair FROM app.token_pool WHERE token_id = $1',
        [tokenId()],
      )
      return rows[0]?.pair
    }
    await expect.poll(findPair, { timeout: 60_000 }).toBeDefined()
    pair = (await findPair()) as Address
  })

  it('hold what the receipts add up to, by five minutes, hours and days', async () => {
    const [second, third] = [chain.clientOf(2), chain.clientOf(3)]
    await buy(second, token, venue, ETHER / 10n)
    await chain.node.increaseTime({ seconds: 400 })
    await buy(third, token, venue, ETHER / 5n)
    await sell(second, token, venue, 10n ** 20n)
    await chain.node.increaseTime({ seconds: 90_000 })
    await buy(third, token, venue, ETHER / 20n)
    const { swaps } = await expectCandles()
    expect(swaps).toBeGreaterThanOrEqual(4)
    expect((await candles(300)).length).toBeGreaterThanOrEqual(3)
    expect(await candles(86_400)).toHaveLength(2)
    const ofDays = await candles(86_400)
    const ofMinutes = await candles(300)
    expect(ofDays[0]?.open).toBe(ofMinutes[0]?.open)
    for (const { open, high, low, close } of ofDays)
      for (const price of [open, close]) {
        expect(BigInt(price)).toBeLessThanOrEqual(BigInt(high))
        expect(BigInt(price)).toBeGreaterThanOrEqual(BigInt(low))
      }
  })

  it('forget swaps that a reorganisation took, and take those that came in their place', async () => {
    const before = await sumSwaps(chain.clientOf(0), pair, token)
    const snapshot = await chain.node.snapshot()
    await buy(chain.clientOf(5), token, venue, ETHER)
    await buy(chain.clientOf(6), token, venue, ETHER)
    expect((await expectCandles()).swaps).toBeGreaterThanOrEqual(before.swaps + 2)
    await chain.node.revert({ id: snapshot })
    await buy(chain.clientOf(7), token, venue, ETHER / 3n)
    await chain.node.mine({ blocks: 3 })
    expect((await expectCandles()).quote).toBeLessThan(before.quote + ETHER)
  })

  it('go on where they were when the indexer is away for longer than blocks can be replaced', async () => {
    await indexer.stop()
    await buy(chain.clientOf(2), token, venue, ETHER / 7n)
    await chain.node.mine({ blocks: 300 })
    await buy(chain.clientOf(3), token, venue, ETHER / 9n)
    indexer = await world.startIndexer([chain])
    await expectCandles()
  })

  it('are drawn of twenty pools of a token at most: its own, then those against listed currencies', async () => {
    const { chainId } = chain
    const address = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
    const [listed] = findChain(chainId)?.currencies ?? []
    if (!listed) throw new Error('The network lists no currency.')
    const client = await world.pool.connect()
    // The engine notes for its own connections which tables were written.
    await client.query('CREATE TEMP TABLE live_query_tables (table_name text PRIMARY KEY)')
    // Anybody registers pairs at addresses of their choice. The first of these has the highest address, and the newest is
    // against a currency that people know.
    const earliest = `0x${'f'.repeat(40)}`
    for (let number = 1; number <= 25; number++) {
      const quote = number === 25 ? listed.address.toLowerCase() : address(number + 100)
      const registered = number === 1 ? earliest : address(number)
      await client.query(
        `INSERT INTO "index".token_pair (id, token_id, chain_id, token, pair, registered_at, block_number, tx_hash, is_main)
          SELECT token_id || '-' || $2, token_id, chain_id, token, $2, registered_at, block_number + $3::bigint, tx_hash, false
          FROM "index".token_pair WHERE token_id = $1 AND is_main`,
        [tokenId(), registered, number],
      )
      await client.query(
        `INSERT INTO app.asset_facts (id, chain_id, address, token0, token1, next_read_at, read_at)
          VALUES ($1, $2, $3, $4, $5, now() + interval '1 day', now())`,
        [`${chainId}-${registered}`, chainId, registered, token.toLowerCase(), quote],
      )
    }
    client.release(true)
    const followed = async () => {
      const { rows } = await world.pool.query<{ pair: string }>(
        'SELECT pair FROM app.token_pool WHERE token_id = $1',
        [tokenId()],
      )
      return rows.map((row) => row.pair)
    }
    await syncPools(world.pool, chainId)
    const pairs = await followed()
    expect(pairs).toHaveLength(20)
    expect(pairs).toEqual(expect.arrayContaining([pair, earliest, address(18), address(25)]))
    expect(pairs).not.toContain(address(19))
  })
})
