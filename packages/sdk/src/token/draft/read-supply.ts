import { AmountInvalid } from '../../shared/parse-amount.ts'
import { parseTypedAmount } from '../../shared/parse-typed-amount.ts'
import { tokenLimits } from '../token-limits.ts'
import type { IssueCollector } from './issue-collector.ts'

const { decimalsMax, decimalsMaxForLargeSupply, supplyMaxBaseUnits } = tokenLimits

/** A number of decimals has at most this many digits before it is plainly not one. */
const longestDecimals = 4

function readDecimals(text: string, report: IssueCollector): number | undefined {
  const trimmed = text.trim()
  if (trimmed === '') {
    report('decimals', 'Input_Required')
    return undefined
  }
  if (!/^\d+$/.test(trimmed) || trimmed.length > longestDecimals) {
    report('decimals', 'Input_IntegerRequired')
    return undefined
  }
  const decimals = Number(trimmed)
  if (decimals > decimalsMax) {
    report('decimals', 'Token_DecimalsTooHigh', {
      decimals: BigInt(decimals),
      max: BigInt(decimalsMax),
    })
    return undefined
  }
  return decimals
}

function readUnits(text: string, decimals: number, report: IssueCollector): bigint | undefined {
  try {
    return parseTypedAmount(text, decimals)
  } catch (error) {
    if (!(error instanceof AmountInvalid)) throw error
    report('totalSupply', error.code, { max: BigInt(error.args.max) })
    return undefined
  }
}

function checkSize(units: bigint, decimals: number, report: IssueCollector): void {
  if (units <= supplyMaxBaseUnits) return
  // S-39: a very large supply must have few decimals first, and then still fit a pool's 112 bits.
  if (decimals > decimalsMaxForLargeSupply) {
    report('decimals', 'Token_DecimalsTooHighForSupply', {
      decimals: BigInt(decimals),
      max: BigInt(decimalsMaxForLargeSupply),
    })
  } else {
    report('totalSupply', 'Token_SupplyTooLarge', { supply: units, max: supplyMaxBaseUnits })
  }
}

/**
 * Decimals and supply, which limit each other.
 * @param totalSupply whole tokens as typed, such as `1000000` or `0.5`.
 * @returns decimals and base units; zero where the text could not be read, after a report.
 */
export function readSupply(
  input: { readonly decimals: string; readonly totalSupply: string },
  report: IssueCollector,
): { readonly decimals: number; readonly totalSupply: bigint } {
  const decimals = readDecimals(input.decimals, report)
  // With unusable decimals the supply is still read, so that both faults are shown at once.
  const units = readUnits(input.totalSupply, decimals ?? decimalsMax, report)
  if (units === 0n) report('totalSupply', 'Token_SupplyZero')
  if (units !== undefined && decimals !== undefined) checkSize(units, decimals, report)
  return { decimals: decimals ?? 0, totalSupply: units ?? 0n }
}
