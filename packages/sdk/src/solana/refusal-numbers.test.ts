import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedRefusals } from './shared-refusals.ts'
import { readProgramInterface } from './test/read-program-interface.ts'

/** Where a program's own numbers lie; those of all programs are free numbers of the first range. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  locker: [7_000, 7_099],
  airdrop: [7_100, 7_199],
  presale: [7_200, 7_299],
  staking: [7_300, 7_399],
}
const shared = new Set(Object.keys(sharedRefusals).map(Number))
const ownOf = (program: string) =>
  readProgramInterface(program).errorsInSource.filter(({ code }) => !shared.has(code))

test('every program has a range of numbers', () => {
  const root = new URL('../../../../programs/', import.meta.url)
  const programs = readdirSync(root).filter((name) => existsSync(new URL(`${name}/idl.json`, root)))
  expect(programs.toSorted()).toEqual(Object.keys(ranges).toSorted())
})

test.each(Object.entries(ranges))(
  'the %s program’s own numbers lie in its range',
  (program, range) => {
    const own = ownOf(program)
    expect(own.length).toBeGreaterThan(0)
    const [first, last] = range
    for (const { name, code } of own)
      expect(code >= first && code <= last, `${name} = ${code}`).toBe(true)
  },
)

test('a number is given once, over all programs', () => {
  const numbers = [
    ...shared,
    ...Object.keys(ranges).flatMap((name) => ownOf(name).map(({ code }) => code)),
  ]
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('and so is a name within a program', () => {
  for (const program of Object.keys(ranges)) {
    const names = readProgramInterface(program).errorsInSource.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})
