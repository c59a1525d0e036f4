import type { LogDifference } from '../engine-state/audit-store.ts'

/** Compares two lists of logs by their keys; null when they are the same. */
export function compareLogs(
  proven: Iterable<string>,
  indexed: Iterable<string>,
): LogDifference | null {
  const [wanted, present] = [new Set(proven), new Set(indexed)]
  const missing = [...wanted].filter((key) => !present.has(key)).length
  const surplus = [...present].filter((key) => !wanted.has(key)).length
  return missing + surplus === 0 ? null : { missing, surplus }
}
