import type { BenchRow } from '../bench-row.ts'
import { gasRow, readSnapshot, readValue } from './snapshot.ts'

/** Locks of tokens with the targets of the quality page, by the snapshot's names. */
const targets = [
  ['lock, token known', 115_000],
  ['relock', 31_000],
  ['increment', 53_000],
  ['split', 95_000],
  ['transferOwnership', 33_000],
  ['withdraw, all', 48_000],
  ['withdraw, a part', 50_000],
  ['lock with a linear release', 130_000],
  ['withdraw from a linear release', 53_500],
] as const

/** Rows of the token locker. */
export function tokenLockRows(): BenchRow[] {
  const snapshot = readSnapshot('lock/TokenLocker')
  return targets.map(([name, target]) =>
    gasRow(`TokenLocker: ${name}`, readValue(snapshot, name), target),
  )
}
