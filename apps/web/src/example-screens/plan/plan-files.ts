import { splitList } from '@slipway/sdk/list/split-list'
import { writeCsv } from '../../files/write-csv.ts'
import { type Allocation, allocationUses, emptyAllocation, type Plan, planLimits } from './plan.ts'

const COLUMNS = ['name', 'use', 'percent', 'cliffDays', 'vestingDays', 'receiver'] as const
type Column = (typeof COLUMNS)[number]

/** The file is no plan of ours. */
export class PlanFileInvalid extends Error {
  override readonly name = 'PlanFileInvalid'
  readonly code = 'Plan_FileInvalid'

  constructor(reason: string) {
    super(`The file is no plan: ${reason}.`)
  }
}

/** The allocations as a table; a file of it says nothing of token and supply. */
export const writePlanCsv = ({ allocations }: Plan): string =>
  writeCsv([
    COLUMNS,
    ...allocations.map((allocation) => COLUMNS.map((column) => allocation[column])),
  ])

/** The whole plan. */
export const writePlanJson = ({ token, supply, allocations }: Plan): string =>
  `${JSON.stringify({ version: 1, token, supply, allocations: allocations.map(({ id: _, ...allocation }) => allocation) }, null, 2)}\n`

const textOf = (value: unknown, longest: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : ''

/** An allocation out of a file: an unknown use is `other`, and what a field cannot hold is empty, to be filled in by hand. */
function toAllocation(found: Readonly<Partial<Record<Column, unknown>>>): Allocation {
  const use = allocationUses.find((one) => one === found.use)
  return {
    ...emptyAllocation(use),
    name: textOf(found.name, planLimits.name),
    percent: textOf(found.percent, 10),
    cliffDays: textOf(found.cliffDays, 10) || '0',
    vestingDays: textOf(found.vestingDays, 10) || '0',
    receiver: textOf(found.receiver, 64),
  }
}

function requireAllocations(allocations: readonly Allocation[]): readonly Allocation[] {
  if (allocations.length === 0) throw new PlanFileInvalid('it has no allocation')
  if (allocations.length > planLimits.allocations)
    throw new PlanFileInvalid('it has too many allocations')
  return allocations
}

function readJson(text: string): Plan {
  const found = parseJson(text) as {
    token?: unknown
    supply?: unknown
    allocations?: unknown
  } | null
  if (!Array.isArray(found?.allocations)) throw new PlanFileInvalid('it has no list of allocations')
  const isAllocation = (allocation: unknown): allocation is object =>
    typeof allocation === 'object' && allocation !== null
  return {
    token: textOf(found.token, 64),
    supply: textOf(found.supply, 100),
    allocations: requireAllocations(found.allocations.filter(isAllocation).map(toAllocation)),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PlanFileInvalid('it is no JSON')
  }
}

/** What a writer put before a text so that no spreadsheet runs it. */
const unguard = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')

function readCsv(text: string, plan: Plan): Plan {
  const rows = splitList(text)
    .rows.map(({ cells }) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const [columns = [], ...lines] = rows
  if (!columns.includes('name') || !columns.includes('percent'))
    throw new PlanFileInvalid('its first line does not name the columns "name" and "percent"')
  const allocations = lines.map((line) => {
    const cells = line.map(unguard)
    return toAllocation(Object.fromEntries(columns.map((column, index) => [column, cells[index]])))
  })
  return { ...plan, allocations: requireAllocations(allocations) }
}

/**
 * A plan out of a file, JSON or CSV by how it begins.
 * @param plan what stands on screen: a table leaves its token and supply as they are
 * @throws {PlanFileInvalid}
 */
export function readPlanFile(text: string, plan: Plan): Plan {
  const plain = text.replace(/^\uFEFF/, '')
  return plain.trimStart().startsWith('{') ? readJson(plain) : readCsv(plain, plan)
}
