import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readGasRows } from '../../bench/gas.ts'

const figures = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8')
const [, section = ''] = figures.split('\n## Gas above its target\n')
const number = (cell = '') => Number(cell.replaceAll(' ', ''))
const explained = section
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => /^\| (?!Row \|)[^-]/.test(line))
  .map((line) => line.split(' | '))
  .map(([name = '', target, measured]) => ({
    name: name.slice(2),
    target: number(target),
    value: number(measured),
  }))

test('every row with a target has its figure in the snapshots', () => {
  const rows = readGasRows()
  expect(rows.length).toBeGreaterThan(90)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test('a row above its target stands among those that are explained, with its figure', () => {
  const missed = readGasRows().filter(({ holds }) => !holds)
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')
  expect(missed.map(({ name, target, value }) => ({ name, target, value })).sort(byName)).toEqual(
    explained?.sort(byName),
  )
})
