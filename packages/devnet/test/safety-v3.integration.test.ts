import type { EvmChainDefinition } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { nftLockerAbi } from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { type Address, parseAbi, parseEther, parseUnits, testActions } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocalVenue } from '../src/venue/deploy-venue.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { assessMarket } from './traps/assess-market.ts'
import { deployTrap, fillPool, openToken } from './traps/deploy-trap.ts'
import { fillV3Pool } from './traps/fill-v3-pool.ts'

const owner = getDevelopmentAccount(0)
const somebody = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sides = { tokens: parseEther('100000'), quoteAmount: parseEther('20') }
let platform: LocalPlatform
let chain: EvmChainDefinition
let reader: ReadClient
let client: DeployClient
let venue: LocalVenue

beforeAll(async () => {
  platform = await startLocalPlatform(18_692)
  ;({ chain, client: reader, owner: client, venue } = platform)
  await client.extend(testActions({ mode: 'anvil' })).setCoinbase({ address: somebody })
})

afterAll(() => platform.node.stop())

const assess = (token: Address) => assessMarket(reader, chain, token)

/** A token's V3 pool of twenty ether, open for trading. */
async function marketOf(name: string, holder?: Address) {
  const token = await deployTrap(client, name)
  const pool = await fillV3Pool(client, venue, token, { ...sides, ...(holder ? { holder } : {}) })
  await openToken(client, token, pool)
  return { token, pool }
}

describe('tokens that are traded in a V3 pool alone', () => {
  test.each(['PlainToken', 'SilentToken', 'NeverZeroToken', 'WalletsOnlyToken', 'CalmGasToken'])(
    '%s is bought, passed on and sold there, and never called dangerous',
    async (name) => {
      const { token, pool } = await marketOf(name)
      const { assessment, codes, judged, rehearsal } = await assess(token)
      expect(judged.map((one) => one.pool.pair)).toEqual([pool])
      expect(rehearsal).toMatchObject({
        state: 'done',
        buy: { ok: true, taxBps: 0 },
        transfer: { ok: true, taxBps: 0 },
        sell: { ok: true, taxBps: 0 },
        laterSell: { ok: true, taxBps: 0 },
      })
      // Two fees of 0.3 %, and a price that hardly moved.
      const loss = rehearsal.state === 'done' ? rehearsal.roundTripLossBps : undefined
      expect(loss).toBeGreaterThanOrEqual(55)
      expect(loss).toBeLessThanOrEqual(75)
      expect(codes).toEqual(expect.arrayContaining(['sell_works', 'liquidity_burned']))
      expect(assessment.verdict).not.toBe('danger')
    },
  )

  test.each([
    'FreeGasTrap',
    'PoorOriginTrap',
    'ContractSellerTrap',
    'SameMinuteTrap',
    'ClosingTrap',
    'OwnerOnlyTrap',
    'SellOnceTrap',
    'MeltingTrap',
    'SweepingTrap',
  ])('%s is never called sellable', async (name) => {
    const { token } = await marketOf(name)
    const { assessment, codes } = await assess(token)
    expect(codes.filter((code) => /^sell_(works|delayed)/.test(code))).toEqual([])
    expect(assessment.verdict).toBe('danger')
  })

  test('a pool against another currency is valued and rehearsed by what that currency costs', async () => {
    const usdt = venue.quoteTokens.find(({ symbol }) => symbol === 'USDT')
    if (!usdt) throw new Error('The venue has no USDT.')
    const token = await deployTrap(client, 'PlainToken')
    const quoteAmount = parseUnits('20000', usdt.decimals)
    const pool = await fillV3Pool(client, venue, token, {
      ...sides,
      quoteAmount,
      quote: usdt.address,
    })
    await openToken(client, token, pool)
    const { judged, codes } = await assess(token)
    expect(judged[0]?.pool.worthWei).toBeGreaterThan(parseEther('1'))
    expect(codes).toContain('sell_works')
  })
})

describe('tokens with pools of both kinds', () => {
  test('a V2 decoy that lets everybody sell hides no trap in the V3 pool that has the money', async () => {
    const token = await deployTrap(client, 'OwnerOnlyTrap')
    const decoy = await fillPool(client, venue, token, {
      tokens: parseEther('800000'),
      quoteAmount: parseEther('1'),
    })
    const trap = await fillV3Pool(client, venue, token, { ...sides, holder: owner.address })
    await openToken(client, token, trap)
    const { judged, deciding, codes, assessment } = await assess(token)
    expect(judged.map(({ pool }) => pool.pair)).toEqual([trap, decoy])
    expect(deciding?.pool.pair).toBe(trap)
    expect(assessment.verdict).toBe('danger')
    expect(codes).toEqual(expect.arrayContaining(['sell_refused', 'liquidity_free']))
  })

  test('quote that is parked out of range is worth nothing', async () => {
    const token = await deployTrap(client, 'OwnerOnlyTrap')
    const trap = await fillPool(client, venue, token, {
      tokens: parseEther('100000'),
      quoteAmount: parseEther('2'),
    })
    // Below the price of one to five thousand for the token's side, wherever the two stand in the pool's order.
    const isFirst = BigInt(token) < BigInt(venue.wrappedNative)
    const parked = await fillV3Pool(client, venue, token, {
      tokens: 0n,
      quoteAmount: parseEther('500'),
      price: [1n, 5_000n],
      range: isFirst ? [-120_000, -90_000] : [90_000, 120_000],
    })
    await openToken(client, token, trap)
    const { judged, codes } = await assess(token)
    expect(judged.map(({ pool }) => pool.pair)).not.toContain(parked)
    expect(codes).toContain('sell_refused')
  })

  test('an honest tax is not held against a token because V3 cannot take it', async () => {
    const token = await deployTrap(client, 'TaxedToken')
    const main = await fillPool(client, venue, token, sides)
    await fillV3Pool(client, venue, token, {
      tokens: parseEther('10000'),
      quoteAmount: parseEther('2'),
    })
    await openToken(client, token, main)
    const { judged, codes, assessment } = await assess(token)
    expect(judged).toHaveLength(2)
    expect(codes).toContain('sell_works')
    expect(assessment.verdict).not.toBe('danger')
  })

  test('a V3 pool that cannot be rehearsed leaves no verdict that it works', async () => {
    const { token, pool } = await marketOf('PlainToken')
    await fillPool(client, venue, token, {
      tokens: parseEther('5000'),
      quoteAmount: parseEther('1'),
    })
    // An exchange whose router is not known.
    const silent: EvmChainDefinition = {
      ...chain,
      venues: chain.venues.map(({ router, ...one }) =>
        one.kind === 'v3' ? one : { ...one, router },
      ) as EvmChainDefinition['venues'],
    }
    const { deciding, codes, assessment } = await assessMarket(reader, silent, token)
    expect(deciding?.pool.pair).toBe(pool)
    expect(codes).toContain('not_rehearsed')
    expect(assessment.headline).not.toMatch(/^(calm|changeable|mixed)$/)
  })
})

test('whose position it is, is said where it can be known', async () => {
  const { token } = await marketOf('PlainToken', owner.address)
  await fillV3Pool(client, venue, token, {
    tokens: parseEther('300000'),
    quoteAmount: parseEther('60'),
    holder: somebody,
  })
  const { judged, codes } = await assess(token)
  const custody = judged[0]?.custody
  expect(custody?.ownerBps).toBeGreaterThan(2_490)
  expect(custody?.ownerBps).toBeLessThan(2_510)
  expect(custody?.otherBps).toBeGreaterThan(7_490)
  expect(codes).toEqual(expect.arrayContaining(['liquidity_free', 'liquidity_elsewhere']))
})

test('a position in the locker is locked, and free once its lock is over', async () => {
  const { nftLocker } = getLockContracts(chain)
  const { nftManager } = venue.positions
  const { token } = await marketOf('PlainToken', owner.address)
  const nftAbi = parseAbi([
    'function approve(address to, uint256 nftId)',
    'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
    'function balanceOf(address owner) view returns (uint256)',
  ])
  const manager = { address: nftManager, abi: nftAbi } as const
  const count = await reader.readContract({
    ...manager,
    functionName: 'balanceOf',
    args: [owner.address],
  })
  const nftId = await reader.readContract({
    ...manager,
    functionName: 'tokenOfOwnerByIndex',
    args: [owner.address, count - 1n],
  })
  const { timestamp } = await reader.getBlock()
  const unlockAt = timestamp + 400n
  const chainOfWallet = null
  const sent = [
    await client.writeContract({
      chain: chainOfWallet,
      ...manager,
      functionName: 'approve',
      args: [nftLocker, nftId],
    }),
    await client.writeContract({
      chain: chainOfWallet,
      address: nftLocker,
      abi: nftLockerAbi,
      functionName: 'lock',
      args: [nftManager, nftId, owner.address, unlockAt],
    }),
  ]
  for (const hash of sent) {
    const { status } = await client.waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
  }
  const locked = await assessMarket(reader, chain, token, nftLocker)
  expect(locked.judged[0]?.custody).toMatchObject({
    ownerBps: 0,
    firstUnlockAt: Number(unlockAt),
  })
  expect(locked.judged[0]?.custody.lockedBps).toBeGreaterThan(9_990)
  expect(locked.codes).toContain('liquidity_soon')
  const time = client.extend(testActions({ mode: 'anvil' }))
  await time.increaseTime({ seconds: 500 })
  await time.mine({ blocks: 1 })
  const over = await assessMarket(reader, chain, token, nftLocker)
  expect(over.judged[0]?.custody.openedBps).toBeGreaterThan(9_990)
  expect(over.codes).toContain('liquidity_unlocked')
})
