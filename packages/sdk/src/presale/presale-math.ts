import { shareBps } from '../shared/share-bps.ts'
import { smaller } from '../shared/smaller.ts'
import type { PresaleTerms } from './types.ts'

/** Rates are scaled by this. */
const RATE_SCALE = 10n ** 18n
const BPS = 10_000n

/** Numbers that a presale's tokens follow from, in the contract's units. */
export interface PresaleSize {
  readonly hardCap: bigint
  readonly presaleRate: bigint
  readonly liquidityRate: bigint
  /** Basis points. 0 in private presales. */
  readonly liquidityPercent: bigint | number
}

/** Tokens for `amount` of the currency at a rate; rounded down, as the contract does. */
export function calculateTokens(amount: bigint, rate: bigint): bigint {
  return (amount * rate) / RATE_SCALE
}

/** Where the tokens of a presale go when it fills to its hard cap, in base units. */
export interface TokenSplit {
  readonly forSale: bigint
  readonly forPool: bigint
  /** What the owner puts in: both together. */
  readonly needed: bigint
  /** Currency that goes into the pool. */
  readonly poolCurrency: bigint
  /** Currency that stays with the owner, before inviter rewards and repairs. */
  readonly ownerCurrency: bigint
}

/** See `TokenSplit`. @param raised currency raised; the hard cap by default. */
export function calculateTokenSplit(
  presale: PresaleSize,
  raised: bigint = presale.hardCap,
): TokenSplit {
  const forSale = calculateTokens(raised, presale.presaleRate)
  const poolCurrency = (raised * BigInt(presale.liquidityPercent)) / BPS
  const forPool = calculateTokens(poolCurrency, presale.liquidityRate)
  return {
    forSale,
    forPool,
    needed: forSale + forPool,
    poolCurrency,
    ownerCurrency: raised - poolCurrency,
  }
}

/** Tokens that a presale needs from its owner: exactly what the contract asks for (`IPresale.tokensNeeded`). */
export function calculateTokensNeeded(presale: PresaleSize): bigint {
  return calculateTokenSplit(presale).needed
}

/** What a raise becomes, in base units; before a repair of the pool's price. */
export interface RaiseSplit {
  /** Currency that the presale keeps. */
  readonly accepted: bigint
  readonly intoPool: bigint
  /** What inviters can get at most, when every contribution came through all levels. */
  readonly toInvitersMax: bigint
  /** With the inviters' part still in it. */
  readonly toOwner: bigint
  readonly tokensSold: bigint
  readonly tokensListed: bigint
  /** Back to the owner, or burned. */
  readonly tokensUnsold: bigint
}

/** What a presale makes of a raise. @param raised currency contributed; what is above the hard cap goes back. */
export function calculateRaise(
  presale: PresaleSize & { readonly inviterRatesBps?: readonly bigint[] },
  raised: bigint,
): RaiseSplit {
  const accepted = smaller(raised, presale.hardCap)
  const { forSale, forPool, poolCurrency, ownerCurrency } = calculateTokenSplit(presale, accepted)
  const inviterBps = (presale.inviterRatesBps ?? []).reduce((sum, rate) => sum + rate, 0n)
  return {
    accepted,
    intoPool: poolCurrency,
    toInvitersMax: (accepted * inviterBps) / BPS,
    toOwner: ownerCurrency,
    tokensSold: forSale,
    tokensListed: forPool,
    tokensUnsold: calculateTokensNeeded(presale) - forSale - forPool,
  }
}

/** Terms by which tokens are released; lengths in seconds, ratios in basis points. */
export interface VestingTerms {
  readonly vest: boolean
  readonly vestFirst: bigint | number
  readonly vestCycle: bigint | number
  readonly vestPercent: bigint | number
}

/** One release of a schedule. */
export interface VestingStep {
  /** Seconds after vesting began. */
  readonly afterSeconds: bigint
  /** Released by this step. */
  readonly bps: bigint
  /** Released with it and all before. */
  readonly totalBps: bigint
}

/** Released part of every allocation, `elapsed` seconds after vesting began, in basis points. */
export function calculateReleasedBps(terms: VestingTerms, elapsed: bigint): bigint {
  if (elapsed < 0n) return 0n
  if (!terms.vest) return BPS
  const cycles = elapsed / BigInt(terms.vestCycle)
  return smaller(BPS, BigInt(terms.vestFirst) + cycles * BigInt(terms.vestPercent))
}

/**
 * Every release until all is out. A first part of nothing is left out; the last part is what remains.
 * @returns one step when nothing is vested; at most 10 001.
 */
export function calculateVestingSteps(terms: VestingTerms): readonly VestingStep[] {
  if (!terms.vest) return [{ afterSeconds: 0n, bps: BPS, totalBps: BPS }]
  const [first, each, cycle] = [terms.vestFirst, terms.vestPercent, terms.vestCycle].map(BigInt)
  if (first === undefined || each === undefined || cycle === undefined) return []
  const steps: VestingStep[] = []
  let totalBps = smaller(BPS, first)
  if (totalBps > 0n) steps.push({ afterSeconds: 0n, bps: totalBps, totalBps })
  for (let at = 1n; totalBps < BPS && each > 0n; at++) {
    const bps = smaller(each, BPS - totalBps)
    totalBps += bps
    steps.push({ afterSeconds: at * cycle, bps, totalBps })
  }
  return steps
}

/** What a contribution is worth. */
export interface Allocation {
  /** Currency that the presale keeps. */
  readonly accepted: bigint
  /** Currency that comes back with the first claim (fair). */
  readonly excess: bigint
  /** Tokens in all. */
  readonly tokens: bigint
}

/**
 * What a contribution is worth at a total: in a fair presale the hard cap is shared out in proportion.
 * @param total everything contributed, this contribution with it.
 */
export function calculateAllocation(
  presale: { readonly kind: string; readonly hardCap: bigint; readonly presaleRate: bigint },
  contributed: bigint,
  total: bigint,
): Allocation {
  const isOver = presale.kind === 'fair' && total > presale.hardCap
  const accepted = isOver ? (contributed * presale.hardCap) / total : contributed
  return {
    accepted,
    // Both rounded down, as the contract does.
    excess: isOver ? (contributed * (total - presale.hardCap)) / total : 0n,
    tokens: calculateTokens(accepted, presale.presaleRate),
  }
}

/** What bounds a contribution. `total`: raised so far. */
interface PresaleBounds {
  readonly kind: string
  readonly hardCap: bigint
  readonly maxCurrency: bigint
  readonly presaleRate: bigint
  readonly total: bigint
}

/** Room for a wallet that has contributed `already`, by its own maximum and by the hard cap. */
export function calculateRoom(presale: PresaleBounds, already: bigint): bigint {
  const ofWallet = atLeastZero(presale.maxCurrency - already)
  return presale.kind === 'fair'
    ? ofWallet
    : smaller(ofWallet, atLeastZero(presale.hardCap - presale.total))
}

/** What decides whether a presale comes about. */
export type PresaleCaps = Pick<PresaleTerms, 'hardCap' | 'softCap' | 'presaleRate'>

/** Whether a presale takes nothing more: the room that is left buys not one base unit. A fair one is never full. */
export function isFull(
  kind: string,
  { hardCap, presaleRate }: Pick<PresaleTerms, 'hardCap' | 'presaleRate'>,
  raised: bigint,
): boolean {
  return kind !== 'fair' && calculateTokens(hardCap - raised, presaleRate) === 0n
}

/**
 * Whether a raise reaches the soft cap. A full presale does, even if the room that is left, which buys not one base unit of the
 * token, is missing to it.
 */
export function reachesSoftCap(kind: string, caps: PresaleCaps, raised: bigint): boolean {
  if (raised >= caps.softCap) return true
  return raised > 0n && isFull(kind, caps, raised)
}

/** Currency for `units` base units of the token; rounded up, as the contract does. */
const costOf = (units: bigint, rate: bigint) => (units * RATE_SCALE + rate - 1n) / rate

/**
 * What of an amount a presale would keep now; the rest comes back in the same call. Where a base unit of the token costs more
 * than one of the currency, the presale keeps only what buys whole ones.
 * @param already contributed by this wallet before.
 */
export function calculateKept(presale: PresaleBounds, amount: bigint, already: bigint): bigint {
  const kept = smaller(amount, calculateRoom(presale, already))
  if (presale.presaleRate >= RATE_SCALE) return kept
  const units = calculateTokens(already + kept, presale.presaleRate)
  return atLeastZero(costOf(units, presale.presaleRate) - already)
}

/** What the next base unit of the token costs a wallet that has contributed `already`, after `amount` more bought none. */
export function calculateNextPrice(rate: bigint, amount: bigint, already: bigint): bigint {
  return costOf(calculateTokens(already + amount, rate) + 1n, rate) - already
}

/** Fee of leaving an open presale; zero once leaving is free. Rounded down, as the contract does. */
export function calculateExitFee(contributed: bigint, exitFeeBps: bigint): bigint {
  return (contributed * exitFeeBps) / BPS
}

/**
 * How much dearer, or cheaper, the pool starts than the presale, in basis points of the presale's price, their fraction
 * included (`shareBps`). 0 where there is no pool.
 */
export function calculateListingPremiumBps(presale: {
  readonly presaleRate: bigint
  readonly liquidityRate: bigint
}): number {
  const { presaleRate, liquidityRate } = presale
  return shareBps(presaleRate - liquidityRate, liquidityRate)
}

function atLeastZero(value: bigint): bigint {
  return value > 0n ? value : 0n
}
