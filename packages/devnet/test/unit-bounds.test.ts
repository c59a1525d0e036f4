import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boundsOf, tokenBounds, unitBounds, unitsMax } from './unit-bounds.ts'

const root = new URL('../../../', import.meta.url)
const programs = Object.keys(unitBounds) as (keyof typeof unitBounds)[]
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8')

test.each(programs)('every instruction in the IDL of the %s program is measured', (program) => {
  const idl = JSON.parse(readText(`programs/${program}/idl.json`)) as {
    readonly instructions: readonly { readonly name: string }[]
  }
  const measured = Object.entries(unitBounds[program])
  expect(measured.map(([instruction]) => instruction)).toEqual(
    idl.instructions.map(({ name }) => name),
  )
  for (const [instruction, rows] of measured)
    expect(Object.keys(rows), instruction).not.toHaveLength(0)
})

test('every program of the workspace has bounds', () => {
  const [, members = ''] = /members = \[([^\]]+)\]/.exec(readText('programs/Cargo.toml')) ?? []
  const names = [...members.matchAll(/"(\w+)"/g)].map(([, name]) => name)
  expect(names.filter((name) => name !== 'runtime').toSorted()).toEqual(programs.toSorted())
})

test('nothing may take more than the aim of every instruction, nor a creation or a withdrawal more than its own', () => {
  const all = [tokenBounds, ...programs.map(boundsOf)].flatMap((bounds) => Object.values(bounds))
  expect(Math.max(...all)).toBeLessThanOrEqual(unitsMax)
  const { locker } = unitBounds
  expect(locker.create.create).toBeLessThanOrEqual(36_000)
  for (const bound of Object.values({ ...locker.withdraw, ...locker.withdraw_released }))
    expect(bound).toBeLessThanOrEqual(7_000)
  for (const [what, bound] of Object.entries(tokenBounds))
    if (/^create(?!.*NFT)/.test(what)) expect(bound, what).toBeLessThanOrEqual(30_000)
})

test('the table of figures has a row for each, with its bound', () => {
  const lines = readText('docs/benchmarks.md').split('\n')
  const tables = {
    token: tokenBounds,
    ...Object.fromEntries(programs.map((one) => [one, boundsOf(one)])),
  }
  for (const [subject, bounds] of Object.entries(tables))
    for (const [what, bound] of Object.entries(bounds)) {
      const line = lines.find((one) => one.startsWith(`| ${subject}: ${what} |`))
      const [last] = line?.split('|').slice(-2) ?? []
      expect(last?.replaceAll(' ', ''), `${subject}: ${what}`).toBe(String(bound))
    }
})
