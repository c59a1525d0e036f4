import { splitList } from '@slipway/sdk/list/split-list'
import { writeCsv } from '../../files/write-csv.ts'
import { emptyPart, type Plan, type PlanPart, partUses, planLimits } from './plan.ts'

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

/** The parts as a table; a file of it says nothing of token and supply. */
export const writePlanCsv = ({ parts }: Plan): string =>
  writeCsv([COLUMNS, ...parts.map((part) => COLUMNS.map((column) => part[column]))])

/** The whole plan. */
export const writePlanJson = ({ token, supply, parts }: Plan): string =>
  `${JSON.stringify({ version: 1, token, supply, parts: parts.map(({ id: _, ...part }) => part) }, null, 2)}\n`

const textOf = (value: unknown, longest: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : ''

/** A part out of a file: an unknown use is `other`, and what a field cannot hold is empty, to be filled in by hand. */
function toPart(found: Readonly<Partial<Record<Column, unknown>>>): PlanPart {
  const use = partUses.find((one) => one === found.use)
  return {
    ...emptyPart(use),
    name: textOf(found.name, planLimits.name),
    percent: textOf(found.percent, 10),
    cliffDays: textOf(found.cliffDays, 10) || '0',
    vestingDays: textOf(found.vestingDays, 10) || '0',
    receiver: textOf(found.receiver, 64),
  }
}

function requireParts(parts: readonly PlanPart[]): readonly PlanPart[] {
  if (parts.length === 0) throw new PlanFileInvalid('it has no part')
  if (parts.length > planLimits.parts) throw new PlanFileInvalid('it has too many parts')
  return parts
}

function readJson(text: string): Plan {
  const found = parseJson(text) as { token?: unknown; supply?: unknown; parts?: unknown } | null
  if (!Array.isArray(found?.parts)) throw new PlanFileInvalid('it has no list of parts')
  const isPart = (part: unknown): part is object => typeof part === 'object' && part !== null
  return {
    token: textOf(found.token, 64),
    supply: textOf(found.supply, 100),
    parts: requireParts(found.parts.filter(isPart).map(toPart)),
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
  const parts = lines.map((line) => {
    const cells = line.map(unguard)
    return toPart(Object.fromEntries(columns.map((column, index) => [column, cells[index]])))
  })
  return { ...plan, parts: requireParts(parts) }
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
