import { type Address, encodeFunctionData, parseAbi, parseEther, parseEventLogs } from 'viem'
import { buildPosition, buildPositionTrade } from '../venue/build-position.ts'
import { localCollectionAbi, localCollectionAddress } from '../venue/collection/local-collection.ts'
import { positionManagerAbi } from '../venue/position-abi.ts'
import { planPositionVenue } from '../venue/position-venue.ts'
import { venueRouterAbi } from '../venue/venue-abi.ts'
import { createSoldToken } from './create-sold-token.ts'
import {
  type LockScene,
  type LockStage,
  localLockers,
  lockIdIn,
  makeLockScene,
} from './lock-scene.ts'
import type { World } from './seed-actions.ts'
import type { TimedStep } from './timed-step.ts'

const DAY = 86_400
const FOREVER = 1_099_511_627_775n
const OWNER = 18
const DEADLINE = 2n ** 40n

const atOnce = { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n }
const plain = { rebasing: false, migratable: false, schedule: atOnce }

/** The project whose tokens, liquidity and NFTs are locked. */
interface Project {
  token: Address
  /** Lock of the owner that is free in part. */
  treasury: bigint
  position: bigint
}

type Act = (scene: LockScene, project: Project, now: number) => Promise<void>

/** Six people of the team get theirs by the second for a year; the owner's treasury comes in monthly parts. */
const lockTeam: Act = async (scene, project, now) => {
  const { world, stage, person } = scene
  const owner = person(OWNER)
  project.token = await createSoldToken(world, {
    ...stage,
    owner,
    name: 'Moorings',
    symbol: 'MOOR',
  })
  await scene.allow(owner, project.token, stage.lockers.tokenLocker)
  const yearAhead = BigInt(now + 365 * DAY)
  const linear = { ...atOnce, cliffAt: BigInt(now + 5 * DAY), firstBps: 500n }
  const team = [21, 22, 23, 24, 25, 26].map((index) => ({
    owner: person(index).address,
    amount: parseEther('20000'),
    unlockAt: yearAhead,
    schedule: linear,
  }))
  await scene.act(owner, 'tokenLocker', 'lockMany', [project.token, team, false, false])
  const begins = now + 2 * DAY
  const monthly = {
    cliffAt: BigInt(begins),
    firstBps: 1_000n,
    cycleSeconds: BigInt(30 * DAY),
    cycleBps: 1_500n,
  }
  const made = await scene.act(owner, 'tokenLocker', 'lock', [
    project.token,
    parseEther('150000'),
    owner.address,
    BigInt(begins + 6 * 30 * DAY),
    { ...plain, migratable: true, schedule: monthly },
  ])
  project.treasury = lockIdIn(made)
  await scene.act(owner, 'tokenLocker', 'lock', [
    project.token,
    parseEther('50000'),
    owner.address,
    FOREVER,
    plain,
  ])
}

/** A V2 pool; half of its liquidity is locked for half a year, a part of it for ever. */
const lockLiquidity: Act = async (scene, { token }) => {
  const { stage, person, world } = scene
  const owner = person(OWNER)
  const { router } = stage.venue
  await scene.allow(owner, token, router)
  const data = encodeFunctionData({
    abi: venueRouterAbi,
    functionName: 'addLiquidityETH',
    args: [token, parseEther('200000'), 0n, 0n, owner.address, DEADLINE],
  })
  const logs = await scene.send(owner, { to: router, data, valueWei: parseEther('20') })
  const [pair] = parseEventLogs({
    abi: parseAbi([
      'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
    ]),
    logs: [...logs],
  })
  if (pair === undefined) throw new Error('No pair was made.')
  const lpToken = pair.args.pair
  await scene.allow(owner, lpToken, stage.lockers.liquidityLocker)
  const half = BigInt(world.state.now + 180 * DAY)
  await scene.act(owner, 'liquidityLocker', 'lock', [
    lpToken,
    parseEther('1000'),
    owner.address,
    half,
  ])
  await scene.act(owner, 'liquidityLocker', 'lock', [
    lpToken,
    parseEther('200'),
    owner.address,
    FOREVER,
  ])
}

/** A V3 position that goes on earning while it is locked, and three NFTs of a collection. */
const lockNfts: Act = async (scene, project) => {
  const { stage, person, world } = scene
  const owner = person(OWNER)
  const { nftManager } = stage.positions
  const { wrappedNative } = stage.venue
  await scene.allow(owner, project.token, nftManager)
  const params = {
    token: project.token,
    wrappedNative,
    tokenAmount: parseEther('100000'),
    nativeWei: parseEther('10'),
    owner: owner.address,
  }
  const logs = await scene.send(owner, buildPosition(stage.positions, params))
  const [minted] = parseEventLogs({
    abi: positionManagerAbi,
    eventName: 'Transfer',
    logs: [...logs],
  }).filter(({ address }) => address === nftManager.toLowerCase())
  if (minted === undefined) throw new Error('No position was minted.')
  const lockNft = async (collection: Address, nftId: bigint, days: number) => {
    const data = encodeFunctionData({
      abi: positionManagerAbi,
      functionName: 'approve',
      args: [stage.lockers.nftLocker, nftId],
    })
    await scene.send(owner, { to: collection, data, valueWei: 0n })
    const unlockAt = BigInt(world.state.now + days * DAY)
    return scene.act(owner, 'nftLocker', 'lock', [collection, nftId, owner.address, unlockAt])
  }
  project.position = lockIdIn(await lockNft(nftManager, minted.args.tokenId, 120))
  const data = encodeFunctionData({
    abi: localCollectionAbi,
    functionName: 'mint',
    args: [owner.address, 3n],
  })
  const nfts = parseEventLogs({
    abi: positionManagerAbi,
    eventName: 'Transfer',
    logs: [...(await scene.send(owner, { to: localCollectionAddress, data, valueWei: 0n }))],
  })
  for (const { args } of nfts) await lockNft(localCollectionAddress, args.tokenId, 30)
}

/** People trade in the position's pool; its owner collects what it earned. */
const earn: Act = async (scene, { token, position }) => {
  const { stage, person } = scene
  const { wrappedNative } = stage.venue
  for (const index of [3, 12, 31]) {
    const buyer = person(index)
    const trade = { token, wrappedNative, nativeWei: parseEther('0.4'), owner: buyer.address }
    await scene.send(buyer, buildPositionTrade(stage.positions, trade))
  }
  await scene.act(person(OWNER), 'nftLocker', 'collectFees', [position])
}

/** The first part of the treasury is free: a part of it is withdrawn, some of the rest handed to somebody else. */
const useTreasury: Act = async (scene, { token, treasury }) => {
  const owner = scene.person(OWNER)
  const units = parseEther('15000')
  await scene.act(owner, 'tokenLocker', 'withdraw', [treasury, units])
  await scene.act(owner, 'tokenLocker', 'split', [treasury, parseEther('20000')])
  await scene.act(owner, 'tokenLocker', 'increment', [treasury, parseEther('5000')])
  await scene.act(owner, 'tokenLocker', 'transferOwnership', [treasury, scene.person(27).address])
  await scene.give(owner, token, scene.person(28).address, parseEther('1000'))
}

/**
 * What a project locks within ten days: its team's tokens, its treasury, liquidity of V2 and V3, and NFTs.
 * @param until unix seconds before which it happens
 */
export function lockSteps(
  given: Omit<LockStage, 'positions' | 'lockers'>,
  until: number,
): TimedStep[] {
  const lockers = localLockers()
  if (lockers === undefined) return []
  const stage = { ...given, lockers, positions: planPositionVenue(given.venue.wrappedNative) }
  const project: Project = { token: '0x', treasury: 0n, position: 0n }
  const story: readonly (readonly [daysAgo: number, act: Act])[] = [
    [10, lockTeam],
    [9, lockLiquidity],
    [8, lockNfts],
    [5, earn],
    [3, useTreasury],
  ]
  return story.map(([daysAgo, act]) => ({
    at: until - daysAgo * DAY,
    run: (world: World) => act(makeLockScene(world, stage), project, world.state.now),
  }))
}
