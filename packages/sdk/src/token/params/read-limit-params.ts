import { readDividendInterval, readDividendThreshold } from '../draft/read-dividend-terms.ts'
import {
  readFission,
  readHoldingLimit,
  readSwapThreshold,
  type TypedPart,
} from '../draft/read-limits.ts'
import type { SupplySize } from '../draft/read-supply-part.ts'
import { readParams, type TokenFormResult } from './form-result.ts'

/** An amount in base units of the token. */
export interface AmountParams {
  readonly amount: bigint
}

/** Reads a new limit of what one wallet may hold. */
export function readWalletLimitParams(
  typed: TypedPart,
  supply: SupplySize,
): TokenFormResult<AmountParams> {
  return readParams((report) => ({
    amount: readHoldingLimit('walletLimit', typed, supply, report),
  }))
}

/** Reads a new limit of what one trade may move. */
export function readSwapLimitParams(
  typed: TypedPart,
  supply: SupplySize,
): TokenFormResult<AmountParams> {
  return readParams((report) => ({ amount: readHoldingLimit('swapLimit', typed, supply, report) }))
}

/** Reads the collected tax that starts a swap-back. */
export function readSwapThresholdParams(
  typed: TypedPart,
  token: { readonly supply: SupplySize; readonly isTaxed: boolean },
): TokenFormResult<AmountParams> {
  return readParams((report) => ({ amount: readSwapThreshold(typed, token, report) }))
}

/** Reads the fresh addresses that a buy sprays dust to. */
export function readFissionParams(text: string): TokenFormResult<{ readonly count: bigint }> {
  return readParams((report) => ({ count: readFission(text, report) }))
}

/** Reads the least that a holder must have to be paid. */
export function readDividendThresholdParams(
  { text, unit }: TypedPart,
  supply: SupplySize,
): TokenFormResult<{ readonly threshold: bigint }> {
  const input = { dividendThreshold: text, dividendThresholdUnit: unit }
  return readParams((report) => ({ threshold: readDividendThreshold(input, supply, report) }))
}

/** Reads the blocks over which a distribution streams. */
export function readDividendIntervalParams(
  text: string,
): TokenFormResult<{ readonly intervalBlocks: bigint }> {
  return readParams((report) => ({ intervalBlocks: readDividendInterval(text, report) }))
}
