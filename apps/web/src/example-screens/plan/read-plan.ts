import { parseTypedAmount } from '@slipway/sdk/shared/parse-typed-amount'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { type Allocation, type Plan, planLimits } from './plan.ts'

/** Why an entry cannot stay so. */
export type PlanIssue =
  | 'nameMissing'
  | 'nameTwice'
  | 'percentWrong'
  | 'daysWrong'
  | 'receiverWrong'
  | 'tokenWrong'
  | 'supplyWrong'

export type AllocationField = 'name' | 'percent' | 'cliffDays' | 'vestingDays' | 'receiver'

/** An allocation of a plan in numbers. */
export interface ReadAllocation {
  readonly id: string
  readonly name: string
  readonly bps: number
  readonly cliffDays: number
  readonly vestingDays: number
}

/** What a plan says, and what is wrong with it. */
export interface PlanReading {
  /** Allocations whose numbers could be read, whatever else is wrong with them. */
  readonly allocations: readonly ReadAllocation[]
  /** Sum of the allocations in basis points; 10 000 is the whole supply. */
  readonly sumBps: number
  /** Whole tokens times 1e18; undefined while none or nonsense is typed. */
  readonly supply: bigint | undefined
  readonly issues: {
    readonly token?: PlanIssue
    readonly supply?: PlanIssue
    readonly allocations: ReadonlyMap<string, Readonly<Partial<Record<AllocationField, PlanIssue>>>>
  }
  /** Nothing is wrong, and the allocations are the whole supply. */
  readonly isWhole: boolean
}

function amountOf(text: string, decimals: number): bigint | undefined {
  try {
    return parseTypedAmount(text, decimals)
  } catch {
    return undefined
  }
}

/** A percent in basis points; undefined unless it is more than nothing and at most all. */
function readBps(text: string): number | undefined {
  const bps = amountOf(text, 2)
  return bps !== undefined && bps > 0n && bps <= 10_000n ? Number(bps) : undefined
}

function readDays(text: string): number | undefined {
  const days = amountOf(text, 0)
  return days !== undefined && days <= BigInt(planLimits.days) ? Number(days) : undefined
}

const keyOf = (name: string) => name.trim().toLowerCase()

function issuesOf(
  allocation: Allocation,
  isTwice: boolean,
): Partial<Record<AllocationField, PlanIssue>> {
  const { name, percent, cliffDays, vestingDays, receiver } = allocation
  const nameIssue = keyOf(name) === '' ? 'nameMissing' : isTwice ? 'nameTwice' : undefined
  const isReceiver = receiver.trim() === '' || readAddress(receiver).ok
  return {
    ...(nameIssue && { name: nameIssue }),
    ...(readBps(percent) === undefined && { percent: 'percentWrong' }),
    ...(readDays(cliffDays) === undefined && { cliffDays: 'daysWrong' }),
    ...(readDays(vestingDays) === undefined && { vestingDays: 'daysWrong' }),
    ...(!isReceiver && { receiver: 'receiverWrong' }),
  }
}

function readAllocation({
  id,
  name,
  percent,
  cliffDays,
  vestingDays,
}: Allocation): ReadAllocation[] {
  const numbers = [readBps(percent), readDays(cliffDays), readDays(vestingDays)] as const
  const [bps, cliff, vesting] = numbers
  if (bps === undefined || cliff === undefined || vesting === undefined) return []
  return [{ id, name: name.trim(), bps, cliffDays: cliff, vestingDays: vesting }]
}

function readAllocations(allocations: Plan['allocations']) {
  const names = allocations.map(({ name }) => keyOf(name))
  const found = allocations.map((allocation, index) => {
    // Of two of one name the later one is wrong.
    const isTwice = names.indexOf(keyOf(allocation.name)) < index
    return [allocation.id, issuesOf(allocation, isTwice)] as const
  })
  return new Map(found.filter(([, issues]) => Object.keys(issues).length > 0))
}

/** Reads a plan as it is typed: exactly, in basis points and days. */
export function readPlan({ token, supply, allocations }: Plan): PlanReading {
  const read = allocations.flatMap(readAllocation)
  const sumBps = read.reduce((sum, { bps }) => sum + bps, 0)
  const whole = supply.trim() === '' ? undefined : amountOf(supply, planLimits.decimals)
  const isSupplyWrong = supply.trim() !== '' && (whole === undefined || whole === 0n)
  const isTokenWrong = token.trim() !== '' && !readAddress(token).ok
  const allocationIssues = readAllocations(allocations)
  return {
    allocations: read,
    sumBps,
    supply: isSupplyWrong ? undefined : whole,
    issues: {
      ...(isTokenWrong && { token: 'tokenWrong' }),
      ...(isSupplyWrong && { supply: 'supplyWrong' }),
      allocations: allocationIssues,
    },
    isWhole: !isTokenWrong && !isSupplyWrong && allocationIssues.size === 0 && sumBps === 10_000,
  }
}
