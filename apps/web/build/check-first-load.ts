// What every route of the built app loads first, in a table; fails where one is above its budget.
// `--write` records budgets a little above what was measured, never above the largest for a route that was below it.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Budgets,
  findOverweight,
  measureRouteLoads,
  type OpenedAtOnce,
  writeBudgets,
} from './first-load.ts'

const here = dirname(fileURLToPath(import.meta.url))
const file = join(here, 'first-load.json')
const read = (): OpenedAtOnce & Budgets => JSON.parse(readFileSync(file, 'utf8'))
const loads = measureRouteLoads(join(dirname(here), 'dist'), read())

if (process.argv.includes('--write')) {
  const settings = { ...read(), ...writeBudgets(loads, read()) }
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`)
}

const settings = read()
const say = (line: string) => process.stdout.write(`${line}\n`)
const column = (value: number | undefined, digits: number) =>
  (value?.toFixed(digits) ?? '–').padStart(8)
say(`${'first load, kB gz'.padEnd(36)}      JS  budget     CSS   files`)
for (const { route, scriptBytes, styleBytes, files } of loads) {
  say(
    route.padEnd(36) +
      column(scriptBytes / 1_000, 1) +
      column(settings.budgets[route], 0) +
      column(styleBytes / 1_000, 1) +
      column(files, 0),
  )
}
if (settings.overweight.length > 0) say(`not at the target yet: ${settings.overweight.join(' ')}`)
const problems = findOverweight(loads, settings)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) {
  process.stderr.write(
    'How to keep a route small: apps/web/README.md. A budget that has to grow: npm run size -w apps/web -- --write, then format\n',
  )
  process.exitCode = 1
}
