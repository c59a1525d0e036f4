// `node scripts/checks/write-properties.ts [--check]`: writes docs/property-tests.md, or says whether it is what the tests say.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Feature } from './feature.ts'
import { features } from './features.ts'
import { renderPropertyTable } from './property-tests.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const page = 'docs/property-tests.md'
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
  .sort()

const ways = Object.values<Feature>(features).map(({ gate }) => gate)
const integration = ways.flatMap((way) => way.integration)
const journeys = ways.flatMap((way) => way.journeys)

/** Unit tests always; of the others those on the one way of a feature. */
function isInGate(file: string): boolean {
  if (file.endsWith('.journey.ts')) return journeys.some((name) => file.includes(`/src/${name}`))
  const [, name] = /([^/]+)\.integration\.test\.ts$/.exec(file) ?? []
  return name === undefined ? /\.test\.tsx?$/.test(file) : integration.includes(name)
}

const { text, problems } = renderPropertyTable(
  read('docs/security-properties.md'),
  files
    .filter((file) => /\.(?:sol|test\.tsx?|journey\.ts)$/.test(file))
    .map((file) => ({ file, text: read(file) })),
  files,
  isInGate,
)
for (const problem of problems) process.stderr.write(`properties: ${problem}\n`)
if (process.argv.includes('--check')) {
  const isCurrent = existsSync(join(root, page)) && read(page) === text
  if (!isCurrent)
    process.stderr.write(
      `${page} differs from the tests: run node scripts/checks/write-properties.ts\n`,
    )
  process.exitCode = isCurrent && problems.length === 0 ? 0 : 1
} else {
  writeFileSync(join(root, page), text)
  process.exitCode = problems.length === 0 ? 0 : 1
}
