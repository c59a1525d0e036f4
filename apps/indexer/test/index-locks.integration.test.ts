import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { deployVenue, type LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import type { LockContracts } from '@slipway/sdk/lock/types'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { useLocker } from './act-on-locker.ts'
import { useAnnouncer, useNftLocker, useTokenLocker } from './act-on-locks.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import {
  booksOfLockers,
  findWrongTotals,
  lockBooksOfIndex,
  lockSumsOfIndex,
  sumLockLogs,
} from './lock-books.ts'
import { sumPlatformLogs } from './platform-books.ts'
import { platformBooksOfIndex } from './platform-books-of-index.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const LIFE = { timeout: 200_000 }

describe('the index of locks', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer
  let venue: LocalVenue
  let contracts: LockContracts
  let token: Address

  const pass = async (seconds: bigint) => {
    await chain.node.increaseTime({ seconds: Number(seconds) })
    await chain.node.mine({ blocks: 1 })
  }
  const stage = () => ({ clientOf: chain.clientOf, contracts, venue, pass })

  /** The index equals what the lockers say, and the sums over their logs. */
  async function expectTruth() {
    const client = chain.clientOf(0)
    await world.waitForBlock(chain.chainId, await client.getBlockNumber())
    expect(await lockBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await booksOfLockers(client, contracts),
    )
    expect(await lockSumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumLockLogs(client, contracts),
    )
    expect(await findWrongTotals(world.pool, chain.chainId)).toEqual([])
    expect(await platformBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await sumPlatformLogs(client),
    )
  }

  beforeAll(async () => {
    const started = await Promise.all([
      startIndexWorld(),
      startTestChain({ chainId: 31_337, withVenue: true }),
    ])
    world = started[0]
    chain = started[1]
    contracts = getLockContracts(withLocalRpc(getEvmChain(31_337), chain.rpcUrl))
    venue = await deployVenue({ client: chain.clientOf(0) })
    const [quote] = venue.quoteTokens
    if (!quote) throw new Error('the exchange has no quote token')
    token = quote.address
    indexer = await world.startIndexer([chain])
    await world.waitForProblem(chain.chainId, null)
  }, 200_000)

  afterAll(async () => {
    await indexer?.stop()
    await chain?.stop()
    await world?.stop()
  })

  it('follows locks of tokens with schedules, shares, parts and operators', LIFE, async () => {
    await useTokenLocker(stage(), token)
    await expectTruth()
    const { rows } = await world.pool.query(
      `SELECT lock_id, state, end_reason, rebasing FROM index.lock WHERE kind = 'token' AND state <> 'active' ORDER BY lock_id`,
    )
    expect(rows).toEqual([
      { lock_id: '3', state: 'forever', end_reason: null, rebasing: false },
      { lock_id: '9', state: 'ended', end_reason: 'withdrawn', rebasing: true },
    ])
    const operators = await world.pool.query(
      'SELECT operator, allowed FROM index.lock_operator ORDER BY allowed',
    )
    expect(operators.rows.map((row) => row.allowed)).toEqual([false, true])
  })

  it('follows locks of NFTs and what positions earn', LIFE, async () => {
    await useNftLocker(stage(), token)
    await expectTruth()
    const { rows } = await world.pool.query<{ details: string }>(
      `SELECT details FROM index.lock_event WHERE kind = 'feesCollected'`,
    )
    const fees = JSON.parse(rows[0]?.details ?? '{}')
    expect(BigInt(fees.amount0) + BigInt(fees.amount1)).toBeGreaterThan(0n)
  })

  it('follows locks of liquidity', LIFE, async () => {
    const [pair] = await pairOf(token)
    const { timestamp } = await chain.clientOf(0).getBlock()
    await useLocker(chain.clientOf(0), pair, Number(timestamp), (seconds) => pass(BigInt(seconds)))
    await expectTruth()
  })

  it('knows beside it what contracts that are not ours say of themselves', LIFE, async () => {
    const [pair] = await pairOf(token)
    const wrapped = venue.wrappedNative.toLowerCase()
    const named = async (address: string) => {
      const { rows } = await world.pool.query(
        'SELECT symbol, token0, token1, fee_ppm FROM app.asset_facts WHERE id = $1 AND read_at IS NOT NULL',
        [`${chain.chainId}-${address.toLowerCase()}`],
      )
      return rows[0]
    }
    const { rows } = await world.pool.query<{ market: string }>(
      `SELECT market FROM index.lock WHERE position = 'v3'`,
    )
    const tokens = [token.toLowerCase(), wrapped].sort()
    const [token0, token1] = tokens
    const wait = { timeout: 60_000 }
    await expect.poll(() => named(token), wait).toMatchObject({ symbol: 'USDT', token0: null })
    await expect.poll(() => named(pair), wait).toMatchObject({ token0, token1, fee_ppm: null })
    await expect
      .poll(() => named(rows[0]?.market ?? ''), wait)
      .toMatchObject({ token0, token1, fee_ppm: 3_000 })
    // Of the pool's other token nothing is locked: it is asked because the pool names it.
    await expect.poll(() => named(wrapped), wait).toMatchObject({ symbol: 'WETH' })
  })

  it('knows lockers that locks may move to', LIFE, async () => {
    await useAnnouncer(stage())
    await expectTruth()
    const { rows } = await world.pool.query(
      'SELECT successor, struck_off FROM index.lock_successor ORDER BY struck_off',
    )
    expect(rows).toEqual([
      { successor: contracts.tokenLocker.toLowerCase(), struck_off: false },
      { successor: contracts.nftLocker.toLowerCase(), struck_off: true },
    ])
  })

  it('takes back what a reorganisation undid', LIFE, async () => {
    const before = await world.dump()
    const snapshot = await chain.node.snapshot()
    const { timestamp } = await chain.clientOf(0).getBlock()
    const [pair] = await pairOf(token)
    await useLocker(chain.clientOf(0), pair, Number(timestamp), (seconds) => pass(BigInt(seconds)))
    await expectTruth()
    await chain.node.revert({ id: snapshot })
    // A longer branch without those locks.
    await chain.node.mine({ blocks: 12 })
    await expectTruth()
    expect(await world.dump()).toEqual(before)
  })

  it('gives the same bytes when it is deleted and built again', LIFE, async () => {
    const before = await world.dump()
    await indexer.stop()
    await dropChainIndex(world.pool, chain.chainId)
    indexer = await world.startIndexer([chain])
    await world.waitForProblem(chain.chainId, null)
    await chain.node.mine({ blocks: 1 })
    await expectTruth()
    expect(await world.dump()).toEqual(before)
  })

  /** The pool of a token and the wrapped native currency. */
  async function pairOf(address: Address): Promise<readonly [Address]> {
    const pair = await chain.clientOf(0).readContract({
      address: venue.factory,
      abi: pairAbi,
      functionName: 'getPair',
      args: [address, venue.wrappedNative],
    })
    return [pair]
  }
})

const pairAbi = [
  {
    type: 'function',
    name: 'getPair',
    stateMutability: 'view',
    inputs: [
      { name: 'a', type: 'address' },
      { name: 'b', type: 'address' },
    ],
    outputs: [{ name: 'pair', type: 'address' }],
  },
] as const
