// What every route of the built app loads first, in a table; fails where one is above its budget, and where a page of
// another network loads code of Solana.
// `--write` records budgets a little above what was measured, never above the largest for a route that was below it.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findSolanaLoads } from './find-solana-loads.ts'
import {
  type Budgets,
  findOverweight,
  listRouteFiles,
  measureRouteLoads,
  type OpenedAtOnce,
  writeBudgets,
} from './first-load.ts'
import { solanaFilesPath } from './list-solana-files.ts'

const here = dirname(fileURLToPath(import.meta.url))
const file = join(here, 'first-load.json')
const read = (): OpenedAtOnce & Budgets => JSON.parse(readFileSync(file, 'utf8'))
const build = join(dirname(here), 'dist')
const loads = measureRouteLoads(build, read())

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
const overweight = findOverweight(loads, settings)
if (overweight.length > 0)
  overweight.push(
    'How to keep a route small: apps/web/README.md. A budget that has to grow: npm run size -w apps/web -- --write, then format',
  )
const solanaFiles = JSON.parse(readFileSync(join(build, solanaFilesPath), 'utf8'))
const ofSolana = findSolanaLoads(listRouteFiles(build, settings), solanaFiles)
for (const problem of [...overweight, ...ofSolana]) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
