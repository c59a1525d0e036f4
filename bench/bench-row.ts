/** One measured figure of `docs/benchmarks.md`, as written to `bench/report.json`. */
export type BenchRow = {
  readonly area: string
  readonly name: string
  /** Null where it is not known. */
  readonly value: number | null
  readonly unit: string
  /** Null where the figure is printed for information only. */
  readonly target: number | null
  readonly better: 'lower' | 'higher'
  /** Whether `value` reaches `target`; true where there is no target. */
  readonly holds: boolean
}

/** A row that holds when its value reaches its target from the side that is better; what is not known reaches none. */
export function benchRow(row: Omit<BenchRow, 'holds'>): BenchRow {
  const { value, target, better } = row
  if (target === null) return { ...row, holds: true }
  if (value === null) return { ...row, holds: false }
  return { ...row, holds: better === 'lower' ? value <= target : value >= target }
}
