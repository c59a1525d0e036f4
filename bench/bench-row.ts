/** One measured figure of `docs/benchmarks.md`, as written to `bench/report.json`. */
export type BenchRow = {
  readonly area: string
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Null where the figure is printed for information only. */
  readonly target: number | null
  readonly better: 'lower' | 'higher'
  /** Whether `value` reaches `target`; true where there is no target. */
  readonly holds: boolean
}

/** A row that holds when its value reaches its target from the side that is better. */
export function benchRow(row: Omit<BenchRow, 'holds'>): BenchRow {
  const { value, target, better } = row
  const holds = target === null || (better === 'lower' ? value <= target : value >= target)
  return { ...row, holds }
}
