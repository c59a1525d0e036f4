import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { deployVenue } from '@slipway/devnet/venue/deploy-venue'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { type AirdropStage, useList, useMapping, useMultisend } from './act-on-airdrops.ts'
import {
  airdropBooksOfIndex,
  airdropSumsOfIndex,
  booksOfAirdrops,
  sumAirdropLogs,
} from './airdrop-books.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { sumPlatformLogs } from './platform-books.ts'
import { platformBooksOfIndex } from './platform-books-of-index.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const LIFE = { timeout: 200_000 }

describe('the index of airdrops', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer
  let stage: AirdropStage

  /** The index equals what the airdrops say of themselves, and the sums over their logs. */
  async function expectTruth() {
    const client = chain.clientOf(0)
    await world.waitForBlock(chain.chainId, await client.getBlockNumber())
    const { contracts } = stage
    expect(await airdropBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await booksOfAirdrops(client, contracts),
    )
    expect(await airdropSumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumAirdropLogs(client, contracts),
    )
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
    const venue = await deployVenue({ client: chain.clientOf(0) })
    const [first, second] = venue.quoteTokens
    if (!first || !second) throw new Error('the exchange has too few quote tokens')
    stage = {
      clientOf: chain.clientOf,
      contracts: getAirdropContracts(withLocalRpc(getEvmChain(31_337), chain.rpcUrl)),
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

  it('follows a mapping from its creation to what its owner took', LIFE, async () => {
    await useMapping(stage)
    await expectTruth()
    const { rows } = await world.pool.query('SELECT kind FROM index.airdrop_event ORDER BY id')
    expect(rows.map(({ kind }) => kind)).toEqual([
      'created',
      'mapped',
      'mapped',
      'mapped',
      'recharged',
      'infoUpdated',
      'withdrawn',
      'withdrawn',
    ])
  })

  it('follows a list whose entries are paid in parts, and counts accounts once', LIFE, async () => {
    await useList(stage)
    await expectTruth()
    const { rows } = await world.pool.query(
      'SELECT accounts, entries, payments FROM index.airdrop WHERE template_id = 2',
    )
    expect(rows.map((row) => Object.values(row).map(Number))).toEqual([[2, 3, 4]])
  })

  it('adds up what was sent to many, by list', LIFE, async () => {
    await useMultisend(stage)
    await expectTruth()
    const { rows } = await world.pool.query(
      'SELECT list_id, batches FROM index.multisend_list ORDER BY list_id DESC',
    )
    expect(rows.map((row) => Object.values(row).map(Number))).toEqual([
      [77, 2],
      [0, 1],
    ])
  })

  it('asks the tokens of airdrops what they are called', LIFE, async () => {
    const symbolOf = async (address: string) => {
      const { rows } = await world.pool.query(
        'SELECT symbol FROM app.asset_facts WHERE id = $1 AND read_at IS NOT NULL',
        [`${chain.chainId}-${address.toLowerCase()}`],
      )
      return rows[0]?.symbol
    }
    for (const token of stage.tokens) {
      await expect.poll(() => symbolOf(token), { timeout: 60_000 }).toMatch(/USD/)
    }
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
