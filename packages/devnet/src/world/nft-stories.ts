import { getLocalDeployment } from '@slipway/deployments'
import { nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { type Address, keccak256, parseEther, toHex } from 'viem'
import { type BoatCollection, drawCollection } from './collection-files.ts'
import {
  actOnSale,
  createCollection,
  mintAll,
  mintByList,
  NFT_OWNER,
  type NftScenery,
  type NftStage,
  saleOf,
} from './nft-acts.ts'
import { makeScene } from './scene.ts'
import type { World } from './seed-actions.ts'
import type { TimedStep } from './timed-step.ts'

const DAY = 86_400
/** More than any fee of a local chain; what is over comes back. */
const OPEN_FEE_WEI = parseEther('1')
/** Blocks that a draw waits for. */
const DRAW_BLOCKS = 6

type Act = (scenery: NftScenery, now: number) => Promise<void>

const free = {
  mintFee: 0n,
  listFee: 0n,
  cap: 0n,
  listStart: 0,
  publicStart: 0,
  endTime: 0,
} as const

const HARBOUR_FEE = parseEther('0.05')
const HARBOUR_LIST_FEE = parseEther('0.03')
const harbour: BoatCollection = {
  name: 'Harbour Fleet',
  about: 'Small boats that never left the bay. Drawn by their number, no two alike.',
  total: 24,
  firstBoat: 0,
  lights: ['noon', 'dawn', 'dusk'],
}

/** A list first, then everybody; whoever brings others is rewarded. */
const openHarbour: Act = async (scenery, now) => {
  const { scene, factory } = scenery
  const sale = await createCollection(scenery, {
    symbol: 'FLEET',
    collection: harbour,
    terms: {
      ...{ method: 2n, firstMint: 2n, ownerShare: 4n, royaltyBps: 500n },
      ...{ mintFee: HARBOUR_FEE, listFee: HARBOUR_LIST_FEE, cap: 6n },
      ...{ listStart: now, publicStart: now + DAY, endTime: now + 60 * DAY },
    },
  })
  const rates = [500n, 100n]
  await scene.call(scene.person(NFT_OWNER), {
    to: factory,
    abi: nftSaleFactoryAbi,
    name: 'openInviter',
    args: [sale, rates],
    valueWei: OPEN_FEE_WEI,
  })
  await mintByList(scenery, sale, { people: [1, 2, 3, 4], mints: 2, feeWei: HARBOUR_LIST_FEE })
}

const sellHarbour: Act = async (scenery) => {
  const sale = saleOf(scenery, harbour.name)
  await mintAll(scenery, sale, HARBOUR_FEE, [
    [5, 2n, 1],
    [6, 1n, 5],
    [7, 3n, 5],
    [8, 1n],
  ])
  await actOnSale(scenery, NFT_OWNER, sale, 'mintByOwner', [scenery.scene.person(9).address, 1n])
  await actOnSale(scenery, 5, sale, 'claimReward', [scenery.scene.person(5).address])
  await actOnSale(scenery, NFT_OWNER, sale, 'withdraw', [])
}

const MOON_FEE = parseEther('0.02')
const MOON_SALT = keccak256(toHex('moonlit sails'))
const moonlit: BoatCollection = {
  name: 'Moonlit Sails',
  about: 'Eight boats by night, hidden until the last one was minted.',
  total: 8,
  firstBoat: 40,
  lights: ['night', 'dusk'],
}

/** All are minted unseen in a day. */
const sellMoonlit: Act = async (scenery, now) => {
  const sale = await createCollection(scenery, {
    symbol: 'MOON',
    collection: moonlit,
    salt: MOON_SALT,
    terms: {
      ...free,
      ...{ method: 2n, firstMint: 0n, ownerShare: 1n, royaltyBps: 250n },
      ...{ mintFee: MOON_FEE, publicStart: now, endTime: now + 5 * DAY },
    },
  })
  await mintAll(scenery, sale, MOON_FEE, [
    [10, 3n],
    [11, 2n],
    [12, 2n],
  ])
  await actOnSale(scenery, NFT_OWNER, sale, 'mintByOwner', [
    scenery.scene.person(NFT_OWNER).address,
    1n,
  ])
}

/** Numbers are dealt out and pictures shown. */
const revealMoonlit: Act = async (scenery) => {
  const { scene } = scenery
  const sale = saleOf(scenery, moonlit.name)
  const nothing = { to: scene.person(NFT_OWNER).address, data: '0x', valueWei: 0n } as const
  await actOnSale(scenery, 10, sale, 'drawOffset', [])
  for (let block = 0; block < DRAW_BLOCKS; block++) await scene.send(scene.person(10), nothing)
  await actOnSale(scenery, 11, sale, 'drawOffset', [])
  const { baseUri } = await drawCollection(moonlit)
  await actOnSale(scenery, NFT_OWNER, sale, 'reveal', [baseUri, MOON_SALT])
}

/** Sold now, and nobody knows what it shows. */
const openSealed: Act = async (scenery, now) => {
  const fee = parseEther('0.01')
  const sale = await createCollection(scenery, {
    symbol: 'CHART',
    collection: {
      name: 'Sealed Charts',
      about:
        'Twelve boats on twelve charts. What each shows is committed to, and seen when all are out.',
      total: 12,
      firstBoat: 60,
      lights: ['storm', 'dawn'],
    },
    salt: keccak256(toHex('sealed charts')),
    isShown: false,
    terms: {
      ...free,
      ...{ method: 2n, firstMint: 1n, ownerShare: 2n, royaltyBps: 1_000n },
      ...{ mintFee: fee, cap: 3n, publicStart: now, endTime: now + 45 * DAY },
    },
  })
  await mintAll(scenery, sale, fee, [
    [13, 1n],
    [17, 2n, 13],
    [18, 1n],
  ])
}

/** Given by the owner to whoever sailed along. */
const giveAway: Act = async (scenery) => {
  const sale = await createCollection(scenery, {
    symbol: 'CREW',
    collection: {
      name: 'Captain’s Gift',
      about: 'One boat for everybody who sailed along. The captain mints them, and asks nothing.',
      total: 10,
      firstBoat: 80,
      lights: ['noon'],
    },
    terms: { ...free, method: 1n, firstMint: 2n, ownerShare: 10n, royaltyBps: 0n },
  })
  for (const who of [20, 23, 24])
    await actOnSale(scenery, NFT_OWNER, sale, 'mintByOwner', [
      scenery.scene.person(who).address,
      1n,
    ])
}

/** A list that begins in two days. */
const announce: Act = async (scenery, now) => {
  await createCollection(scenery, {
    symbol: 'DAWN',
    collection: {
      name: 'First Light',
      about: 'Boats that leave before anybody is awake.',
      total: 12,
      firstBoat: 100,
      lights: ['dawn'],
    },
    terms: {
      ...{ method: 2n, firstMint: 0n, ownerShare: 0n, royaltyBps: 500n, cap: 2n },
      ...{ mintFee: parseEther('0.08'), listFee: parseEther('0.04') },
      ...{ listStart: now + 4 * DAY, publicStart: now + 6 * DAY, endTime: now + 20 * DAY },
    },
  })
}

/** Only a list mints now. */
const openList: Act = async (scenery, now) => {
  const fee = parseEther('0.02')
  const sale = await createCollection(scenery, {
    symbol: 'YARD',
    collection: {
      name: 'Shipyard Friends',
      about: 'For those who built with us; everybody else comes in five days.',
      total: 16,
      firstBoat: 120,
      lights: ['dusk', 'noon', 'storm'],
    },
    terms: {
      ...{ method: 2n, firstMint: 0n, ownerShare: 2n, royaltyBps: 500n, cap: 4n },
      ...{ mintFee: parseEther('0.06'), listFee: fee },
      ...{ listStart: now, publicStart: now + 5 * DAY, endTime: 0 },
    },
  })
  await mintByList(scenery, sale, { people: [26, 27, 29, 33, 34, 35], mints: 3, feeWei: fee })
}

/**
 * Sales of NFTs in each phase: one with a list and inviters that runs, one that was sold out and revealed, one whose
 * pictures are hidden, one of its owner alone, one to come, and one whose list mints; within fourteen days.
 * @param until unix seconds before which it happens
 */
export function nftSteps(stage: NftStage, until: number): TimedStep[] {
  const { nftSaleFactory } = getLocalDeployment().contracts
  if (!nftSaleFactory) return []
  const sales = new Map<string, Address>()
  const story: readonly (readonly [daysAgo: number, act: Act])[] = [
    [14, openHarbour],
    [12, sellMoonlit],
    [10, sellHarbour],
    [6, revealMoonlit],
    [5, openSealed],
    [4, giveAway],
    [2, announce],
    [1, openList],
  ]
  return story.map(([daysAgo, run]) => ({
    at: until - daysAgo * DAY,
    run: (world: World) =>
      run(
        { scene: makeScene(world), stage, factory: nftSaleFactory.address, sales },
        world.state.now,
      ),
  }))
}
