// `npm run bench [-- area …]`: measures, prints a table and writes bench/report.json. Figures are reported, never asserted.
import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BenchRow } from '../bench/bench-row.ts'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bench')
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'bench-row.ts')
  .map((file) => file.slice(0, -3))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((area) => !known.includes(area))
if (unknown.length > 0) {
  process.stderr.write(`Unknown area ${unknown.join(', ')}. Known: ${known.join(', ')}\n`)
  process.exit(2)
}

const rows: BenchRow[] = []
for (const area of wanted.length > 0 ? wanted : known) {
  process.stdout.write(`measuring ${area} …\n`)
  const { measure } = (await import(pathToFileURL(join(folder, `${area}.ts`)).href)) as {
    measure: () => Promise<readonly BenchRow[]>
  }
  rows.push(...(await measure()))
}

for (const { area, name, value, unit, target, better, holds } of rows) {
  const aim = target === null ? '' : `${better === 'lower' ? '≤' : '≥'} ${target} ${unit}`
  process.stdout.write(
    `${holds ? ' ' : '✗'} ${area.padEnd(8)} ${name.padEnd(52)} ${`${value} ${unit}`.padStart(18)}  ${aim}\n`,
  )
}
writeFileSync(join(folder, 'report.json'), `${JSON.stringify(rows, null, 2)}\n`)
process.stdout.write(
  `\n${rows.filter((row) => row.holds).length} of ${rows.length} figures reach their target\n`,
)
