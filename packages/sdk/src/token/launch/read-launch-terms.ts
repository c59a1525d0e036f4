import { type Address, zeroAddress } from 'viem'
import {
  calculateLeast,
  calculatePurchases,
  calculateTokensOut,
  type PoolReserves,
} from '../../liquidity/pool-math.ts'
import type { DraftIssue } from '../../shared/draft-issue.ts'
import { readAddress } from '../../shared/read-address.ts'
import { readDecimal, readPercent, readWhole } from '../../shared/read-number.ts'
import type { IssueCollector } from '../draft/issue-collector.ts'
import { capLaunchDeadline } from './cap-launch-deadline.ts'
import { launchLimits } from './launch-limits.ts'
import type { LaunchOpening, LaunchPurchase, LaunchTerms } from './launch-params.ts'

/** A first buy as typed. */
export interface PurchaseInput {
  readonly to: string
  /** Quote currency, in whole units. */
  readonly quoteAmount: string
}

/** A launch as typed; amounts in whole units. */
export interface LaunchTermsInput {
  readonly tokenAmount: string
  readonly quoteAmount: string
  /** Percent of either amount that repairing a crooked pool may cost. */
  readonly maxRepairPercent: string
  /** `lock`: until `unlockAt`; `forever`: never; `burn`: nobody's. */
  readonly liquidity: 'lock' | 'forever' | 'burn'
  /** Unix seconds; read only for `lock`. */
  readonly unlockAt: number
  readonly lockOwner: string
  /** Who gets the rest of a supply that is created with the launch. */
  readonly tokenReceiver: string
  readonly purchases: readonly PurchaseInput[]
  /** Percent that a first buy may get less than reckoned. */
  readonly slippagePercent: string
  readonly opening: boolean
  /** Seconds; read only with an opening. */
  readonly openingSeconds: string
  /** Quote currency; read only with an opening. */
  readonly openingCap: string
}

/** What is known beside the typed words. */
export interface LaunchTermsContext {
  readonly venueFactory: Address
  /** The zero address stands for the native currency. */
  readonly quote: Address
  readonly tokenDecimals: number
  readonly quoteDecimals: number
  /** Unix seconds of the chain's newest block. */
  readonly now: number
  /** Unix seconds after which the launch is void. */
  readonly deadline: bigint
  /** The token has a launch gate: without one no batch opening is possible. */
  readonly hasGate: boolean
}

/** Fields of a launch that an issue can belong to. */
export type LaunchField = keyof LaunchTermsInput | `purchases.${number}.${keyof PurchaseInput}`

/** The terms in the contract's own units, or everything that is wrong with them. */
export type LaunchTermsReading =
  | { readonly ok: true; readonly terms: LaunchTerms }
  | { readonly ok: false; readonly issues: readonly DraftIssue<LaunchField>[] }

type TermIssueCollector = IssueCollector<LaunchField>

const slippageMaxBps = 5_000n

interface AmountRule {
  readonly decimals: number
  /** By which none at all is refused. */
  readonly zeroCode: 'LaunchPad_AmountZero' | 'Input_AmountZero'
}

/** Of a side of the pool. */
const sideOf = (decimals: number): AmountRule => ({ decimals, zeroCode: 'LaunchPad_AmountZero' })
/** A first buy is no side of the pool. */
const buyOf = (decimals: number): AmountRule => ({ decimals, zeroCode: 'Input_AmountZero' })

function readAmount(
  field: LaunchField,
  text: string,
  { decimals, zeroCode }: AmountRule,
  report: TermIssueCollector,
): bigint {
  const amount = readDecimal(field, text, decimals, report)
  if (amount === 0n) report(field, zeroCode)
  return amount ?? 0n
}

function readReceiver(
  field: LaunchField,
  text: string,
  zeroCode: string,
  report: TermIssueCollector,
): Address {
  const reading = readAddress(text)
  if (!reading.ok) report(field, reading.code)
  else if (reading.address === zeroAddress) report(field, zeroCode)
  return reading.ok ? reading.address : zeroAddress
}

function readBounded(
  field: LaunchField,
  text: string,
  rule: { readonly max: bigint; readonly code: string },
  report: TermIssueCollector,
): bigint {
  const bps = readPercent(field, text, report) ?? 0n
  if (bps > rule.max) report(field, rule.code, { bps, max: rule.max })
  return bps
}

function readUnlock(input: LaunchTermsInput, now: number, report: TermIssueCollector): bigint {
  if (input.liquidity === 'burn') return launchLimits.burnLiquidity
  if (input.liquidity === 'forever') return launchLimits.lockForever
  const unlockAt = BigInt(Math.trunc(input.unlockAt))
  const min = BigInt(now) + launchLimits.lockMinSeconds
  const max = BigInt(now) + launchLimits.lockMaxSeconds
  if (unlockAt < min) report('unlockAt', 'LiquidityLocker_UnlockTooEarly', { unlockAt, min })
  if (unlockAt > max) report('unlockAt', 'LiquidityLocker_UnlockTooLate', { unlockAt, max })
  return unlockAt
}

/**
 * Tokens that first buys get before slippage: each at the price that the one before left, or, as commitments to a batch
 * opening, at the worst price that its vault accepts, which is that of the whole cap.
 */
function expectTokens(
  pool: PoolReserves,
  quoteAmounts: readonly bigint[],
  cap: bigint | undefined,
): readonly bigint[] {
  if (cap === undefined) return calculatePurchases(pool, quoteAmounts)
  const ofCap = calculateLeast(calculateTokensOut(pool, cap), launchLimits.openingSlackBps)
  return quoteAmounts.map((amount) => (cap === 0n ? 0n : (amount * ofCap) / cap))
}

function readPurchases(
  input: LaunchTermsInput,
  pool: PoolReserves,
  { quoteDecimals, cap }: { readonly quoteDecimals: number; readonly cap: bigint | undefined },
  report: TermIssueCollector,
): readonly LaunchPurchase[] {
  const { purchases } = input
  const max = launchLimits.purchasesMax
  if (purchases.length > max) {
    report('purchases', 'LaunchPad_TooManyPurchases', { given: purchases.length, max })
  }
  if (purchases.length === 0) return []
  const rule = { max: slippageMaxBps, code: 'Liquidity_SlippageTooHigh' }
  const slippageBps = readBounded('slippagePercent', input.slippagePercent, rule, report)
  const read = purchases.map(({ to, quoteAmount }, at) => ({
    to: readReceiver(`purchases.${at}.to`, to, 'LaunchPad_ReceiverZero', report),
    quoteAmount: readAmount(
      `purchases.${at}.quoteAmount`,
      quoteAmount,
      buyOf(quoteDecimals),
      report,
    ),
  }))
  const tokens = expectTokens(
    pool,
    read.map((one) => one.quoteAmount),
    cap,
  )
  return read.map((one, at) => ({
    ...one,
    minTokens: calculateLeast(tokens[at] ?? 0n, slippageBps),
  }))
}

function readOpening(
  input: LaunchTermsInput,
  context: LaunchTermsContext,
  pool: PoolReserves,
  report: TermIssueCollector,
): LaunchOpening | undefined {
  if (!input.opening) return undefined
  if (!context.hasGate) report('opening', 'LaunchPad_OpeningNeedsGate')
  const { openingMinSeconds: min, openingMaxSeconds: max } = launchLimits
  const seconds = readWhole('openingSeconds', input.openingSeconds, report)
  if (seconds !== undefined && (seconds < min || seconds > max)) {
    const args = { seconds_: seconds, min, max }
    report('openingSeconds', 'OpeningVault_SecondsOutOfRange', args)
  }
  const cap = readDecimal('openingCap', input.openingCap, context.quoteDecimals, report)
  if (cap === 0n) report('openingCap', 'OpeningVault_CapZero')
  else if (cap !== undefined && pool.token > 0n && pool.quote > 0n) {
    const units = calculateTokensOut(pool, cap)
    const least = launchLimits.openingMinUnits
    if (units < least) report('openingCap', 'OpeningVault_TooCoarse', { units, min: least })
  }
  return { openingSeconds: seconds ?? 0n, cap: cap ?? 0n }
}

/** Reads the terms of a launch by the rules of the launch contract, the locker and the opening vault. */
export function readLaunchTerms(
  input: LaunchTermsInput,
  context: LaunchTermsContext,
): LaunchTermsReading {
  const issues: DraftIssue<LaunchField>[] = []
  const report: TermIssueCollector = (field, code, args = {}) => issues.push({ field, code, args })
  const { venueFactory, quote, deadline, now, tokenDecimals, quoteDecimals } = context
  const tokenAmount = readAmount('tokenAmount', input.tokenAmount, sideOf(tokenDecimals), report)
  const quoteAmount = readAmount('quoteAmount', input.quoteAmount, sideOf(quoteDecimals), report)
  const repair = { max: launchLimits.repairMaxBps, code: 'LaunchPad_RepairTooHigh' }
  const pool = { token: tokenAmount, quote: quoteAmount }
  const opening = readOpening(input, context, pool, report)
  const unlockAt = readUnlock(input, now, report)
  const terms: LaunchTerms = {
    venueFactory,
    quote,
    tokenAmount,
    quoteAmount,
    maxRepairBps: readBounded('maxRepairPercent', input.maxRepairPercent, repair, report),
    unlockAt,
    lockOwner:
      input.liquidity === 'burn'
        ? zeroAddress
        : readReceiver('lockOwner', input.lockOwner, 'LiquidityLocker_OwnerZero', report),
    tokenReceiver: readReceiver(
      'tokenReceiver',
      input.tokenReceiver,
      'LaunchPad_ReceiverZero',
      report,
    ),
    purchases: readPurchases(input, pool, { quoteDecimals, cap: opening?.cap }, report),
    ...(opening && { opening }),
    deadline: capLaunchDeadline(deadline, unlockAt),
  }
  return issues.length === 0 ? { ok: true, terms } : { ok: false, issues }
}
