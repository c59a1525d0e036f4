import { formatUnits } from '@slipway/sdk/shared/format-units'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { writeCsv } from '../../files/write-csv.ts'
import { type Plan, planLimits } from './plan.ts'
import type { PlanReading } from './read-plan.ts'

/** Whole tokens of an allocation times 1e18. @param supply the same of everything */
export const partUnits = (supply: bigint, bps: number): bigint => (supply * BigInt(bps)) / 10_000n

/**
 * The allocations that somebody gets at once, as the list of payments that airdrops and sending to many take; undefined where
 * there is none. Allocations that come free later are no payments: they belong into locks.
 */
export function payList(
  { allocations }: Plan,
  { allocations: read, supply }: PlanReading,
): string | undefined {
  if (supply === undefined) return undefined
  const rows = read.flatMap(({ id, bps, cliffDays, vestingDays }) => {
    const receiver = readAddress(
      allocations.find((allocation) => allocation.id === id)?.receiver ?? '',
    )
    if (!receiver.ok || cliffDays + vestingDays > 0) return []
    return [[receiver.address, formatUnits(partUnits(supply, bps), planLimits.decimals)]]
  })
  return rows.length === 0 ? undefined : writeCsv([['address', 'amount'], ...rows])
}
