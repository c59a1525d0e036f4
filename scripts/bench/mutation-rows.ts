import { type BenchRow, benchRow } from '../../bench/bench-row.ts'
import type { DeepState } from '../deep/deep-state.ts'

const row = (name: string, value: number | null, change: Partial<BenchRow> = {}): BenchRow =>
  benchRow({
    ...{ area: 'contracts', name, value, unit: '', target: 0, better: 'lower' },
    ...change,
  })

/**
 * What tests of the contracts notice of changed versions, by folder and in all; while a folder was not measured, the sum is
 * not known.
 */
export function mutationRows(folders: readonly string[], state: DeepState): BenchRow[] {
  const measured = folders.flatMap((folder) => {
    const { score, survived = 0, answered = 0 } = state[folder] ?? {}
    return score === undefined ? [] : [{ folder, score, open: survived - answered }]
  })
  const isWhole = folders.length > 0 && measured.length === folders.length
  return [
    ...measured.map(({ folder, score }) =>
      row(`mutation score, ${folder}`, score, { unit: '%', target: 90, better: 'higher' }),
    ),
    row(
      'changes that no test noticed, without an answer',
      isWhole ? measured.reduce((sum, { open }) => sum + open, 0) : null,
    ),
    row('folders without a mutation score', folders.length - measured.length),
  ]
}
