import type { BenchRow } from '../bench-row.ts'
import { gasRow, readSnapshot, readValue } from './snapshot.ts'

/** Acts of staking pools with the targets of the quality page, by the snapshot's names. */
const targets = [
  ['create, funded', 175_000],
  ['first deposit', 83_000],
  ['deposit more, with harvest', 83_000],
  ['harvest', 57_000],
  ['withdraw part, with harvest', 78_858],
  ['withdraw all, with harvest', 70_657],
] as const

/** Rows of staking pools. */
export function poolRows(): BenchRow[] {
  const snapshot = readSnapshot('staking/Pool')
  return targets.map(([name, target]) => gasRow(`Pool: ${name}`, readValue(snapshot, name), target))
}
