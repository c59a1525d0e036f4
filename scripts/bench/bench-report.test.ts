import { describe, expect, test } from 'vitest'
import { benchRow } from '../../bench/bench-row.ts'
import { countReached, mergeRows, type ReportRow, renderReport } from './bench-report.ts'

const known = ['gas', 'web']
const row = (area: string, name: string, value: number, target: number | null): ReportRow => ({
  ...benchRow({ area, name, value, unit: 'ms', target, better: 'lower' }),
  commit: 'abc1234',
  measuredAt: '2026-03-10 12:00',
})
const [slow, fast, told] = [
  row('web', 'paint', 9, 5),
  row('web', 'shift', 1, 5),
  row('gas', 'size', 3, null),
] as const

describe('the report of figures', () => {
  test('an area that is measured anew takes the place of its old figures, the others stay', () => {
    const before = [told, slow, row('gone', 'old', 1, 2)]
    expect(mergeRows(before, [fast], known)).toEqual([told, fast])
    expect(mergeRows(before, [], known)).toEqual([told, slow])
  })

  test('says how many aims are reached, and what is missed before everything else', () => {
    expect(countReached([slow, fast, told])).toEqual({ aimed: 2, reached: 1 })
    const text = renderReport([told, slow, fast], known, [], 'Two cores.')
    expect(text).toContain('1 of 2 aims are reached; 1 figures are for information. Two cores.')
    const missed = text.slice(text.indexOf('## Missed'), text.indexOf('## gas'))
    expect(missed).toContain('| paint | 9 ms | ≤ 5 ms | **missed** |')
    expect(missed).not.toContain('shift')
    expect(text).toContain('| size | 3 ms |  |  |')
    expect(text).toContain('On abc1234, 2026-03-10 12:00.')
  })

  test('names areas that nobody measured, and those that failed now', () => {
    const failed = [{ area: 'web', problem: 'There is no browser.' }]
    const text = renderReport([told], known, failed, '')
    expect(text).toContain('Never measured here: web.')
    expect(text).toContain('Not measured this time: web. There is no browser.')
    expect(text).not.toContain('## Missed')
  })

  test('a name with a bar stays one cell', () => {
    expect(renderReport([row('gas', 'a | b', 1, 2)], known, [], '')).toContain(
      String.raw`| a \| b | 1 ms |`,
    )
  })
})
