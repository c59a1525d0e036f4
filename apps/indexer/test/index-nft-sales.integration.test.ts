import { getLocalDeployment } from '@slipway/deployments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { type NftStage, useNftSale } from './act-on-nft-sales.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { booksOfNftSales, nftBooksOfIndex, nftSumsOfIndex, sumNftLogs } from './nft-books.ts'
import { sumPlatformLogs } from './platform-books.ts'
import { platformBooksOfIndex } from './platform-books-of-index.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const LIFE = { timeout: 200_000 }

describe('the index of NFT sales', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer
  let stage: NftStage

  /** The index equals what the sales say of themselves, and the sums over their logs. */
  async function expectTruth() {
    const client = chain.clientOf(0)
    await world.waitForBlock(chain.chainId, await client.getBlockNumber())
    expect(await nftBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await booksOfNftSales(client, stage.factory),
    )
    expect(await nftSumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumNftLogs(client, stage.factory),
    )
    expect(await platformBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await sumPlatformLogs(client),
    )
  }

  beforeAll(async () => {
    const factory = getLocalDeployment().contracts.nftSaleFactory
    if (!factory) throw new Error('the local deployment has no NFT sales')
    const started = await Promise.all([
      startIndexWorld(),
      startTestChain({ chainId: 31_337, withVenue: true }),
    ])
    world = started[0]
    chain = started[1]
    stage = {
      chainId: 31_337,
      clientOf: chain.clientOf,
      factory: factory.address,
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
    'follows a sale through its phases, and knows each NFT by the one it was minted in',
    LIFE,
    async () => {
      await useNftSale(stage)
      await expectTruth()
      const { rows } = await world.pool.query('SELECT mint_phase FROM index.nft ORDER BY token_id')
      expect(rows.map((row) => Number(row.mint_phase))).toEqual([
        0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0,
      ])
    },
  )

  it('takes back what a reorganisation undid', LIFE, async () => {
    const before = await world.dump()
    const snapshot = await chain.node.snapshot()
    await useNftSale(stage)
    await expectTruth()
    await chain.node.revert({ id: snapshot })
    await chain.node.mine({ blocks: 60 })
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
