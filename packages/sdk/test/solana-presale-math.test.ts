import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presaleLimits } from '../src/presale/presale-limits.ts'
import * as evm from '../src/presale/presale-math.ts'
import { presaleStatus } from '../src/presale/presale-status.ts'
import * as solana from '../src/solana/presale/presale-math.ts'
import { solanaPresaleLimits } from '../src/solana/presale/solana-presale-limits.ts'
import { calculateLeft, solanaPresaleStatus } from '../src/solana/presale/solana-presale-status.ts'
import {
  type SolanaPresale,
  solanaCancelReasons,
  solanaPresaleStatuses,
} from '../src/solana/presale/types.ts'

const scale = 10n ** 18n
const day = 86_400

test('presales of Solana have the limits of the other networks', () => {
  const { amountMax, infoKeyBytes, wholeBps, walletsMax, inviterLevelsMax, ...limits } =
    solanaPresaleLimits
  expect(inviterLevelsMax).toBe(presaleLimits.inviterLevelsMax)
  for (const [name, value] of Object.entries(limits))
    expect(presaleLimits[name as keyof typeof limits], name).toBe(BigInt(value))
})

/** Prices that a rate of 18 decimals says without a rest. */
const books = fc
  .record({
    kind: fc.constantFrom('normal' as const, 'fair' as const),
    hardCap: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    perUnit: fc.bigInt({ min: 1n, max: 10n ** 6n }),
    isCheap: fc.boolean(),
    part: fc.bigInt({ min: 0n, max: 100n }),
    softPart: fc.bigInt({ min: 50n, max: 100n }),
    maxPart: fc.bigInt({ min: 1n, max: 100n }),
  })
  .map(({ kind, hardCap, perUnit, isCheap, part, softPart, maxPart }) => {
    // So many base units for a lamport, or so many times 2^n lamports for a base unit.
    const price = isCheap ? 1n : 1n << (perUnit % 16n)
    const cap = isCheap ? hardCap : hardCap * price
    const tokens = isCheap ? hardCap * perUnit : hardCap
    const most = kind === 'fair' ? 3n : 1n
    return {
      ...{ kind, tokens, hardCap: cap, total: (cap * part * most) / 100n, minContribution: 0n },
      softCap: (cap * softPart + 99n) / 100n,
      maxContribution: (cap * maxPart + 99n) / 100n,
      presaleRate: (tokens * scale) / cap,
    }
  })

test('and take, share out and count as they do, to the unit', () => {
  fc.assert(
    fc.property(
      books,
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.bigInt({ min: 0n, max: 100n }),
      (presale, amount, ownPart) => {
        const already = (presale.total * ownPart) / 100n
        const { kind, hardCap, total, presaleRate, maxContribution } = presale
        const bounds = { kind, hardCap, total, presaleRate, maxCurrency: maxContribution }
        // A fair presale of Solana keeps all of what fits above its hard cap: the price is known at its end only.
        const isBought = presaleRate >= scale || already + amount <= hardCap || kind !== 'fair'
        if (isBought)
          expect(solana.calculateKept(presale, amount, already)).toBe(
            evm.calculateKept(bounds, amount, already),
          )
        expect(solana.isFull(presale)).toBe(evm.isFull(kind, presale, total))
        expect(solana.reachesSoftCap(presale)).toBe(evm.reachesSoftCap(kind, presale, total))
        const share = solana.calculateAllocation(presale, already)
        const theirs = evm.calculateAllocation(presale, already, total)
        // Shares of Solana are rounded once: never less, and by what one lamport buys at most more.
        const perLamport = presale.tokens / hardCap + 1n
        expect(share.tokens >= theirs.tokens && share.tokens - theirs.tokens <= perLamport).toBe(
          true,
        )
        expect(theirs.excess - share.excess === 0n || theirs.excess - share.excess === 1n).toBe(
          true,
        )
        for (const termsChanged of [false, true])
          expect(solana.calculateExitFee({ termsChanged }, already)).toBe(
            termsChanged ? 0n : evm.calculateExitFee(already, presaleLimits.exitFeeBps),
          )
      },
    ),
    { numRuns: 2_000 },
  )
})

test('where a base unit costs three lamports and a third whole ones are kept, and the last room is anybody’s', () => {
  const presale = {
    ...{ kind: 'normal' as const, tokens: 3_000_000n, hardCap: 10_000_000n, total: 0n },
    ...{ minContribution: 100n, maxContribution: 10_000_000n },
  }
  const open = { ...presale, minContribution: 0n }
  expect(solana.calculateKept(open, 6n, 0n)).toBe(4n)
  expect(solana.calculateKept(open, 3n, 0n)).toBe(0n)
  expect(solana.calculateKept(presale, 99n, 0n)).toBe(0n)
  expect(solana.calculateKept({ ...presale, total: 9_999_990n }, 50n, 0n)).toBe(10n)
})

test('and release the same, to the second', () => {
  fc.assert(
    fc.property(
      fc.record({
        firstBps: fc.integer({ min: 0, max: 9_999 }),
        cycleBps: fc.integer({ min: 1, max: 10_000 }),
        cycleSeconds: fc.integer({ min: 60, max: 30 * day }),
      }),
      fc.boolean(),
      fc.integer({ min: -day, max: 4_000 * day }),
      (parts, vest, elapsed) => {
        const all = { firstBps: 10_000, cycleBps: 0, cycleSeconds: 0 }
        const presale = { vestingStart: 1_800_000_000, ...(vest ? parts : all) }
        const { firstBps: vestFirst, cycleBps: vestPercent, cycleSeconds: vestCycle } = parts
        const terms = { vest, vestFirst, vestPercent, vestCycle }
        expect(solana.calculateReleasedBps(presale, presale.vestingStart + elapsed)).toBe(
          evm.calculateReleasedBps(terms, BigInt(elapsed)),
        )
      },
    ),
  )
  const before = { vestingStart: undefined, firstBps: 10_000, cycleBps: 0, cycleSeconds: 0 }
  expect(solana.calculateReleasedBps(before, 2_000_000_000)).toBe(0n)
})

test('and are called the same at every moment', () => {
  fc.assert(
    fc.property(
      books,
      fc.constantFrom('open' as const, 'finished' as const, 'canceled' as const),
      fc.constantFrom('owner' as const, 'softCapMissed' as const, 'lapsed' as const),
      fc.integer({ min: -2 * day, max: 10 * day }),
      (presale, status, reason, at) => {
        const [startAt, endAt] = [0, day]
        const account = { ...presale, status, reason, startAt, endAt } as unknown as SolanaPresale
        const terms = { ...presale, startTime: startAt, endTime: endAt }
        const poolStatus = solanaPresaleStatuses[status]
        const cancelReason = solanaCancelReasons[reason]
        const state = { poolStatus, cancelReason, total: presale.total }
        expect(solanaPresaleStatus(account, at)).toEqual(
          presaleStatus({ kind: presale.kind, terms, state }, at),
        )
      },
    ),
    { numRuns: 1_000 },
  )
})

test('what leaving cost is part of what a canceled presale still has for those who come', () => {
  expect(calculateLeft({ total: 0n, exitFees: 50_000_000n })).toBe(50_000_000n)
  expect(calculateLeft({ total: 3n, exitFees: 0n })).toBe(3n)
})
