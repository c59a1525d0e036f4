import { launchPadAbi } from '@slipway/deployments/abi'
import fc from 'fast-check'
import { type Address, decodeFunctionData, erc20Abi, getAddress, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { draftOf } from '../../../test/typed-drafts.ts'
import { approvalSteps } from '../../flow/approval-steps.ts'
import { startFlow } from '../../flow/flow-state.ts'
import type { FlowContext } from '../../flow/types.ts'
import {
  calculateLeast,
  calculateMatchingQuote,
  calculatePurchases,
  calculateTokensOut,
} from '../../liquidity/pool-math.ts'
import { signFlow } from '../../signing/sign-flow.ts'
import { toTokenParameters } from '../token-parameters.ts'
import { calculateOpeningStatus } from './get-opening.ts'
import { type LaunchInput, launchFlow } from './launch-flow.ts'
import { launchLimits } from './launch-limits.ts'
import { type LaunchTerms, toLaunchParams } from './launch-params.ts'
import { calculateLaunchQuote } from './prepare-launch.ts'
import { type LaunchTermsInput, readLaunchTerms } from './read-launch-terms.ts'

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const [owner, launchPad, factory, friend] = [at('a1'), at('a2'), at('a3'), at('a4')]
const now = 1_800_000_000
const unit = 10n ** 18n

const typed: LaunchTermsInput = {
  tokenAmount: '1000',
  quoteAmount: '2',
  maxRepairPercent: '1',
  liquidity: 'lock',
  unlockAt: now + 180 * 86_400,
  lockOwner: owner,
  tokenReceiver: owner,
  purchases: [],
  slippagePercent: '1',
  opening: false,
  openingSeconds: '',
  openingCap: '',
}
const context = {
  venueFactory: factory,
  quote: zeroAddress,
  tokenDecimals: 18,
  quoteDecimals: 18,
  now,
  deadline: BigInt(now + 1_200),
  hasGate: true,
}
const issuesOf = (change: Partial<LaunchTermsInput>, more = {}) => {
  const reading = readLaunchTerms({ ...typed, ...change }, { ...context, ...more })
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}
function termsOf(change: Partial<LaunchTermsInput> = {}): LaunchTerms {
  const reading = readLaunchTerms({ ...typed, ...change }, context)
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues.map(({ code }) => code)))
  return reading.terms
}

describe('terms of a launch', () => {
  test('are read in base units', () => {
    expect(termsOf()).toEqual({
      venueFactory: factory,
      quote: zeroAddress,
      tokenAmount: 1_000n * unit,
      quoteAmount: 2n * unit,
      maxRepairBps: 100n,
      unlockAt: BigInt(now + 180 * 86_400),
      lockOwner: owner,
      tokenReceiver: owner,
      purchases: [],
      deadline: context.deadline,
    })
  })

  test('a launch stands no longer than its dated lock can be made', () => {
    const deadlineOf = (change: Partial<LaunchTermsInput>) => termsOf(change).deadline
    expect(deadlineOf({ unlockAt: now + 1_500 })).toBe(context.deadline)
    expect(deadlineOf({ unlockAt: now + 1_499 })).toBe(context.deadline - 1n)
    expect(deadlineOf({ liquidity: 'burn', unlockAt: 0 })).toBe(context.deadline)
    expect(deadlineOf({ liquidity: 'forever', unlockAt: 0 })).toBe(context.deadline)
  })

  test('the liquidity is locked for five minutes to 100 000 000 minutes, for ever, or burned', () => {
    const unlock = (seconds: number) => issuesOf({ unlockAt: now + seconds })
    expect(unlock(300)).toEqual([])
    expect(unlock(299)).toEqual(['unlockAt LiquidityLocker_UnlockTooEarly'])
    expect(unlock(6_000_000_000)).toEqual([])
    expect(unlock(6_000_000_001)).toEqual(['unlockAt LiquidityLocker_UnlockTooLate'])
    expect(termsOf({ liquidity: 'forever', unlockAt: 0 }).unlockAt).toBe(launchLimits.lockForever)
    expect(termsOf({ liquidity: 'burn', unlockAt: 0, lockOwner: '' })).toMatchObject({
      unlockAt: 0n,
      lockOwner: zeroAddress,
    })
  })

  test('both sides of the pool have an amount, and a repair costs at most a tenth', () => {
    expect(issuesOf({ tokenAmount: '0' })).toEqual(['tokenAmount LaunchPad_AmountZero'])
    expect(issuesOf({ quoteAmount: '0' })).toEqual(['quoteAmount LaunchPad_AmountZero'])
    expect(issuesOf({ maxRepairPercent: '10' })).toEqual([])
    expect(issuesOf({ maxRepairPercent: '10.01' })).toEqual([
      'maxRepairPercent LaunchPad_RepairTooHigh',
    ])
    expect(issuesOf({ tokenReceiver: zeroAddress })).toEqual([
      'tokenReceiver LaunchPad_ReceiverZero',
    ])
    expect(issuesOf({ lockOwner: zeroAddress })).toEqual(['lockOwner LiquidityLocker_OwnerZero'])
  })

  test('first buys are bounded by what the pool gives, less the slippage', () => {
    const purchases = [
      { to: friend, quoteAmount: '0.1' },
      { to: owner, quoteAmount: '0.1' },
    ]
    const { purchases: read } = termsOf({ purchases })
    const pool = { token: 1_000n * unit, quote: 2n * unit }
    const first = calculateTokensOut(pool, unit / 10n)
    expect(read[0]?.minTokens).toBe((first * 99n) / 100n)
    expect(read[1]?.minTokens).toBeLessThan(read[0]?.minTokens ?? 0n)
    expect(calculateLaunchQuote(termsOf({ purchases }))).toBe(22n * 10n ** 17n)
    const twenty = Array(20).fill(purchases[0])
    expect(issuesOf({ purchases: twenty })).toEqual([])
    expect(issuesOf({ purchases: [...twenty, ...purchases] })).toEqual([
      'purchases LaunchPad_TooManyPurchases',
    ])
    expect(issuesOf({ purchases: [{ to: '0x1', quoteAmount: '0' }] })).toEqual([
      'purchases.0.to Input_AddressInvalid',
      'purchases.0.quoteAmount Input_AmountZero',
    ])
    expect(issuesOf({ purchases, slippagePercent: '50.01' })).toEqual([
      'slippagePercent Liquidity_SlippageTooHigh',
    ])
  })

  test('first buys ask of a batch opening no better price than its vault accepts at worst', () => {
    const amount = fc
      .bigInt({ min: 1n, max: 10_000n })
      .map((hundredths) => Number(hundredths) / 100)
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 5 }), amount, (bought, cap) => {
        const { purchases, opening } = termsOf({
          ...{ opening: true, openingSeconds: '60', openingCap: String(cap) },
          purchases: bought.map((one) => ({ to: friend, quoteAmount: String(one) })),
        })
        const most = opening?.cap ?? 0n
        // As `LaunchPad._worstRate` and `LaunchPad._startOpening` reckon.
        const out = calculateTokensOut({ token: 1_000n * unit, quote: 2n * unit }, most)
        const minRate = (out * unit * 9_900n) / (most * 10_000n)
        for (const { minTokens, quoteAmount } of purchases) {
          const wantedRate = (minTokens * unit) / quoteAmount
          expect(wantedRate).toBeLessThanOrEqual(minRate)
          expect(wantedRate * 100n).toBeGreaterThan(minRate * 97n)
        }
      }),
    )
  })

  test('a batch opening lasts 10 s to an hour, buys a thousand million base units at its cap, and needs a gate', () => {
    const opening = (openingSeconds: string, openingCap = '5') => ({
      opening: true,
      openingSeconds,
      openingCap,
    })
    expect(termsOf(opening('10')).opening).toEqual({ openingSeconds: 10n, cap: 5n * unit })
    expect(issuesOf(opening('3600'))).toEqual([])
    for (const seconds of ['9', '3601']) {
      expect(issuesOf(opening(seconds))).toEqual(['openingSeconds OpeningVault_SecondsOutOfRange'])
    }
    expect(issuesOf(opening('60', '0'))).toEqual(['openingCap OpeningVault_CapZero'])
    // With a quarter of the pool's currency one buys a little less than a fifth of its tokens.
    const pool = (tokenAmount: string) => issuesOf({ ...opening('60', '0.5'), tokenAmount })
    expect(pool('0.00000000502')).toEqual([])
    expect(pool('0.00000000501')).toEqual(['openingCap OpeningVault_TooCoarse'])
    expect(issuesOf(opening('60'), { hasGate: false })).toEqual([
      'opening LaunchPad_OpeningNeedsGate',
    ])
  })
})

describe('the params', () => {
  test('of a new token sends its supply to the launch contract', () => {
    const draft = draftOf(8)
    const seed = `0x${'11'.repeat(12)}` as const
    const params = toLaunchParams({ kind: 'new', draft, seed }, termsOf(), launchPad)
    expect(params.token).toBe(zeroAddress)
    const { addresses, ...rest } = toTokenParameters(draft)
    expect(params.creation).toMatchObject({ ...rest, seed, nftWrapper: addresses[5] })
    expect(params.creation.addresses).toEqual(addresses.with(0, launchPad))
    expect(params.opening).toEqual({ openingSeconds: 0n, cap: 0n })
  })

  test('of an existing token comes back from the transaction', () => {
    const token = at('b1')
    const input: LaunchInput = {
      launchPad,
      subject: { kind: 'existing', token },
      terms: termsOf(),
      valueWei: 5n,
      needsLauncher: true,
      approvals: [{ token, spender: launchPad, amount: 7n }],
      permits: [],
    }
    const steps = launchFlow.steps(input)
    expect(steps.map(({ id }) => id)).toEqual(['set-launcher', 'approve-0', 'launch'])
    const flow: FlowContext = { chainId: 1, account: owner, results: {} }
    const transaction = steps[2]?.build(input, flow)
    if (!transaction) throw new Error('no launch')
    // Signers who take their time are told until when: also of what was prepared by others.
    const start = { id: 'flow', chainId: 1, account: owner, createdAt: 1 }
    expect(startFlow(launchFlow, { ...start, input }).deadline).toBe(input.terms.deadline)
    const request = { ...start, purpose: '', expiresAt: now, calls: [transaction] }
    expect(startFlow(signFlow, { ...start, input: request }).deadline).toBe(input.terms.deadline)
    const plain = { ...request, calls: [{ to: owner, data: '0x', valueWei: 1n }] } as const
    expect(startFlow(signFlow, { ...start, input: plain })).not.toHaveProperty('deadline')
    expect(transaction).toMatchObject({ to: launchPad, valueWei: 5n })
    const { functionName, args } = decodeFunctionData({
      abi: launchPadAbi,
      data: transaction?.data ?? '0x',
    })
    expect(functionName).toBe('launch')
    expect(args?.[0]).toMatchObject({ token, tokenAmount: input.terms.tokenAmount })
    const permit = { token, value: 7n, deadline: 9n, signature: '0x12' } as const
    const signed = { ...input, needsLauncher: false, approvals: [], permits: [permit] }
    const [only] = launchFlow.steps(signed)
    const data = only?.build(signed, flow).data ?? '0x'
    expect(decodeFunctionData({ abi: launchPadAbi, data }).functionName).toBe('launchWithPermits')
  })

  test('allowances are exact', () => {
    const [step] = approvalSteps([{ token: at('c1'), spender: launchPad, amount: 5n }])
    const { to, data } = step?.build(undefined, { chainId: 1, account: owner, results: {} }) ?? {}
    expect(to).toBe(at('c1'))
    expect(decodeFunctionData({ abi: erc20Abi, data: data ?? '0x' })).toEqual({
      functionName: 'approve',
      args: [launchPad, 5n],
    })
  })
})

describe('reckoning with a pool', () => {
  const pool = { token: 1_000_000n, quote: 1_000n }

  test('what a buy gets is what a V2 pair allows', () => {
    expect(calculateTokensOut(pool, 1_000n)).toBe(499_248n)
    expect(calculateTokensOut(pool, 0n)).toBe(0n)
    expect(calculateTokensOut({ token: 0n, quote: 0n }, 5n)).toBe(0n)
    // Reserves after the first buy: 500 752 tokens, 2 000 quote.
    expect(calculatePurchases(pool, [1_000n, 1_000n])).toEqual([499_248n, 166_583n])
  })

  test('two buys never get more than one of both, but for rounding', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 24n })
    fc.assert(
      fc.property(amount, amount, amount, amount, (token, quote, a, b) => {
        const [first = 0n, second = 0n] = calculatePurchases({ token, quote }, [a, b])
        expect(first + second <= token).toBe(true)
        expect(second <= calculateTokensOut({ token, quote }, b)).toBe(true)
      }),
    )
  })

  test('the least and the matching amount are rounded down', () => {
    expect(calculateLeast(999n, 100n)).toBe(989n)
    expect(calculateMatchingQuote(pool, 1_999n)).toBe(1n)
    expect(calculateMatchingQuote({ token: 0n, quote: 0n }, 1n)).toBeUndefined()
  })
})

test('an opening changes its status at the very second', () => {
  const opening = { endsAt: 100, refundsFrom: 200, isCleared: false }
  expect([99, 100, 199, 200].map((second) => calculateOpeningStatus(opening, second))).toEqual([
    'collecting',
    'waiting',
    'waiting',
    'refunding',
  ])
  expect(calculateOpeningStatus({ ...opening, isCleared: true }, 999)).toBe('cleared')
})
