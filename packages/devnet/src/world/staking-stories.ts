import { getLocalDeployment } from '@slipway/deployments'
import { nftPoolAbi, poolFactoryAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { type Address, type Log, parseAbi, parseEther, parseEventLogs, zeroAddress } from 'viem'
import { localCollectionAbi, localCollectionAddress } from '../venue/collection/local-collection.ts'
import { venueRouterAbi } from '../venue/venue-abi.ts'
import type { VenueAddresses } from '../venue/venue-addresses.ts'
import { createSoldToken } from './create-sold-token.ts'
import { makeScene, type Scene } from './scene.ts'
import type { World } from './seed-actions.ts'
import { keyOfFile, type SeededFile, type SeededText } from './seeded-file.ts'
import type { TimedStep } from './timed-step.ts'

const DAY = 86_400
const OWNER = 19
const DEADLINE = 2n ** 40n
const FEE_WEI = parseEther('0.2')

/** What stories of pools need beside the world. */
export interface StakingStage {
  readonly tokens: TokenContracts
  readonly tokenFeeWei: bigint
  readonly venue: VenueAddresses
  readonly files: SeededFile[]
}

/** A project whose stakers earn its reward token. */
interface Project {
  stake: Address
  reward: Address
  pools: Address[]
}

interface Scenery {
  readonly scene: Scene
  readonly stage: StakingStage
  readonly factory: Address
  readonly project: Project
}

type Act = (scenery: Scenery, now: number) => Promise<void>

interface PoolTerms {
  readonly kind: bigint
  readonly staked: Address
  readonly name: string
  readonly rules: string
  readonly rate: bigint
  readonly start: number
  readonly end: number
  readonly lockSeconds?: number
  readonly rebateBps?: bigint
}

/** Creates a pool and keeps what its project says of it. */
async function createPool({ scene, stage, factory, project }: Scenery, terms: PoolTerms) {
  const owner = scene.person(OWNER)
  const { name, rules, kind, staked, rate, start, end, lockSeconds = 0, rebateBps = 0n } = terms
  const file: SeededText = { route: 'pool-info', body: { name, rules } }
  stage.files.push(file)
  const times = [BigInt(start), BigInt(end), 0n, 0n, BigInt(lockSeconds), 0n]
  const params = [kind, rate, ...times, rebateBps]
  const logs = await scene.call(owner, {
    to: factory,
    abi: poolFactoryAbi,
    name: 'deployPool',
    args: [staked, project.reward, params, owner.address, keyOfFile(file)],
    valueWei: FEE_WEI,
  })
  const [made] = parseEventLogs({
    abi: poolFactoryAbi,
    eventName: 'PoolDeployed',
    logs: [...logs],
  })
  if (made === undefined) throw new Error(`The factory announced no pool ${name}.`)
  project.pools.push(made.args.pool)
  return made.args.pool
}

async function stakeTokens(
  { scene }: Scenery,
  pool: Address,
  token: Address,
  stakes: readonly (readonly [person: number, amount: bigint, inviter?: number])[],
) {
  for (const [index, amount, inviter] of stakes) {
    const staker = scene.person(index)
    await scene.give(scene.person(OWNER), token, staker.address, amount)
    await scene.allow(staker, token, pool)
    const invitedBy = inviter === undefined ? zeroAddress : scene.person(inviter).address
    const args = [amount, invitedBy]
    await scene.call(staker, { to: pool, abi: tokenPoolAbi, name: 'deposit', args })
  }
}

/** A pool of tokens with a lock time, whose stakers bring others for a rebate. */
const openTokenPool: Act = async (scenery, now) => {
  const { scene, stage, factory, project } = scenery
  const sold = { ...stage, owner: scene.person(OWNER) }
  project.stake = await createSoldToken(scene.world, { ...sold, name: 'Keel', symbol: 'KEEL' })
  project.reward = await createSoldToken(scene.world, { ...sold, name: 'Tide', symbol: 'TIDE' })
  await scene.allow(sold.owner, project.reward, factory)
  const pool = await createPool(scenery, {
    kind: 1n,
    staked: project.stake,
    name: 'Keel for Tide',
    rules: 'A stake stays in for five days. Whoever brings somebody gets five percent on top.',
    rate: parseEther('0.02'),
    start: now,
    end: now + 60 * DAY,
    lockSeconds: 5 * DAY,
    rebateBps: 500n,
  })
  await stakeTokens(scenery, pool, project.stake, [
    [30, parseEther('4000')],
    [31, parseEther('2500'), 30],
    [32, parseEther('900'), 30],
  ])
}

/** Liquidity of the reward token earns for nine days. */
const openLiquidityPool: Act = async (scenery, now) => {
  const { scene, stage, project } = scenery
  const owner = scene.person(OWNER)
  await scene.allow(owner, project.reward, stage.venue.router)
  const logs = await scene.call(owner, {
    to: stage.venue.router,
    abi: venueRouterAbi,
    name: 'addLiquidityETH',
    args: [project.reward, parseEther('100000'), 0n, 0n, owner.address, DEADLINE],
    valueWei: parseEther('10'),
  })
  const pair = pairIn(logs)
  const pool = await createPool(scenery, {
    kind: 2n,
    staked: pair,
    name: 'Tide makers',
    rules: 'For those who keep the market of Tide deep.',
    rate: parseEther('0.01'),
    start: now,
    end: now + 9 * DAY,
  })
  await stakeTokens(scenery, pool, pair, [
    [33, parseEther('120')],
    [34, parseEther('40')],
  ])
}

function pairIn(logs: readonly Log[]): Address {
  const [made] = parseEventLogs({
    abi: parseAbi([
      'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
    ]),
    logs: [...logs],
  })
  if (made === undefined) throw new Error('No pool was made.')
  return made.args.pair
}

/** Owners of NFTs earn for each one. */
const openNftPool: Act = async (scenery, now) => {
  const { scene } = scenery
  const pool = await createPool(scenery, {
    kind: 3n,
    staked: localCollectionAddress,
    name: 'Crew pool',
    rules: 'Each NFT of the crew counts one.',
    rate: parseEther('0.005'),
    start: now,
    end: now + 90 * DAY,
  })
  for (const [index, count] of [
    [35, 2n],
    [36, 1n],
  ] as const) {
    const staker = scene.person(index)
    const collection = { to: localCollectionAddress, abi: localCollectionAbi }
    const minted = await scene.call(staker, {
      ...collection,
      name: 'mint',
      args: [staker.address, count],
    })
    const nftIds = parseEventLogs({
      abi: parseAbi([
        'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
      ]),
      logs: [...minted],
    }).map(({ args }) => args.id)
    await scene.call(staker, {
      to: localCollectionAddress,
      abi: parseAbi(['function setApprovalForAll(address operator, bool approved)']),
      name: 'setApprovalForAll',
      args: [pool, true],
    })
    const args = [nftIds, zeroAddress]
    await scene.call(staker, { to: pool, abi: nftPoolAbi, name: 'deposit', args })
  }
}

/** People collect; the inviter claims what the others brought; one of them leaves with a part. */
const collect: Act = async ({ scene, project }) => {
  const [tokenPool, , nftPool] = project.pools
  if (tokenPool === undefined || nftPool === undefined) throw new Error('Pools are missing.')
  const act = (index: number, to: Address, name: string, args: readonly unknown[] = []) =>
    scene.call(scene.person(index), { to, abi: tokenPoolAbi, name, args })
  await act(31, tokenPool, 'harvest')
  await act(32, tokenPool, 'withdraw', [parseEther('400')])
  await act(30, tokenPool, 'claimRebate')
  await act(35, nftPool, 'harvest')
}

/** A pool that begins in five days. */
const announcePool: Act = async (scenery, now) => {
  await createPool(scenery, {
    kind: 1n,
    staked: scenery.project.stake,
    name: 'Second tide',
    rules: 'The same stake, a new season.',
    rate: parseEther('0.03'),
    start: now + 6 * DAY,
    end: now + 36 * DAY,
    lockSeconds: 2 * DAY,
  })
}

/**
 * Pools of every kind within two weeks: running, ended and coming.
 * @param until unix seconds before which it happens
 */
export function stakingSteps(stage: StakingStage, until: number): TimedStep[] {
  const factory = getLocalDeployment().contracts.poolFactory?.address
  if (factory === undefined) return []
  const project: Project = { stake: '0x', reward: '0x', pools: [] }
  const story: readonly (readonly [daysAgo: number, act: Act])[] = [
    [14, openTokenPool],
    [12, openLiquidityPool],
    [11, openNftPool],
    [6, collect],
    [1, announcePool],
  ]
  return story.map(([daysAgo, act]) => ({
    at: until - daysAgo * DAY,
    run: (world: World) =>
      act({ scene: makeScene(world), stage, factory, project }, world.state.now),
  }))
}
