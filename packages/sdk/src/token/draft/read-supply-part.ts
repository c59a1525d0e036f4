import { readDecimal, readPercent } from '../../shared/read-number.ts'
import type { TokenDraftField } from '../types.ts'
import type { IssueCollector } from './issue-collector.ts'

/** How a part of the supply is typed: as percent with two decimals, or as tokens. */
export type SupplyPartUnit = 'percent' | 'tokens'

/** The supply that a part is measured against. */
export interface SupplySize {
  /** Base units; 0 where it could not be read. */
  readonly totalSupply: bigint
  readonly decimals: number
}

const bpsOfWhole = 10_000n

/** A share of an amount in base units, rounded up: the least amount that is not below the share. */
export function shareUp(amount: bigint, bps: bigint): bigint {
  return (amount * bps + bpsOfWhole - 1n) / bpsOfWhole
}

/** A share of an amount in base units, rounded down. */
export function shareDown(amount: bigint, bps: bigint): bigint {
  return (amount * bps) / bpsOfWhole
}

/**
 * Reads a part of the supply in base units.
 * @param part `round`: `up` for a part that has a lower bound, `down` for one that has an upper bound, so that the
 * bound itself can be typed in percent whatever the supply is.
 * @returns undefined where the text could not be read, after a report.
 */
export function readSupplyPart(
  field: TokenDraftField,
  part: {
    readonly text: string
    readonly unit: SupplyPartUnit
    readonly supply: SupplySize
    readonly round: 'up' | 'down'
  },
  report: IssueCollector,
): bigint | undefined {
  const { text, unit, supply, round } = part
  if (unit === 'tokens') return readDecimal(field, text, supply.decimals, report)
  const bps = readPercent(field, text, report)
  if (bps === undefined) return undefined
  return round === 'up' ? shareUp(supply.totalSupply, bps) : shareDown(supply.totalSupply, bps)
}
