import { inviterAbi } from '@slipway/deployments/abi'
import { deployVenue, type LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import type { Abi, Address } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import {
  asPrivate,
  ETHER,
  HOUR,
  makePresale,
  onMarket,
  onSale,
  platformContract,
  send,
} from './act-on-presale.ts'
import { contributionsOfIndex, sumContributions } from './contribution-books.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { sumPlatformLogs } from './platform-books.ts'
import { platformBooksOfIndex } from './platform-books-of-index.ts'
import { booksOfChain, booksOfIndex, presaleSumsOfIndex, sumPresaleLogs } from './presale-books.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const NOBODY = '0x0000000000000000000000000000000000000000'
const LIFE = { timeout: 300_000 }

describe('the index of presales', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer
  let venue: LocalVenue

  const person = (index: number) => chain.clientOf(index)
  const address = (index: number) => person(index).account.address
  const give = (index: number, presale: Address, ether: bigint, inviter: Address = NOBODY) =>
    onSale(person(index), presale, 'contribute', [ether, inviter], ether)

  async function pass(seconds: bigint) {
    await chain.node.increaseTime({ seconds: Number(seconds) })
    await chain.node.mine({ blocks: 1 })
  }

  async function indexAll() {
    await world.waitForBlock(chain.chainId, await person(0).getBlockNumber())
  }

  /** The index equals what the contracts say, and the sums over their logs. */
  async function expectTruth() {
    await indexAll()
    expect(await booksOfIndex(world.pool, chain.chainId)).toEqual(await booksOfChain(person(0)))
    expect(await presaleSumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumPresaleLogs(person(0)),
    )
    expect(await platformBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await sumPlatformLogs(person(0)),
    )
    expect(await contributionsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumContributions(person(0)),
    )
  }

  beforeAll(async () => {
    const started = await Promise.all([
      startIndexWorld(),
      startTestChain({ chainId: 31_337, withVenue: true }),
    ])
    world = started[0]
    chain = started[1]
    venue = await deployVenue({ client: chain.clientOf(0) })
    indexer = await world.startIndexer([chain])
    await world.waitForProblem(chain.chainId, null)
  }, 200_000)

  afterAll(async () => {
    await indexer?.stop()
    await chain?.stop()
    await world?.stop()
  })

  it('follows a normal presale from tiers and inviters to the last release', LIFE, async () => {
    const presale = await makePresale(person(1), venue.router, 'Normal', {
      useWhiteList: 1n,
      t1Block: 600n,
      t2Block: 600n,
      enableWhiteTransfer: true,
      vest: true,
      vestFirst: 4_000n,
      vestCycle: HOUR,
      vestPercent: 3_000n,
      burnsUnsold: true,
    })
    await onSale(person(1), presale, 'openInviter', [[500n, 200n]])
    await onSale(person(1), presale, 'setWhitelist', [[address(2), address(3), address(4)], 1n])
    await onSale(person(1), presale, 'setWhitelist', [[address(5), address(6)], 2n])
    await onSale(person(1), presale, 'setWhitelist', [[address(6)], 0n])
    await onSale(person(1), presale, 'setWhitelistAdmin', [address(9)])
    await onSale(person(1), presale, 'revokeLeaves', [[3n, 4n]])
    await onSale(person(1), presale, 'updateInfo', ['bafknews'])
    const { timestamp } = await person(0).getBlock()
    const start = timestamp + 900n
    await onSale(person(1), presale, 'setTime', [start, start + HOUR])
    await onMarket(person(4), 'add', [presale, ETHER / 100n, timestamp + 800n])
    await onMarket(person(3), 'add', [presale, ETHER / 50n, timestamp + 800n])
    await onMarket(person(3), 'cancel', [2n])
    await onMarket(person(7), 'submit', [1n], ETHER / 100n)
    await onSale(person(3), presale, 'transferSlot', [address(8)])
    await pass(905n)
    await give(2, presale, 2n * ETHER)
    await give(7, presale, ETHER, address(2))
    await pass(1_200n)
    await give(5, presale, 2n * ETHER, address(7))
    await give(10, presale, ETHER, address(7))
    await onSale(person(10), presale, 'refund')
    await give(10, presale, ETHER / 2n)
    await give(2, presale, ETHER)
    await expectTruth()
    await pass(HOUR)
    await onSale(person(1), presale, 'finalize')
    for (const one of [2, 5, 7]) await onSale(person(one), presale, 'claim')
    const reward = (inviter: number) =>
      send(person(0), platformContract('inviter'), inviterAbi as Abi, 'claimReward', [
        presale,
        address(inviter),
      ])
    await reward(2)
    await onSale(person(1), presale, 'withdraw')
    await onSale(person(0), presale, 'payPlatform')
    await pass(HOUR)
    await onSale(person(0), presale, 'claimFor', [[address(2), address(10)]])
    await pass(HOUR)
    await onSale(person(0), presale, 'claimFor', [[address(2), address(5)]])
    await expectTruth()
    const { rows } = await world.pool.query(
      `SELECT sale_id, status, buyer IS NOT NULL AS bought FROM index.slot_offer WHERE presale = $1 ORDER BY sale_id`,
      [presale.toLowerCase()],
    )
    expect(rows.map((row) => [Number(row.status), row.bought])).toEqual([
      [2, true],
      [3, false],
    ])
  })

  it('follows a fair presale with more than it can keep', LIFE, async () => {
    const presale = await makePresale(person(1), venue.router, 'Fair', {
      kind: 'fair',
      templateId: 2,
      maxCurrency: 50n * ETHER,
    })
    await pass(605n)
    await give(2, presale, 12n * ETHER)
    await give(3, presale, 4n * ETHER + 7n)
    await pass(HOUR)
    await onSale(person(1), presale, 'finalize')
    await onSale(person(2), presale, 'claim')
    await expectTruth()
  })

  it('follows a private presale, whose owner is paid as tokens are released', LIFE, async () => {
    const presale = await makePresale(person(1), venue.router, 'Private', asPrivate)
    await onSale(person(1), presale, 'setWhitelist', [[address(2), address(3)], 1n])
    await pass(605n)
    await give(2, presale, 6n * ETHER)
    await pass(HOUR)
    await onSale(person(1), presale, 'finalize')
    await onSale(person(2), presale, 'claim')
    await onSale(person(1), presale, 'withdraw')
    await pass(HOUR)
    await onSale(person(1), presale, 'withdraw')
    await expectTruth()
  })

  it('asks a currency that is none of ours what amounts of it are counted in', LIFE, async () => {
    const [quote] = venue.quoteTokens
    if (!quote) throw new Error('The venue has no quote token.')
    await makePresale(person(1), venue.router, 'Quoted', {
      ...{ currency: quote.address, ...asPrivate },
    })
    await indexAll()
    const unitOf = async () => {
      const { rows } = await world.pool.query(
        'SELECT symbol, decimals FROM app.asset_facts WHERE id = $1 AND read_at IS NOT NULL',
        [`${chain.chainId}-${quote.address.toLowerCase()}`],
      )
      return rows[0]
    }
    await expect
      .poll(unitOf, { timeout: 60_000 })
      .toEqual({ symbol: quote.symbol, decimals: quote.decimals })
  })

  it(
    'follows presales that fail: canceled, missed, lapsed, removed, other times',
    LIFE,
    async () => {
      const removed = await makePresale(person(1), venue.router, 'Removed')
      await onSale(person(1), removed, 'destroy')
      const [canceled, missed, lapsed] = [
        await makePresale(person(1), venue.router, 'Canceled'),
        await makePresale(person(1), venue.router, 'Missed'),
        await makePresale(person(1), venue.router, 'Lapsed'),
      ]
      await onSale(person(1), missed, 'openInviter', [[300n]])
      await pass(605n)
      for (const presale of [canceled, missed]) await give(2, presale, ETHER, address(3))
      await onSale(person(2), missed, 'refund')
      await give(4, missed, ETHER, address(3))
      await give(2, lapsed, 6n * ETHER)
      const { timestamp } = await person(0).getBlock()
      const startTime = await startOf(canceled)
      await onSale(person(1), canceled, 'setTime', [startTime, timestamp + 2n * HOUR])
      await onSale(person(2), canceled, 'refund')
      await give(4, canceled, ETHER)
      await onSale(person(1), canceled, 'cancel')
      await onSale(person(0), canceled, 'refundFor', [[address(4)]])
      await pass(HOUR + 1n)
      await onSale(person(0), missed, 'refundFor', [[address(4)]])
      await onSale(person(0), missed, 'reclaimExitFee', [address(2)])
      await pass(8n * 24n * HOUR)
      await onSale(person(2), lapsed, 'refund')
      await onSale(person(1), missed, 'withdraw')
      await expectTruth()
    },
  )

  async function startOf(presale: Address): Promise<bigint> {
    await indexAll()
    const { rows } = await world.pool.query(
      'SELECT start_time FROM index.presale WHERE address = $1',
      [presale.toLowerCase()],
    )
    return BigInt(rows[0].start_time)
  }

  it('follows reorganisations: what was undone is gone', LIFE, async () => {
    const presale = await makePresale(person(1), venue.router, 'Forked')
    await pass(605n)
    await give(2, presale, ETHER)
    const snapshot = await chain.node.snapshot()
    await give(3, presale, 3n * ETHER)
    await onSale(person(1), presale, 'cancel')
    const orphan = await makePresale(person(1), venue.router, 'Orphan')
    await indexAll()
    await chain.node.revert({ id: snapshot })
    await give(4, presale, 2n * ETHER)
    await chain.node.mine({ blocks: 5 })
    await expectTruth()
    const { rows } = await world.pool.query('SELECT 1 FROM index.presale WHERE address = $1', [
      orphan.toLowerCase(),
    ])
    expect(rows).toEqual([])
  })

  it('gives the same bytes when it is deleted and built again', LIFE, async () => {
    const before = await world.dump()
    await indexer.stop()
    await dropChainIndex(world.pool, chain.chainId)
    indexer = await world.startIndexer([chain])
    await world.waitForProblem(chain.chainId, null)
    await chain.node.mine({ blocks: 1 })
    await indexAll()
    expect(await world.dump()).toEqual(before)
  })
})
