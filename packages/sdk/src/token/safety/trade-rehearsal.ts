import type { Abi, Hex } from 'viem'
import { type DecodedFailure, decodeRevertData } from '../../evm/decode-contract-error.ts'

/** One step of the rehearsal as the probe reports it; see `ITradeProbe`. */
export interface RawStep {
  readonly ok: boolean
  readonly sent: bigint
  readonly expected: bigint
  readonly received: bigint
  readonly gasUsed: bigint
  readonly reason: Hex
  readonly tokenReason: Hex
}

export interface RawReport {
  readonly funding: RawStep
  readonly buy: RawStep
  readonly transfer: RawStep
  readonly sell: RawStep
}

/** A step that was done, or why it was refused. */
export type TradeStep =
  | {
      readonly ok: true
      /** Basis points that were missing at the other end: the tax as it acts, not as anybody declares it. */
      readonly taxBps: number
      readonly gasUsed: bigint
    }
  | { readonly ok: false; readonly failure: DecodedFailure }

/** What became of a buy, a transfer and a sell that were rehearsed on a node. */
export type TradeRehearsal =
  /** No pool on a listed exchange. */
  | { readonly state: 'no-pool' }
  /** The pool's exchange has no router that the platform may call. */
  | { readonly state: 'no-router' }
  /** The node does not let a call run with other state than the chain's. */
  | { readonly state: 'unsupported' }
  /** The pool's currency could not be bought with the native one, so that nothing could be bought for it. */
  | { readonly state: 'unfunded' }
  | {
      readonly state: 'done'
      readonly buy: TradeStep
      /** Absent where the buy was refused or gave nothing. */
      readonly transfer: TradeStep | undefined
      readonly sell: TradeStep | undefined
      /** Basis points of the stake that are gone after buying and selling at once, exchange fees included. */
      readonly roundTripLossBps: number | undefined
    }

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
  return { ok: true, taxBps: calculateTaxBps(step), gasUsed: step.gasUsed }
}

/**
 * Reads the probe's report.
 * @param errors errors by which a refusal may be named.
 */
export function readTradeReport(report: RawReport, errors: Abi): TradeRehearsal {
  if (!report.funding.ok) return { state: 'unfunded' }
  const wentOn = report.buy.ok && report.buy.received > 0n
  return {
    state: 'done',
    buy: readStep(report.buy, errors),
    transfer: wentOn ? readStep(report.transfer, errors) : undefined,
    sell: wentOn ? readStep(report.sell, errors) : undefined,
    roundTripLossBps: wentOn ? calculateRoundTripLoss(report) : undefined,
  }
}
