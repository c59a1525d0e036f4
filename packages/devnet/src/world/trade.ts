import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData, maxUint256, parseEther } from 'viem'
import { venueRouterAbi } from '../venue/venue-abi.ts'
import type { VenueAddresses } from '../venue/venue-addresses.ts'
import type { World } from './seed-actions.ts'
import type { WorldToken } from './world-state.ts'

const POOL_GAS = 4_000_000n
const SWAP_GAS = 400_000n
const APPROVE_GAS = 100_000n
const DEADLINE_SECONDS = 86_400

/** Somebody who holds at least a tenth of a token's supply opens its pool against the wrapped native currency. */
export async function openPool(world: World, venue: VenueAddresses): Promise<boolean> {
  const { state, chain, random } = world
  const fitting = state.tokens.filter((token) => !token.hasPool && largeHolder(token) !== undefined)
  if (fitting.length === 0) return false
  const token = random.pick(fitting)
  const holder = largeHolder(token)
  if (holder === undefined) return false
  const amount = (token.balances.get(holder) ?? 0n) / 2n
  await chain.send(holder, approve(token.address, venue.router), APPROVE_GAS)
  const data = encodeFunctionData({
    abi: venueRouterAbi,
    functionName: 'addLiquidityETH',
    args: [token.address, amount, 0n, 0n, holder.address, deadline(world)],
  })
  const valueWei = parseEther(String(random.integer(2, 12)))
  await chain.send(holder, { to: venue.router, data, valueWei }, POOL_GAS)
  token.balances.set(holder, (token.balances.get(holder) ?? 0n) - amount)
  token.hasPool = true
  return true
}

/**
 * Somebody buys from a pool. What they get is left out of the world's books, so that they never
 * give away more than they have.
 */
export async function buyFromPool(world: World, venue: VenueAddresses): Promise<boolean> {
  const { state, chain, random } = world
  const pooled = state.tokens.filter((token) => token.hasPool)
  if (pooled.length === 0) return false
  const token = random.pick(pooled)
  const buyer = random.pick(state.people)
  const data = encodeFunctionData({
    abi: venueRouterAbi,
    functionName: 'swapExactETHForTokens',
    args: [0n, [venue.wrappedNative, token.address], buyer.address, deadline(world)],
  })
  const valueWei = parseEther(String(random.integer(1, 80) / 100))
  await chain.send(buyer, { to: venue.router, data, valueWei }, SWAP_GAS)
  return true
}

/** A holder sells a little into a pool. */
export async function sellToPool(world: World, venue: VenueAddresses): Promise<boolean> {
  const { state, chain, random } = world
  const pooled = state.tokens.filter((token) => token.hasPool)
  if (pooled.length === 0) return false
  const token = random.pick(pooled)
  const sellers = [...token.balances].filter(([, balance]) => balance > 10_000n)
  if (sellers.length === 0) return false
  const [seller, balance] = random.pick(sellers)
  const amount = balance / BigInt(random.integer(20, 200))
  if (amount === 0n) return false
  await chain.send(seller, approve(token.address, venue.router), APPROVE_GAS)
  const data = encodeFunctionData({
    abi: venueRouterAbi,
    functionName: 'swapExactTokensForETH',
    args: [amount, 0n, [token.address, venue.wrappedNative], seller.address, deadline(world)],
  })
  await chain.send(seller, { to: venue.router, data, valueWei: 0n }, SWAP_GAS)
  token.balances.set(seller, balance - amount)
  return true
}

function largeHolder(token: WorldToken) {
  return [...token.balances].find(([, balance]) => balance * 10n >= token.totalSupply)?.[0]
}

function approve(token: Address, spender: Address) {
  const data = encodeFunctionData({
    abi: standardTokenAbi,
    functionName: 'approve',
    args: [spender, maxUint256],
  })
  return { to: token, data, valueWei: 0n }
}

function deadline({ state }: World): bigint {
  return BigInt(Math.max(state.now, Math.floor(Date.now() / 1_000)) + DEADLINE_SECONDS)
}
