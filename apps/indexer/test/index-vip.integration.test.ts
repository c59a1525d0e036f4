import { getLocalDeployment } from '@slipway/deployments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { useVip, type VipStage } from './act-on-vip.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { booksOfVip, sumVipLogs, vipBooksOfIndex, vipSumsOfIndex } from './vip-books.ts'

const LIFE = { timeout: 200_000 }

describe('the index of memberships', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer
  let stage: VipStage

  /** The index equals what the contract says of itself, and the sums over its logs. */
  async function expectTruth() {
    const client = chain.clientOf(0)
    await world.waitForBlock(chain.chainId, await client.getBlockNumber())
    expect(await vipBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await booksOfVip(client, stage.vip),
    )
    expect(await vipSumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumVipLogs(client, stage.vip),
    )
  }

  beforeAll(async () => {
    const vip = getLocalDeployment().contracts.vip
    if (!vip) throw new Error('the local deployment sells no memberships')
    const started = await Promise.all([startIndexWorld(), startTestChain({ chainId: 31_337 })])
    world = started[0]
    chain = started[1]
    stage = {
      clientOf: chain.clientOf,
      vip: vip.address,
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

  it('follows plans, payments, gifts and renewals', LIFE, async () => {
    await useVip(stage)
    await expectTruth()
    const { rows } = await world.pool.query(
      'SELECT payments::int, gifts::int FROM index.vip_membership ORDER BY payments DESC',
    )
    expect(rows).toEqual([
      { payments: 3, gifts: 1 },
      { payments: 2, gifts: 0 },
    ])
  })

  it('takes back what a reorganisation undid', LIFE, async () => {
    const before = await world.dump()
    const snapshot = await chain.node.snapshot()
    await useVip(stage)
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
