// `npm run bench [-- area …]`: measures, prints a table, and writes bench/report.json and, to be read, bench/report.md. What
// was measured before of other areas stays in both, so that all figures are in one report. Figures are reported, never
// asserted; an area that cannot be measured is named, and fails the command.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BenchRow } from '../bench/bench-row.ts'
import {
  countReached,
  describeAim,
  describeValue,
  type FailedArea,
  mergeRows,
  type ReportRow,
  renderReport,
} from './bench/bench-report.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'bench')
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'bench-row.ts')
  .map((file) => file.slice(0, -3))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((area) => !known.includes(area))
if (unknown.length > 0) {
  process.stderr.write(`Unknown area ${unknown.join(', ')}. Known: ${known.join(', ')}\n`)
  process.exit(2)
}

const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
  cwd: root,
  encoding: 'utf8',
}).trim()

function print(row: BenchRow): void {
  const value = describeValue(row).padStart(18)
  process.stdout.write(
    `${row.holds ? ' ' : '✗'} ${row.area.padEnd(9)} ${row.name.padEnd(52)} ${value}  ${describeAim(row)}\n`,
  )
}

const measured: ReportRow[] = []
const failed: FailedArea[] = []
for (const area of wanted.length > 0 ? wanted : known) {
  process.stdout.write(`measuring ${area} …\n`)
  const { measure } = (await import(pathToFileURL(join(folder, `${area}.ts`)).href)) as {
    measure: () => Promise<readonly BenchRow[]>
  }
  try {
    const measuredAt = new Date().toISOString().slice(0, 16).replace('T', ' ')
    measured.push(...(await measure()).map((row) => ({ ...row, commit, measuredAt })))
  } catch (error) {
    // The figures of the other areas took an hour; they are kept.
    failed.push({ area, problem: error instanceof Error ? error.message : String(error) })
  }
}

const file = join(folder, 'report.json')
const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReportRow[]) : []
const rows = mergeRows(before, measured, known)
const [processor] = cpus()
const gibibytes = Math.round(totalmem() / 2 ** 30)
const machine = `On ${cpus().length} cores (${processor?.model ?? 'unknown'}), ${gibibytes} GiB.`
writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
writeFileSync(join(folder, 'report.md'), renderReport(rows, known, failed, machine))

for (const row of measured) print(row)
for (const { area, problem } of failed) process.stderr.write(`${area}: ${problem}\n`)
const { aimed, reached } = countReached(measured)
process.stdout.write(`\n${reached} of ${aimed} aims are reached; all figures: bench/report.md\n`)
process.exitCode = failed.length === 0 ? 0 : 1
