import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { deployVenue } from '@slipway/devnet/venue/deploy-venue'
import { getStakingContracts } from '@slipway/sdk/staking/evm/get-staking-contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { type PoolStage, useNftPool, useTokenPool } from './act-on-pools.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { sumPlatformLogs } from './platform-books.ts'
import { platformBooksOfIndex } from './platform-books-of-index.ts'
import {
  booksOfPools,
  findWrongPoolTotals,
  poolBooksOfIndex,
  poolSumsOfIndex,
  sumPoolLogs,
} from './pool-books.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const LIFE = { timeout: 200_000 }

describe('the index of staking pools', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer
  let stage: PoolStage

  /** The index equals what the pools say of themselves, and the sums over their logs. */
  async function expectTruth() {
    const client = chain.clientOf(0)
    await world.waitForBlock(chain.chainId, await client.getBlockNumber())
    const { contracts } = stage
    expect(await poolBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await booksOfPools(client, contracts),
    )
    expect(await poolSumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumPoolLogs(client, contracts),
    )
    expect(await findWrongPoolTotals(world.pool, chain.chainId)).toEqual([])
    expect(await platformBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await sumPlatformLogs(client),
    )
  }

  const kindsOf = async (kind: string) => {
    const { rows } = await world.pool.query<{ kind: string }>(
      `SELECT e.kind FROM index.pool_event e JOIN index.pool p ON p.id = e.pool_id WHERE p.kind = $1 ORDER BY e.id`,
      [kind],
    )
    return rows.map((row) => row.kind)
  }

  beforeAll(async () => {
    const started = await Promise.all([
      startIndexWorld(),
      startTestChain({ chainId: 31_337, withVenue: true }),
    ])
    world = started[0]
    chain = started[1]
    const venue = await deployVenue({ client: chain.clientOf(0) })
    const [first, second] = venue.quoteTokens
    if (!first || !second) throw new Error('the exchange has too few quote tokens')
    stage = {
      clientOf: chain.clientOf,
      contracts: getStakingContracts(withLocalRpc(getEvmChain(31_337), chain.rpcUrl)),
      tokens: [first.address, second.address],
      pass: async (seconds) => {
        await chain.node.increaseTime({ seconds: Number(seconds) })
        await chain.node.mine({ blocks: 1 })
      },
    }
    indexer = await world.startIndexer([chain])
    await world.waitForProblem(chain.chainId, null)
  }, 200_000)

  afterAll(async () => {
    await indexer?.stop()
    await chain?.stop()
    await world?.stop()
  })

  it(
    'follows a pool of tokens from its first stake to what its admin took back',
    LIFE,
    async () => {
      await useTokenPool(stage)
      await expectTruth()
      const kinds = await kindsOf('token')
      expect(kinds[0]).toBe('created')
      expect(new Set(kinds)).toEqual(
        new Set([
          ...['created', 'deposited', 'withdrawn', 'emergencyWithdrawn', 'harvested'],
          ...['inviterBound', 'rebateEarned', 'rebateClaimed', 'rewardsSet', 'rewardStopped'],
          ...['limitSet', 'exitOpened', 'rewardsRecovered', 'ipfsKeySet'],
        ]),
      )
    },
  )

  it('follows a pool of NFTs and knows whose each is', LIFE, async () => {
    await useNftPool(stage)
    await expectTruth()
    expect(await kindsOf('nft')).toEqual([
      'created',
      'deposited',
      'baseUriSet',
      'withdrawn',
      'emergencyWithdrawn',
    ])
  })

  it('asks the tokens of pools what they are called', LIFE, async () => {
    const known = async () => {
      const { rows } = await world.pool.query(
        `SELECT count(*) FROM app.asset_facts WHERE id = ANY($1) AND symbol IS NOT NULL`,
        [stage.tokens.map((address) => `${chain.chainId}-${address.toLowerCase()}`)],
      )
      return Number(rows[0]?.count)
    }
    await expect.poll(known, { timeout: 60_000 }).toBe(2)
  })

  it('takes back what a reorganisation undid', LIFE, async () => {
    const before = await world.dump()
    const snapshot = await chain.node.snapshot()
    await useTokenPool(stage)
    await expectTruth()
    await chain.node.revert({ id: snapshot })
    // A longer branch without that pool.
    await chain.node.mine({ blocks: 40 })
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
})
