import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchRow, benchRow } from '../bench-row.ts'

const snapshots = join(import.meta.dirname, '..', '..', 'contracts', 'snapshots')

/** Gas of one contract's operations by name, as the last run wrote it. */
export type Snapshot = ReadonlyMap<string, number>

/** Reads `contracts/snapshots/<group>.json`. */
export function readSnapshot(group: string): Snapshot {
  const values: Record<string, string> = JSON.parse(
    readFileSync(join(snapshots, `${group}.json`), 'utf8'),
  )
  return new Map(Object.entries(values).map(([key, value]) => [key, Number(value)]))
}

/** One entry. @throws Error when the snapshot has none of that name. */
export function readValue(snapshot: Snapshot, key: string): number {
  const value = snapshot.get(key)
  if (value === undefined) throw new Error(`gas snapshot has no entry "${key}"`)
  return value
}

/** A row that holds when the value is at most the target. */
export function gasRow(
  name: string,
  value: number,
  target: number,
  unit: 'gas' | 'bytes' = 'gas',
): BenchRow {
  return benchRow({ area: 'gas', name, value, unit, target, better: 'lower' })
}
