import { getLocalDeployment, getRegisteredTemplates } from '@slipway/deployments'
import { deployVenue, type LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import { isTemplateId, type TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { type Address, erc20Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { useLocker } from './act-on-locker.ts'
import {
  type ActLog,
  buy,
  type CreatedToken,
  contractAddress,
  createTaxedToken,
  deployCollection,
  makeActor,
  openTrading,
  sell,
  taxedAbi,
} from './act-on-taxed.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { sumOverLogs, sumsOfIndex } from './sum-over-logs.ts'
import { sumTermsOverLogs } from './sum-terms-over-logs.ts'
import { termSumsOfIndex } from './term-sums-of-index.ts'

const templates = getRegisteredTemplates(getLocalDeployment())
  .map(({ templateId }) => templateId)
  .filter(isTemplateId)
  .filter((id) => id !== 1)

const ETHER = 10n ** 18n
/** A life has some fifty blocks and as many transactions. */
const LIFE = { timeout: 300_000 }

describe('the index of taxed tokens', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer
  let venue: LocalVenue
  let nft: Address
  const created = new Map<TemplateId, CreatedToken>()
  const logs = new Map<TemplateId, ActLog>()

  const creations = () =>
    new Map(
      [...created.values()].map((token) => [token.address.toLowerCase(), token.txHash as string]),
    )
  const sums = () =>
    sumTermsOverLogs(chain.clientOf(0), creations(), contractAddress('liquidityLocker'))

  async function indexAll() {
    await world.waitForBlock(chain.chainId, await chain.clientOf(0).getBlockNumber())
  }

  async function mine(blocks: number) {
    await chain.node.mine({ blocks })
  }

  /** A short life with every kind of act: owner, traders, stakers, inviters. */
  async function live(templateId: TemplateId) {
    const [owner, second, third] = [chain.clientOf(1), chain.clientOf(2), chain.clientOf(3)]
    const marketing = chain.clientOf(4).account.address
    const token = await createTaxedToken(owner, templateId, { venue, marketing, nft })
    created.set(templateId, token)
    const log: ActLog = { done: [], refused: [] }
    logs.set(templateId, log)
    const act = makeActor(taxedAbi, token.address, log)
    await openTrading(owner, token.address, venue, act)
    // Within the kill blocks.
    await buy(chain.clientOf(5), token.address, venue, ETHER / 100n)
    await mine(5)
    await act(owner, 'setBlacklist', [[chain.clientOf(5).account.address], false])
    for (const buyer of [second, third]) await buy(buyer, token.address, venue, ETHER / 10n)
    await bindAndStake(templateId, token.address, act)
    await act(second, 'transfer', [third.account.address, 10n ** 20n])
    for (const trader of [second, third]) await sell(trader, token.address, venue, 10n ** 20n)
    await act(second, 'swapBack')
    await mine(3)
    await act(second, 'swapBack')
    // Rewards are bought five minutes after the last look at their pool.
    await chain.node.increaseTime({ seconds: 300 })
    await mine(3)
    await act(third, 'distribute')
    await mine(30)
    await act(third, 'claimDividend')
    await act(owner, 'claimNftDividends', [[1n]])
    await rule(templateId, act)
  }

  async function bindAndStake(
    templateId: TemplateId,
    token: Address,
    act: ReturnType<typeof makeActor>,
  ) {
    const [owner, second, third] = [chain.clientOf(1), chain.clientOf(2), chain.clientOf(3)]
    if (hasFeature(templateId, 'referral')) {
      await act(second, 'transfer', [third.account.address, 1n])
      await mine(2)
      await act(third, 'acceptInviter', [second.account.address])
      await mine(2)
      await buy(third, token, venue, ETHER / 50n)
    }
    if (hasFeature(templateId, 'lp')) {
      const pair = await pairOf(token)
      await owner.writeContract({
        address: pair,
        abi: erc20Abi,
        functionName: 'approve',
        args: [token, 10n ** 30n],
      })
      await act(owner, 'stakeLp', [10n ** 18n])
      await act(owner, 'unstakeLp', [10n ** 17n])
    }
    if (hasFeature(templateId, 'nft')) {
      await act(owner, 'activateNfts', [[1n, 2n]])
      await act(owner, 'setNftBlacklist', [[2n], true])
    }
  }

  /** Everything that an owner can set, then the switches, then nobody owns it. */
  async function rule(templateId: TemplateId, act: ReturnType<typeof makeActor>) {
    const owner = chain.clientOf(1)
    const share = hasFeature(templateId, 'dividend') ? 50n : 0n
    await act(owner, 'setTaxes', [300n, 400n, 0n, 0n, 0n])
    await act(owner, 'setShares', [50n - share, 0n, 50n, share])
    await act(owner, 'setShares', [0n, 20n, 80n - share, share])
    await act(owner, 'setWalletLimit', [10n ** 23n])
    await act(owner, 'setSwapLimit', [10n ** 22n])
    await act(owner, 'setFissionCount', [0n])
    await act(owner, 'setSwapThreshold', [10n ** 20n])
    await act(owner, 'setMarketingWallet', [chain.clientOf(7).account.address])
    await act(owner, 'setDividendThreshold', [10n ** 18n])
    await act(owner, 'setDividendInterval', [7n])
    await act(owner, 'setBindInterval', [9n])
    await act(owner, 'setBlacklist', [[chain.clientOf(8).account.address], true])
    await act(owner, 'addExemption', [contractAddress('openingVault'), 3])
    for (const name of [
      'disableTaxChange',
      'disableWalletLimit',
      'disableSwapLimit',
      'disableBlacklist',
    ]) {
      await act(owner, name)
    }
    if (templateId % 2 === 0) await act(owner, 'renounceOwnership')
  }

  async function pairOf(token: Address): Promise<Address> {
    await indexAll()
    const { rows } = await world.pool.query<{ pair: Address }>(
      'SELECT pair FROM index.token_pair WHERE token = $1 AND is_main',
      [token.toLowerCase()],
    )
    const [row] = rows
    if (!row) throw new Error('the index knows no pool')
    return row.pair
  }

  beforeAll(async () => {
    const started = await Promise.all([
      startIndexWorld(),
      startTestChain({ chainId: 31_337, withVenue: true }),
    ])
    world = started[0]
    chain = started[1]
    venue = await deployVenue({ client: chain.clientOf(0) })
    nft = await deployCollection(chain.clientOf(1))
    indexer = await world.startIndexer([chain])
    await world.waitForProblem(chain.chainId, null)
  })

  afterAll(async () => {
    await indexer?.stop()
    await chain?.stop()
    await world?.stop()
  })

  it.each(templates)(
    'follows a token of template %i through its life',
    LIFE,
    async (templateId) => {
      await live(templateId)
      await indexAll()
      expect(await termSumsOfIndex(world.pool, chain.chainId)).toEqual(await sums())
      const { done } = logs.get(templateId) ?? { done: [] }
      expect(done).toEqual(expect.arrayContaining(['launch', 'setTaxes', 'setBlacklist']))
    },
  )

  it('saw what each template is for', async () => {
    const seen = await termSumsOfIndex(world.pool, chain.chainId)
    const of = (record: object, templateId: TemplateId) =>
      Object.keys(record).some((key) =>
        key.startsWith(created.get(templateId)?.address.toLowerCase() ?? '-'),
      )
    for (const templateId of templates) {
      expect(of(seen.taxCollected, templateId), `${templateId} collected tax`).toBe(true)
      expect(of(seen.swapBacks, templateId), `${templateId} swapped back`).toBe(true)
      if (hasFeature(templateId, 'dividend')) {
        expect(of(seen.dividendsAdded, templateId), `${templateId} distributed`).toBe(true)
      }
      if (hasFeature(templateId, 'referral')) {
        expect(of(seen.inviters, templateId), `${templateId} bound`).toBe(true)
        expect(of(seen.rebates, templateId), `${templateId} paid a rebate`).toBe(true)
      }
      if (hasFeature(templateId, 'lp')) {
        expect(of(seen.staked, templateId), `${templateId} staked`).toBe(true)
      }
    }
  })

  it('follows locks of liquidity', async () => {
    const [templateId] = templates
    const token = templateId && created.get(templateId)
    if (!token) throw new Error('no taxed token')
    const { timestamp } = await chain.clientOf(1).getBlock()
    await useLocker(
      chain.clientOf(1),
      await pairOf(token.address),
      Number(timestamp),
      async (seconds) => {
        await chain.node.increaseTime({ seconds })
        await mine(1)
      },
    )
    await indexAll()
    const expected = await sums()
    expect(Object.keys(expected.locks)).toHaveLength(2)
    expect(await termSumsOfIndex(world.pool, chain.chainId)).toEqual(expected)
  })

  it('equals the sums over balances as well', async () => {
    expect(await sumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumOverLogs(chain.clientOf(0)),
    )
  })

  it('gives the same bytes when it is deleted and built again', async () => {
    const before = await world.dump()
    await indexer.stop()
    await dropChainIndex(world.pool, chain.chainId)
    indexer = await world.startIndexer([chain])
    await world.waitForProblem(chain.chainId, null)
    await mine(1)
    await indexAll()
    expect(await world.dump()).toEqual(before)
  })
})
