import type { Abi, Address, Hex } from 'viem'
import { type DecodedFailure, decodeRevertData } from '../evm/decode-contract-error.ts'

/** One step of a rehearsal as it was measured; see `ITradeProbe`. */
export interface RawStep {
  readonly ok: boolean
  readonly sent: bigint
  readonly expected: bigint
  readonly received: bigint
  readonly gasUsed: bigint
  readonly reason: Hex
  readonly tokenReason: Hex
  /** What was quoted before a swap of collected tax in the same transaction moved the price; absent where none did. */
  readonly quoted?: bigint
}

export interface RawReport {
  readonly funding: RawStep
  readonly buy: RawStep
  readonly transfer: RawStep
  readonly sell: RawStep
  /** A second sell a day after the first; absent where a rehearsal knows one moment only. */
  readonly later?: RawStep
}

/** A step that was done, or why it was refused. */
export type TradeStep =
  | {
      readonly ok: true
      /** Basis points that were missing at the other end: the tax as it acts, not as anybody declares it. */
      readonly taxBps: number
      /** Basis points by which a swap of collected tax, set off by this step, lowered what it brought; absent without one. */
      readonly movedBps?: number
      readonly gasUsed: bigint
    }
  | { readonly ok: false; readonly failure: DecodedFailure }

/** Who a trade was rehearsed as. The address is drawn for one rehearsal; nobody has its key. */
export interface Trader {
  readonly address: Address
  /**
   * `wallet`: transactions of an account without code, in blocks minutes and a day apart. `contract`: one call, in which code
   * stands at the account, because the node can do no more; a token can see that.
   */
  readonly kind: 'wallet' | 'contract'
  readonly balanceWei: bigint
  /** What it pays for gas; zero where the node takes no price for a call: a token can see that as well. */
  readonly gasPriceWei: bigint
}

/** What one trader met. */
export interface TradeTrial {
  readonly buy: TradeStep
  /** Absent where the buy was refused or gave nothing. */
  readonly transfer: TradeStep | undefined
  readonly sell: TradeStep | undefined
  /** A day after the first sell; absent also where only one moment could be rehearsed. */
  readonly laterSell: TradeStep | undefined
  /** Basis points of the stake that are gone after buying and selling at once, exchange fees included; absent where not both were done. */
  readonly roundTripLossBps: number | undefined
}

/** What became of a buy, a transfer and sells that were rehearsed on a node. */
export type TradeRehearsal =
  /** No pool on a listed exchange. */
  | { readonly state: 'no-pool' }
  /** The pool's exchange has no router that the platform may call. */
  | { readonly state: 'no-router' }
  /** The node does not let a call run with other state than the chain's. */
  | { readonly state: 'unsupported' }
  /** The pool's currency could not be bought with the native one, so that nothing could be bought for it. */
  | { readonly state: 'unfunded' }
  /** No position of the V3 pool is in range: whatever happened there would say nothing of the token. */
  | { readonly state: 'dry' }
  /** Of each step what the trader met who fared worst. */
  | ({ readonly state: 'done'; readonly traders: readonly Trader[] } & TradeTrial)

const BPS = 10_000n

/** What a step gave away without a return, in basis points, rounded to the nearest. */
export function calculateTaxBps({
  expected,
  received,
}: Pick<RawStep, 'expected' | 'received'>): number {
  if (expected <= 0n || received >= expected) return 0
  return Number(((expected - received) * BPS + expected / 2n) / expected)
}

function calculateRoundTripLoss({ buy, sell }: RawReport): number | undefined {
  if (!sell.ok || sell.sent === 0n || buy.sent === 0n) return undefined
  // Only a part is sold, because a part was passed on: what all of it would have brought.
  const proceeds = (sell.received * buy.received) / sell.sent
  if (proceeds >= buy.sent) return 0
  return Number(((buy.sent - proceeds) * BPS) / buy.sent)
}

/** A token's own words say more than the exchange's "transfer failed". */
function failureOf({ reason, tokenReason }: RawStep, errors: Abi): DecodedFailure {
  return decodeRevertData(tokenReason === '0x' ? reason : tokenReason, errors)
}

function readStep(step: RawStep, errors: Abi): TradeStep {
  if (!step.ok) return { ok: false, failure: failureOf(step, errors) }
  const { expected, quoted, gasUsed } = step
  const taxBps = calculateTaxBps(step)
  if (quoted === undefined) return { ok: true, taxBps, gasUsed }
  const movedBps = calculateTaxBps({ expected: quoted, received: expected })
  return { ok: true, taxBps, movedBps, gasUsed }
}

/**
 * Reads what one trader met.
 * @param errors errors by which a refusal may be named.
 * @returns undefined where the stake could not be bought, which says nothing of the token.
 */
export function readTradeReport(report: RawReport, errors: Abi): TradeTrial | undefined {
  if (!report.funding.ok) return undefined
  const wentOn = report.buy.ok && report.buy.received > 0n
  return {
    buy: readStep(report.buy, errors),
    transfer: wentOn ? readStep(report.transfer, errors) : undefined,
    sell: wentOn ? readStep(report.sell, errors) : undefined,
    laterSell: wentOn && report.later ? readStep(report.later, errors) : undefined,
    roundTripLossBps: wentOn ? calculateRoundTripLoss(report) : undefined,
  }
}

/**
 * What a step cost in basis points, rounded to the nearest: what a swap of collected tax took off the price, and its tax,
 * which is taken from what was left.
 */
export function costBpsOf({ taxBps, movedBps = 0 }: Extract<TradeStep, { ok: true }>): number {
  const whole = Number(BPS)
  return Math.round(whole - ((whole - movedBps) * (whole - taxBps)) / whole)
}

/** A refusal is worse than any tax. */
function worseOf<Step extends TradeStep | undefined>(left: Step, right: Step): Step {
  if (!left || !right) return left ?? right
  if (!left.ok || !right.ok) return left.ok ? right : left
  return costBpsOf(right) > costBpsOf(left) ? right : left
}

/** The larger of two losses; unknown as soon as one of them is: who never came back from a trade lost nobody knows how much. */
const largerOf = (left: number | undefined, right: number | undefined) =>
  left === undefined || right === undefined ? undefined : Math.max(left, right)

/** Of each step what happened to the trader who fared worst: a token that lets one sell and not the next is a trap. */
export function mergeTrials(trials: readonly [TradeTrial, ...TradeTrial[]]): TradeTrial {
  const [first, ...others] = trials
  return others.reduce(
    (worst, trial) => ({
      buy: worseOf(worst.buy, trial.buy),
      transfer: worseOf(worst.transfer, trial.transfer),
      // Who bought and received nothing has nothing to sell: worse than any sell.
      sell: hasNothing(worst) || hasNothing(trial) ? undefined : worseOf(worst.sell, trial.sell),
      laterSell: worseOf(worst.laterSell, trial.laterSell),
      roundTripLossBps: largerOf(worst.roundTripLossBps, trial.roundTripLossBps),
    }),
    first,
  )
}

const hasNothing = ({ buy, sell }: TradeTrial) => buy.ok && !sell
