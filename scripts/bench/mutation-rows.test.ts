import { expect, test } from 'vitest'
import { countReached, renderReport } from './bench-report.ts'
import { mutationRows } from './mutation-rows.ts'

const folders = ['contracts/src/lock', 'contracts/src/token']
const lock = { score: 95, survived: 3, answered: 3 }

const holding = (state: Parameters<typeof mutationRows>[1]) =>
  mutationRows(folders, state)
    .filter(({ holds }) => holds)
    .map(({ name }) => name)

test('changes that nobody looked for are not said to be noticed, all or some of them', () => {
  expect(holding({})).toEqual([])
  expect(holding({ [folders[0] as string]: lock })).toEqual(['mutation score, contracts/src/lock'])
  const rows = mutationRows(folders, {}).map((row) => ({
    ...{ ...row, commit: 'abc1234', measuredAt: '2026-03-10 12:00' },
  }))
  expect(countReached(rows)).toEqual({ aimed: 2, reached: 0 })
  expect(renderReport(rows, ['contracts'], [], '')).toContain(
    '| changes that no test noticed, without an answer | not measured | ≤ 0 | **missed** |',
  )
})

test('what was measured whole is summed up', () => {
  const both = { 'contracts/src/lock': lock, 'contracts/src/token': { ...lock, survived: 5 } }
  expect(mutationRows(folders, both).map(({ value }) => value)).toEqual([95, 95, 2, 0])
})
