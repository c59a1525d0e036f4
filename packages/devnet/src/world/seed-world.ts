import type { EvmChainDefinition } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { inspectNode } from '@slipway/deployer/node/inspect-node'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { DeployError } from '@slipway/deployer/steps/deploy-errors'
import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { keccak256, parseEther, toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { describeLocalConfig } from '../local-deployment/describe-local-config.ts'
import { calculateVenueAddresses } from '../venue/venue-addresses.ts'
import { createRandom } from './create-random.ts'
import { createToken } from './create-token.ts'
import { localTokenContracts } from './local-token-contracts.ts'
import { planStories } from './plan-stories.ts'
import {
  type Act,
  burnSome,
  changeUri,
  disableMinting,
  freezeUri,
  handOver,
  mintSome,
  renounce,
  transferSome,
  type World,
} from './seed-actions.ts'
import type { SeededFile } from './seeded-file.ts'
import { runDueSteps } from './timed-step.ts'
import { buyFromPool, openPool, sellToPool } from './trade.ts'
import { createWorldChain } from './world-chain.ts'

export interface WorldOptions {
  readonly chain: EvmChainDefinition
  readonly rpcUrl: string
  /** The same number gives the same world. */
  readonly seed: number
  /** Number of things that happen; 900 take about fifteen seconds. */
  readonly actCount: number
  /** Unix seconds between which everything happens; left out, it happens now. */
  readonly span?: { readonly from: number; readonly to: number }
  readonly onProgress?: (done: number) => void
}

export interface WorldSummary {
  readonly tokens: number
  readonly presales: number
  /** What projects say, and their lists: whoever keeps files gives them their keys. */
  readonly files: readonly SeededFile[]
  readonly pools: number
  readonly people: number
  readonly transactions: number
}

const PEOPLE = 40
const POCKET_MONEY = parseEther('120')
/** Index of the development account that hands out the money: it owns nothing of the platform. */
const PATRON_INDEX = 9
const TRANSFER_GAS = 21_000n

/**
 * Fills a local chain with people who create tokens, give, mint, burn, renounce, open pools and
 * trade, all through real transactions and the product's own builders.
 *
 * @throws {DeployError} `NODE_NOT_LOCAL` for any node that is not a development node on this machine
 */
export async function seedWorld(options: WorldOptions): Promise<WorldSummary> {
  const { isLocal } = await inspectNode(options.chain, options.rpcUrl)
  if (!isLocal) {
    throw new DeployError(
      'NODE_NOT_LOCAL',
      `${options.rpcUrl} is not a local development chain: nothing is seeded there.`,
    )
  }
  const world = await settle(options)
  const deck = await shuffleIn(options, world)
  const { files, steps } = await planStories({
    chain: options.chain,
    rpcUrl: options.rpcUrl,
    now: world.state.now,
    ...(options.span && { past: { from: options.span.from + PEOPLE, to: options.span.to } }),
  })
  for (let done = 0; done < options.actCount; done++) {
    await runDueSteps(world, steps, timeOf(options, done))
    moveClock(world, options, done)
    await playOne(world, deck)
    options.onProgress?.(done + 1)
  }
  await runDueSteps(world, steps, Number.MAX_SAFE_INTEGER)
  const { tokens, storyTokens, presales, people } = world.state
  return {
    tokens: tokens.length + storyTokens,
    presales,
    files,
    pools: tokens.filter(({ hasPool }) => hasPool).length,
    people: people.length,
    transactions: world.chain.sent,
  }
}

/** People and their first money. */
async function settle({ chain, rpcUrl, seed, span }: WorldOptions): Promise<World> {
  const people = Array.from({ length: PEOPLE }, (_, index) => personOf(seed, index))
  const worldChain = createWorldChain(rpcUrl, chain.chainId)
  const patron = getDevelopmentAccount(PATRON_INDEX)
  const now = span?.from ?? (await headTimestamp(rpcUrl))
  if (span !== undefined) worldChain.nextTimestamp = span.from
  for (const person of people) {
    // Whoever has some from an earlier helping gets what is missing.
    const balance = await callRpc<string>(rpcUrl, 'eth_getBalance', [person.address, 'latest'])
    const valueWei = POCKET_MONEY - BigInt(balance)
    if (valueWei <= 0n) continue
    await worldChain.send(patron, { to: person.address, data: '0x', valueWei }, TRANSFER_GAS)
  }
  // A second helping on the same chain must not repeat the first one's tokens: their addresses are taken.
  const random = createRandom(seed + (await countTokens(chain, rpcUrl)))
  const state = { people, tokens: [], storyTokens: 0, presales: 0, now }
  return { state, chain: worldChain, random }
}

function personOf(seed: number, index: number): PrivateKeyAccount {
  return privateKeyToAccount(keccak256(toHex(`slipway world ${seed}, person ${index}`)))
}

type Card = readonly [weight: number, act: Act]

/** How often people do what. */
async function shuffleIn(
  { chain, rpcUrl }: WorldOptions,
  { state }: World,
): Promise<readonly Card[]> {
  const contracts = localTokenContracts(chain)
  const venue = calculateVenueAddresses(describeLocalConfig(chain).owner)
  const client = createDeployClient({
    chain,
    rpcUrl,
    account: state.people[0] ?? getDevelopmentAccount(0),
  })
  const feeWei = await client.readContract({
    address: contracts.factory,
    abi: tokenFactoryAbi,
    functionName: 'templateFee',
    args: [1n],
  })
  return [
    [14, (world) => createToken(world, contracts, feeWei)],
    [44, transferSome],
    [3, (world) => openPool(world, venue)],
    [18, (world) => buyFromPool(world, venue)],
    [8, (world) => sellToPool(world, venue)],
    [5, mintSome],
    [3, burnSome],
    [3, changeUri],
    [1, freezeUri],
    [2, disableMinting],
    [2, handOver],
    [2, renounce],
  ]
}

async function playOne(world: World, deck: readonly Card[]): Promise<void> {
  const total = deck.reduce((sum, [weight]) => sum + weight, 0)
  for (;;) {
    let left = world.random.next() * total
    const card = deck.find(([weight]) => {
      left -= weight
      return left < 0
    })
    if (card !== undefined && (await card[1](world))) return
  }
}

/** Things happen more and more often, as on a platform that grows. */
function timeOf({ span, actCount }: WorldOptions, done: number): number {
  if (span === undefined) return Number.MAX_SAFE_INTEGER
  const begin = span.from + PEOPLE
  const share = Math.sqrt((done + 1) / actCount)
  return Math.floor(begin + share * (span.to - begin))
}

function moveClock(world: World, options: WorldOptions, done: number): void {
  if (options.span === undefined) {
    world.state.now = Math.floor(Date.now() / 1_000)
    return
  }
  // An act may need several blocks, each a second later.
  const now = Math.max(timeOf(options, done), world.state.now + 3)
  world.state.now = now
  world.chain.nextTimestamp = now
}

/** Number of tokens that the factory of a local chain has created. */
export async function countTokens(chain: EvmChainDefinition, rpcUrl: string): Promise<number> {
  const client = createDeployClient({ chain, rpcUrl, account: getDevelopmentAccount(0) })
  const count = await client.readContract({
    address: localTokenContracts(chain).factory,
    abi: tokenFactoryAbi,
    functionName: 'recordCount',
  })
  return Number(count)
}

async function headTimestamp(rpcUrl: string): Promise<number> {
  const head = await callRpc<{ timestamp: string }>(rpcUrl, 'eth_getBlockByNumber', [
    'latest',
    false,
  ])
  return Number(head.timestamp)
}
