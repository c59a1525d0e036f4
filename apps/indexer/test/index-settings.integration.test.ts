import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { deployVenue, type LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { getStakingContracts } from '@slipway/sdk/staking/evm/get-staking-contracts'
import { type Address, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { useMapping } from './act-on-airdrops.ts'
import { createToken } from './act-on-chain.ts'
import { useNftSale } from './act-on-nft-sales.ts'
import { useTokenPool } from './act-on-pools.ts'
import { makePresale, send } from './act-on-presale.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { sumPlatformLogs } from './platform-books.ts'
import { platformBooksOfIndex } from './platform-books-of-index.ts'
import {
  booksOfFactories,
  type FactoryName,
  factoryBooksOfIndex,
  factoryNames,
  factoryOf,
} from './settings-books.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const LIFE = { timeout: 300_000 }

describe('the index of settings and fees', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer
  let venue: LocalVenue

  const person = (index: number) => chain.clientOf(index)
  const address = (index: number) => person(index).account.address

  const set = (name: FactoryName, functionName: string, args: readonly unknown[] = []) => {
    const factory = factoryOf(name)
    return send(person(0), factory.address, factory.abi, functionName, args)
  }

  /** What the first template of a factory makes. */
  async function madeBy(name: FactoryName): Promise<unknown> {
    const { address: factory, abi } = factoryOf(name)
    const call = { address: factory, abi, functionName: 'template', args: [1n] }
    return Object.values((await person(0).readContract(call)) as object)[0]
  }

  async function pass(seconds: bigint) {
    await chain.node.increaseTime({ seconds: Number(seconds) })
    await chain.node.mine({ blocks: 1 })
  }

  /** The index equals what every factory says of itself, and the sums over all logs. */
  async function expectTruth() {
    const client = person(0)
    await world.waitForBlock(chain.chainId, await client.getBlockNumber())
    expect(await factoryBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await booksOfFactories(client),
    )
    expect(await platformBooksOfIndex(world.pool, chain.chainId)).toEqual(
      await sumPlatformLogs(client),
    )
  }

  /** One of everything that costs a fee. @param round no two tokens of a creator have one name */
  async function makeOneOfEach(round: string) {
    const of = withLocalRpc(getEvmChain(chain.chainId), chain.rpcUrl)
    const tokens = venue.quoteTokens.map((token) => token.address) as [Address, Address]
    const stage = { clientOf: chain.clientOf, tokens, pass }
    await createToken(person(2), { name: `Host${round}` })
    await createToken(person(1), { name: `Guest${round}`, inviter: address(2) })
    await makePresale(person(1), venue.router, `Offer${round}`)
    await useTokenPool({ ...stage, contracts: getStakingContracts(of) })
    await useMapping({ ...stage, contracts: getAirdropContracts(of) })
    const { address: factory } = factoryOf('nft_sale')
    await useNftSale({ chainId: chain.chainId, clientOf: chain.clientOf, factory, pass })
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

  it('knows each setting as the deployment made it, and each fee that was paid', LIFE, async () => {
    await makeOneOfEach('one')
    await expectTruth()
    const { rows } = await world.pool.query('SELECT * FROM index.platform_chain')
    const fees = ['fees_wei', 'inviter_rewards_wei', 'presale_fees_wei', 'pool_fees_wei']
    // What is compared is there.
    for (const name of [...fees, 'nft_sale_fees_wei', 'nft_volume_wei'])
      expect([name, BigInt(rows[0][name]) > 0n]).toEqual([name, true])
  })

  it('follows what the owner of each factory sets, and what each pays out', LIFE, async () => {
    for (const [place, name] of factoryNames.entries()) {
      await set(name, 'setFee', [1n, 10n ** 15n + BigInt(place)])
      await set(name, 'setTemplate', [1n, await madeBy(name), false])
      await set(name, 'setFeeWhitelist', [address(5), 2_500n])
      await set(name, 'setFeeWhitelist', [address(6), 10_000n])
      await set(name, 'setFeeWhitelist', [address(6), 0n])
      await set(name, 'withdraw')
      await set(name, 'setDevAddress', [address(10 + place)])
      await set(name, 'setVip', [zeroAddress])
    }
    await set('token', 'claimInviterReward', [address(2)])
    await set('token', 'setInviterShare', [1_234n])
    await set('nft_sale', 'setMintFeePercent', [321n])
    await set('nft_sale', 'setOpenInviterFee', [10n ** 14n])
    await expectTruth()
    for (const name of factoryNames) await set(name, 'setTemplate', [1n, await madeBy(name), true])
    await makeOneOfEach('two')
    for (const name of factoryNames) {
      await set(name, 'withdraw')
      await set(name, 'transferOwnership', [address(9)])
    }
    await expectTruth()
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
