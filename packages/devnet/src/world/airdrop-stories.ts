import { getLocalDeployment } from '@slipway/deployments'
import {
  airdropFactoryAbi,
  merkleAirdropAbi,
  multisendAbi,
  tokenMappingAbi,
} from '@slipway/deployments/abi'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import { readClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { type Address, parseEther, parseEventLogs } from 'viem'
import { createSoldToken } from './create-sold-token.ts'
import { makeScene, type Scene } from './scene.ts'
import type { World } from './seed-actions.ts'
import { keyOfFile, type SeededFile, type SeededText } from './seeded-file.ts'
import type { TimedStep } from './timed-step.ts'

const DAY = 86_400
const OWNER = 20
const WHOLE_BPS = 10_000n

/** What stories of airdrops need beside the world. */
export interface AirdropStage {
  readonly chainId: number
  readonly tokens: TokenContracts
  readonly tokenFeeWei: bigint
  readonly airdropFeeWei: bigint
  readonly files: SeededFile[]
}

interface Contracts {
  readonly factory: Address
  readonly multisend: Address
}

/** A project that renamed its token and thanks those who stayed. */
interface Project {
  oldToken: Address
  newToken: Address
}

interface Scenery {
  readonly scene: Scene
  readonly stage: AirdropStage
  readonly contracts: Contracts
  readonly project: Project
}

type Act = (scenery: Scenery, now: number) => Promise<void>

async function deploy(
  { scene, stage, contracts }: Scenery,
  templateId: bigint,
  addressParams: readonly Address[],
  numberParams: readonly bigint[],
  key = '',
): Promise<Address> {
  const logs = await scene.call(scene.person(OWNER), {
    to: contracts.factory,
    abi: airdropFactoryAbi,
    name: 'deploy',
    args: [templateId, addressParams, numberParams, key],
    valueWei: stage.airdropFeeWei,
  })
  const [made] = parseEventLogs({
    abi: airdropFactoryAbi,
    eventName: 'AirdropDeployed',
    logs: [...logs],
  })
  if (made === undefined) throw new Error('The factory announced no airdrop.')
  return made.args.airdrop
}

/** New tokens for old ones; three holders come at once. */
const openMapping: Act = async (scenery, now) => {
  const { scene, stage, contracts, project } = scenery
  const owner = scene.person(OWNER)
  const sold = { ...stage, owner }
  project.oldToken = await createSoldToken(scene.world, { ...sold, name: 'Skiff', symbol: 'SKIF' })
  project.newToken = await createSoldToken(scene.world, {
    ...sold,
    name: 'Clipper',
    symbol: 'CLIP',
  })
  await scene.allow(owner, project.newToken, contracts.factory)
  const tokens = [project.oldToken, project.newToken]
  const pool = parseEther('200000')
  const ended = [parseEther('1'), BigInt(now), BigInt(now + 4 * DAY), parseEther('5000')]
  await deploy(scenery, 1n, tokens, ended)
  const times = [BigInt(now), BigInt(now + 40 * DAY)]
  const airdrop = await deploy(scenery, 1n, tokens, [parseEther('2'), ...times, pool])
  for (const [index, amount] of [
    [21, parseEther('3000')],
    [22, parseEther('1250')],
    [23, parseEther('400')],
  ] as const) {
    const holder = scene.person(index)
    await scene.give(owner, project.oldToken, holder.address, 2n * amount)
    await scene.allow(holder, project.oldToken, airdrop)
    await scene.call(holder, { to: airdrop, abi: tokenMappingAbi, name: 'airdrop', args: [amount] })
  }
}

interface ClaimsTerms {
  readonly title: string
  readonly about: string
  readonly people: readonly number[]
  readonly each: bigint
  readonly start: number
  readonly end: number
  readonly firstBps: bigint
  readonly releaseSeconds: number
  /** How many of the people claim at once. */
  readonly claims: number
}

/** Publishes a list, makes its airdrop, and lets some of the listed claim. */
async function openClaims(scenery: Scenery, terms: ClaimsTerms): Promise<void> {
  const { scene, stage, project } = scenery
  const { title, about, people, each } = terms
  const entries = people.map((index, at) => [
    scene.person(index).address.toLowerCase(),
    String(each + BigInt(at) * parseEther('1')),
  ])
  const token = project.newToken.toLowerCase()
  const file: SeededText = {
    route: 'airdrop-list',
    body: { version: 1, chainId: stage.chainId, token, title, about, entries },
  }
  stage.files.push(file)
  const list = readClaimsFile(file.body)?.list
  if (list === undefined) throw new Error(`Nobody can read the list of ${title}.`)
  const tree = buildClaimsTree(list, await loadKeccak())
  const times = [BigInt(terms.start), BigInt(terms.end)]
  const release = [terms.firstBps, BigInt(terms.releaseSeconds)]
  const numbers = [BigInt(tree.root), ...times, list.total, ...release]
  const airdrop = await deploy(scenery, 2n, [project.newToken], numbers, keyOfFile(file))
  for (const at of people.slice(0, terms.claims).keys()) {
    const [account, amount] = entries[at] ?? []
    await scene.call(scene.person(people[at] ?? 0), {
      to: airdrop,
      abi: merkleAirdropAbi,
      name: 'claim',
      args: [BigInt(at), account, BigInt(amount ?? 0), tree.proofOf(at)],
    })
  }
}

/** One list that is paid at once, one that is released over two months. */
const openLists: Act = async (scenery, now) => {
  await openClaims(scenery, {
    title: 'Thanks to the first crew',
    about: 'For everybody who held Skiff on the day of the vote.',
    people: [1, 2, 3, 4, 5, 6, 7, 8],
    each: parseEther('250'),
    start: now,
    end: now + 45 * DAY,
    firstBps: WHOLE_BPS,
    releaseSeconds: 0,
    claims: 3,
  })
  await openClaims(scenery, {
    title: 'Builders of Clipper',
    about: 'A tenth at once, the rest evenly over sixty days.',
    people: [9, 10, 11, 12, 13],
    each: parseEther('4000'),
    start: now,
    end: 0,
    firstBps: 1_000n,
    releaseSeconds: 60 * DAY,
    claims: 2,
  })
}

/** Twelve people are paid in one transaction. */
const sendToCrew: Act = async ({ scene, contracts, project }) => {
  const owner = scene.person(OWNER)
  await scene.allow(owner, project.newToken, contracts.multisend)
  const crew = Array.from({ length: 12 }, (_, at) => scene.person(24 + at).address)
  await scene.call(owner, {
    to: contracts.multisend,
    abi: multisendAbi,
    name: 'sendTokens',
    args: [project.newToken, { listId: 0n, number: 0n }, crew, crew.map(() => parseEther('25'))],
  })
}

/** A second season, which begins in four days. */
const announceMapping: Act = async (scenery, now) => {
  const { oldToken, newToken } = scenery.project
  const times = [BigInt(now + 5 * DAY), BigInt(now + 25 * DAY)]
  await deploy(
    scenery,
    1n,
    [oldToken, newToken],
    [parseEther('1.5'), ...times, parseEther('10000')],
  )
}

/**
 * Mappings that run, ended and will begin, two lists to claim from, and a list that was paid out, within twelve days.
 * @param until unix seconds before which it happens
 */
export function airdropSteps(stage: AirdropStage, until: number): TimedStep[] {
  const { airdropFactory, multisend } = getLocalDeployment().contracts
  if (!airdropFactory || !multisend) return []
  const contracts = { factory: airdropFactory.address, multisend: multisend.address }
  const project: Project = { oldToken: '0x', newToken: '0x' }
  const story: readonly (readonly [daysAgo: number, act: Act])[] = [
    [12, openMapping],
    [10, openLists],
    [4, sendToCrew],
    [1, announceMapping],
  ]
  return story.map(([daysAgo, act]) => ({
    at: until - daysAgo * DAY,
    run: (world: World) =>
      act({ scene: makeScene(world), stage, contracts, project }, world.state.now),
  }))
}
