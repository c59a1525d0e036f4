import { vipAbi } from '@slipway/deployments/abi'
import { decodeFunctionData, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { eventLog } from '../../test/event-log.ts'
import { addressOf } from '../../test/typed-locks.ts'
import type { ReadClient } from '../evm/create-read-client.ts'
import { EventMissing } from '../evm/event-missing.ts'
import type { FlowContext } from '../flow/types.ts'
import { checkVipPurchase, readGiftAddress } from './check-vip-purchase.ts'
import { getCreationFees } from './evm/get-creation-fees.ts'
import { getMembership } from './evm/get-membership.ts'
import { getVipPlans } from './evm/get-vip-plans.ts'
import { startVipFlow } from './start-vip-flow.ts'
import type { CreationFee, VipPlan } from './types.ts'
import { vipLimits } from './vip-limits.ts'
import {
  calculateBreakEven,
  calculateDayPrice,
  calculateExpiry,
  findSavings,
  isAnythingWaived,
  membershipStateAt,
} from './vip-math.ts'

const contracts = { vip: addressOf('c1') }
const account = addressOf('a1')
const friend = addressOf('b2')
const now = 1_800_000_000
const day = vipLimits.secondsPerDay
const plan: VipPlan = { index: 1, priceWei: 90n, days: 30, isOpen: true }

interface Read {
  readonly address: string
  readonly functionName: string
  readonly args?: readonly unknown[]
}

const network = (answer: (read: Read) => unknown) =>
  ({
    chain: { id: 1, contracts: { multicall3: { address: addressOf('cc') } } },
    readContract: async (read: Read) => answer(read),
  }) as unknown as ReadClient

describe('expiry', () => {
  test('a first membership begins now', () => {
    expect(calculateExpiry(0, 30, now)).toBe(now + 30 * day)
  })

  test('a renewal adds to what is left', () => {
    expect(calculateExpiry(now + 5 * day, 30, now)).toBe(now + 35 * day)
  })

  test('what has expired is not counted again', () => {
    expect(calculateExpiry(now - 90 * day, 30, now)).toBe(now + 30 * day)
  })

  test('a member is one before the moment of expiry, no longer at it', () => {
    expect(membershipStateAt({ expiresAt: now + 1 }, now)).toBe('ending')
    expect(membershipStateAt({ expiresAt: now }, now)).toBe('expired')
    expect(membershipStateAt({ expiresAt: 0 }, now)).toBe('none')
  })

  test('a member is warned seven days before the end', () => {
    const { endingSeconds } = vipLimits
    expect(membershipStateAt({ expiresAt: now + endingSeconds }, now)).toBe('member')
    expect(membershipStateAt({ expiresAt: now + endingSeconds - 1 }, now)).toBe('ending')
  })
})

describe('what a plan is worth', () => {
  test('a day costs the price over the days, never shown cheaper', () => {
    expect(calculateDayPrice(plan)).toBe(3n)
    expect(calculateDayPrice({ priceWei: 100n, days: 30 })).toBe(4n)
  })

  test('it pays from so many creations on', () => {
    expect(calculateBreakEven(90n, 30n)).toBe(3)
    expect(calculateBreakEven(91n, 30n)).toBe(4)
    expect(calculateBreakEven(90n, 200n)).toBe(1)
  })

  test('no number of free creations pays for it', () => {
    expect(calculateBreakEven(90n, 0n)).toBeUndefined()
  })

  test('saved are fees that the factory waives, the dearest first, equal ones of a tool once', () => {
    const fee = (parts: Partial<CreationFee>): CreationFee => ({
      tool: 'token',
      templateId: 1,
      fullFeeWei: 2n,
      feeWei: parts.fullFeeWei ?? 2n,
      isWaived: true,
      ...parts,
    })
    const fees = [
      fee({}),
      fee({ templateId: 2 }),
      fee({ templateId: 3, fullFeeWei: 3n }),
      fee({ tool: 'presale', fullFeeWei: 20n }),
      fee({ tool: 'airdrop', fullFeeWei: 0n }),
      fee({ tool: 'nft', fullFeeWei: 20n, isWaived: false }),
    ]
    expect(findSavings(fees).map(({ tool, templateId }) => [tool, templateId])).toEqual([
      ['presale', 1],
      ['token', 3],
      ['token', 1],
    ])
    // A discount leaves less to save, or nothing; others would save all the same.
    const own = fees.map((one) => ({ ...one, feeWei: one.tool === 'presale' ? 0n : 1n }))
    expect(findSavings(own).map(({ tool, templateId }) => [tool, templateId])).toEqual([
      ['token', 1],
      ['airdrop', 1],
    ])
    const exempt = fees.map((one) => ({ ...one, feeWei: 0n }))
    expect(findSavings(exempt)).toEqual([])
    expect(isAnythingWaived(exempt)).toBe(true)
    expect(isAnythingWaived(fees.slice(-2))).toBe(false)
  })
})

describe('the params', () => {
  const facts = { plan, now, membership: { user: account, expiresAt: 0 }, balanceWei: 90n }

  test('nothing is against an open plan that the wallet can pay', () => {
    expect(checkVipPurchase(facts)).toEqual([])
  })

  test('a closed plan is not sold', () => {
    expect(checkVipPurchase({ ...facts, plan: { ...plan, isOpen: false } })).toEqual([
      { field: 'plan', code: 'Vip_PlanClosed', args: { index: 1 } },
    ])
  })

  test('the wallet must hold the price', () => {
    expect(checkVipPurchase({ ...facts, balanceWei: 89n })).toEqual([
      { field: 'plan', code: 'Balance_Insufficient', args: { neededWei: 90n, balanceWei: 89n } },
    ])
  })

  test('a membership reaches so far ahead and no further', () => {
    const max = now + vipLimits.maxDaysAhead * day
    const reach = (expiresAt: number) =>
      checkVipPurchase({ ...facts, membership: { user: account, expiresAt } })
    expect(reach(max - 30 * day)).toEqual([])
    expect(reach(max - 30 * day + 1)).toEqual([
      { field: 'plan', code: 'Vip_TooFarAhead', args: { expiredAt: max + 1, max } },
    ])
  })

  test.each([
    ['', 'Input_Required'],
    ['0x12', 'Input_AddressInvalid'],
    [zeroAddress, 'Vip_UserZero'],
    [account, 'Vip_GiftToSelf'],
  ])('a gift to %j is refused: %s', (text, code) => {
    expect(readGiftAddress(text, account)).toEqual({
      ok: false,
      issues: [{ field: 'user', code, args: {} }],
    })
  })

  test('a gift goes to an address of somebody else', () => {
    expect(readGiftAddress(` ${friend} `, account)).toEqual({ ok: true, params: { user: friend } })
  })
})

describe('paying a plan', () => {
  const context: FlowContext = { chainId: 1, account, results: {} }
  const paid = { user: account, index: 1n, payer: account, amount: 90n, circle: 30n }
  const receiptOf = (args: Readonly<Record<string, unknown>>, address = contracts.vip) => ({
    transactionHash: '0x1' as const,
    blockHash: '0x2' as const,
    blockNumber: 1n,
    succeeded: true,
    logs: [eventLog(vipAbi, 'VipStarted', { ...paid, expiredAt: BigInt(now), ...args }, address)],
  })
  const stepFor = (user = account) => {
    const input = { contracts, plan, user }
    const [step] = startVipFlow.steps(input)
    if (!step) throw new Error('The flow has no step.')
    return { input, step }
  }

  test('sends the price along for the own wallet', () => {
    const { input, step } = stepFor()
    const { to, data, valueWei } = step.build(input, context)
    expect([to, valueWei]).toEqual([contracts.vip, 90n])
    expect(decodeFunctionData({ abi: vipAbi, data })).toEqual({
      functionName: 'startVip',
      args: [1n],
    })
  })

  test('names who is given a membership', () => {
    const { input, step } = stepFor(friend)
    const decoded = decodeFunctionData({ abi: vipAbi, data: step.build(input, context).data })
    expect(decoded).toEqual({ functionName: 'startVipFor', args: [friend, 1n] })
  })

  test('is proven by the event about this member, payer and plan', () => {
    const { input, step } = stepFor()
    const verify = (...receipt: Parameters<typeof receiptOf>) =>
      step.verify(input, receiptOf(...receipt), context)
    expect(verify({})).toEqual({ expiresAt: now, days: 30, paidWei: 90n })
    for (const wrong of [{ user: friend }, { payer: friend }, { index: 2n }, { circle: 29n }]) {
      expect(() => verify(wrong)).toThrow(EventMissing)
    }
    expect(() => verify({}, friend)).toThrow(EventMissing)
  })
})

describe('reads', () => {
  test('plans are told with their numbers, closed ones too', async () => {
    const client = network(() => [
      { index: 0n, price: 90n, circle: 30n, enabled: true },
      { index: 1n, price: 200n, circle: 90n, enabled: false },
    ])
    expect(await getVipPlans(client, contracts)).toEqual([
      { index: 0, priceWei: 90n, days: 30, isOpen: true },
      { index: 1, priceWei: 200n, days: 90, isOpen: false },
    ])
  })

  test('a membership is what the contract recorded', async () => {
    const record = { user: account, amount: 90n, circle: 30n, expiredAt: BigInt(now) }
    const client = network(({ functionName, args }) => {
      if (functionName === 'getCurrentBlockTimestamp') return BigInt(now - 5)
      return args?.[0] === account && record
    })
    expect(await getMembership(client, contracts, account)).toEqual({
      user: account,
      expiresAt: now,
      paidWei: 90n,
      days: 30,
      readAt: now - 5,
    })
  })

  test('fees are those of open templates, waived where the factory asks this contract', async () => {
    const [tokens, presales] = [addressOf('f1'), addressOf('f2')]
    const answers: Readonly<Record<string, (read: Read) => unknown>> = {
      templateIds: () => [1n, 2n],
      vip: ({ address }) => (address === tokens ? contracts.vip : zeroAddress),
      feeWhitelist: ({ args }) => (args?.[0] === account ? 2_500n : 0n),
      template: ({ args }) => [friend, 20n, args?.[0] === 1n],
    }
    const client = network((read) => answers[read.functionName]?.(read))
    const factories = [
      { tool: 'token', address: tokens },
      { tool: 'presale', address: presales },
    ] as const
    expect(await getCreationFees(client, contracts, factories)).toEqual([
      { tool: 'token', templateId: 1, fullFeeWei: 20n, feeWei: 20n, isWaived: true },
      { tool: 'presale', templateId: 1, fullFeeWei: 20n, feeWei: 20n, isWaived: false },
    ])
    const [own] = await getCreationFees(client, contracts, factories, account)
    expect(own).toMatchObject({ fullFeeWei: 20n, feeWei: 15n })
    const without = await getCreationFees(client, undefined, factories)
    expect(without.every(({ isWaived }) => !isWaived)).toBe(true)
  })
})
