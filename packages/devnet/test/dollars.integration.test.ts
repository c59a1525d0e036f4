import type { EvmChainDefinition } from '@slipway/chains'
import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { calculateDollarWorth } from '@slipway/sdk/token/dollars/choose-dollar-price'
import { getDollarPrice } from '@slipway/sdk/token/dollars/get-dollar-price'
import { type Address, parseAbi, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalVenue } from '../src/venue/deploy-venue.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { deployTrap, fillPool } from './traps/deploy-trap.ts'

let platform: LocalPlatform
let chain: EvmChainDefinition
let reader: ReadClient
let owner: DeployClient
let venue: LocalVenue

beforeAll(async () => {
  platform = await startLocalPlatform(18_697)
  ;({ chain, client: reader, owner, venue } = platform)
})

afterAll(() => platform.node.stop())

const one = 10n ** 18n
const dollars = (micro: bigint) => Number(micro) / 1e6
const tokens = parseEther('100000')
const newToken = () => deployTrap(owner, 'PlainToken')
const price = (token: Address) => getDollarPrice(reader, chain, token)
const coin = (symbol: string) => {
  const found = venue.quoteTokens.find((token) => token.symbol === symbol)
  if (!found) throw new Error(`The exchange has no ${symbol}.`)
  return found
}

test('the native currency is worth what the pools of the stablecoins say, in coins of 6 and of 18 decimals', async () => {
  const native = await price(venue.wrappedNative)
  if (!native) throw new Error('There is no price.')
  expect(dollars(calculateDollarWorth(native, one))).toBeCloseTo(3_000, 0)
  expect(dollars(native.depthMicro)).toBeCloseTo(1_500_000, 0)
  expect(native).toMatchObject({ venue: 'Uniswap V2', quote: expect.stringMatching(/^USD[TC]$/) })
  expect(native.readAt).toBe((await reader.getBlock({ includeTransactions: false })).timestamp)
})

test('a token is worth what its pool with the native currency says, through that one’s pool', async () => {
  const token = await newToken()
  await fillPool(owner, venue, token, { tokens, quoteAmount: parseEther('20') })
  const found = await price(token)
  if (!found) throw new Error('There is no price.')
  // 20 at 3 000 for 100 000.
  expect(dollars(calculateDollarWorth(found, one))).toBeCloseTo(0.6, 3)
  expect(found).toMatchObject({ quote: 'WETH', venue: 'Uniswap V2', through: 'Uniswap V2' })
})

test('a pool with a stablecoin needs nothing between', async () => {
  const token = await newToken()
  const { address, decimals } = coin('USDC')
  const quoteAmount = parseUnits('50000', decimals)
  await fillPool(owner, venue, token, { tokens, quoteAmount, quote: address })
  const found = await price(token)
  if (!found) throw new Error('There is no price.')
  expect(dollars(calculateDollarWorth(found, one))).toBeCloseTo(0.5, 3)
  expect(found.quote).toBe('USDC')
  expect(found.through).toBeUndefined()
})

test('a tiny pool says nothing, whatever its price would make of the supply', async () => {
  const token = await newToken()
  await fillPool(owner, venue, token, { tokens: 1_000n, quoteAmount: parseEther('3') })
  expect(await price(token)).toBeUndefined()
})

test('two deep pools that say something else say nothing', async () => {
  const token = await newToken()
  await fillPool(owner, venue, token, { tokens, quoteAmount: parseEther('20') })
  const { address, decimals } = coin('USDT')
  const quoteAmount = parseUnits('90000', decimals)
  await fillPool(owner, venue, token, { tokens, quoteAmount, quote: address })
  expect(await price(token)).toBeUndefined()
})

test('no pool, and no stablecoin on the network: nothing, and nobody is asked', async () => {
  expect(await price(await newToken())).toBeUndefined()
  const poor = { ...chain, currencies: chain.currencies.map(({ isDollar: _, ...coin }) => coin) }
  const silent = { getBlock: () => Promise.reject(new Error('asked')) } as unknown as ReadClient
  expect(await getDollarPrice(silent, poor, venue.wrappedNative)).toBeUndefined()
})

test('a price that is moved by a trade is believed only until the other pool says otherwise', async () => {
  const { address, decimals } = coin('USDT')
  const abi = parseAbi([
    'function approve(address spender, uint256 amount)',
    'function swapExactTokensForETH(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
  ])
  const amount = parseUnits('300000', decimals)
  const allowed = await owner.writeContract({
    address,
    abi,
    functionName: 'approve',
    args: [venue.router, amount],
  })
  await owner.waitForTransactionReceipt({ hash: allowed })
  const hash = await owner.writeContract({
    address: venue.router,
    abi,
    functionName: 'swapExactTokensForETH',
    args: [amount, 0n, [address, venue.wrappedNative], owner.account.address, 2n ** 40n],
  })
  await owner.waitForTransactionReceipt({ hash })
  expect(await price(venue.wrappedNative)).toBeUndefined()
})
