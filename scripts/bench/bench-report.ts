import type { BenchRow } from '../../bench/bench-row.ts'

/** A figure, and on which tree and when it was measured: areas are measured apart from each other. */
export interface ReportRow extends BenchRow {
  readonly commit: string
  /** ISO 8601, to the minute. */
  readonly measuredAt: string
}

/** An area that could not be measured this time, and why. */
export interface FailedArea {
  readonly area: string
  readonly problem: string
}

/**
 * The report with what was measured now in the place of what it knew of the same areas.
 * @param before rows of the last report
 * @param known areas that there are; rows of others are dropped
 */
export function mergeRows(
  before: readonly ReportRow[],
  measured: readonly ReportRow[],
  known: readonly string[],
): readonly ReportRow[] {
  const now = new Set(measured.map(({ area }) => area))
  const rows = [...before.filter(({ area }) => !now.has(area)), ...measured]
  return known.flatMap((area) => rows.filter((row) => row.area === area))
}

/** What a figure has to reach, in words; nothing where it is for information only. */
export const describeAim = ({ target, better, unit }: BenchRow): string =>
  target === null ? '' : `${better === 'lower' ? '≤' : '≥'} ${target} ${unit}`.trimEnd()

/** A figure with its unit. */
export const describeValue = ({ value, unit }: BenchRow): string =>
  value === null ? 'not measured' : `${value} ${unit}`.trimEnd()

/** Vertical bars would end a cell. */
const cell = (text: string) => text.replaceAll('|', String.raw`\|`)

function tableOf(rows: readonly ReportRow[]): readonly string[] {
  return [
    '| Figure | Measured | Aim | |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${cell(row.name)} | ${describeValue(row)} | ${describeAim(row)} | ${row.holds ? '' : '**missed**'} |`,
    ),
  ]
}

/** How many figures have an aim, and how many reach it. */
export function countReached(rows: readonly BenchRow[]): { aimed: number; reached: number } {
  const aimed = rows.filter(({ target }) => target !== null)
  return { aimed: aimed.length, reached: aimed.filter(({ holds }) => holds).length }
}

/** The whole report as a page: first what it comes to and what is missed, then every figure by its area. */
export function renderReport(
  rows: readonly ReportRow[],
  known: readonly string[],
  failed: readonly FailedArea[],
  machine: string,
): string {
  const { aimed, reached } = countReached(rows)
  const missed = rows.filter(({ holds }) => !holds)
  const areas = known.map((area) => ({ area, of: rows.filter((row) => row.area === area) }))
  const unknown = areas.filter(({ of }) => of.length === 0).map(({ area }) => area)
  return [
    '# Figures',
    '',
    `${reached} of ${aimed} aims are reached; ${rows.length - aimed} figures are for information. ${machine}`,
    ...(unknown.length === 0 ? [] : ['', `Never measured here: ${unknown.join(', ')}.`]),
    ...failed.flatMap(({ area, problem }) => ['', `Not measured this time: ${area}. ${problem}`]),
    ...(missed.length === 0 ? [] : ['', '## Missed', '', ...tableOf(missed)]),
    ...areas.flatMap(({ area, of: [first, ...others] }) =>
      first === undefined
        ? []
        : [
            ...['', `## ${area}`, '', `On ${first.commit}, ${first.measuredAt}.`, ''],
            ...tableOf([first, ...others]),
          ],
    ),
    '',
  ].join('\n')
}
