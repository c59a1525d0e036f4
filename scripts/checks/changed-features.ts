// `node scripts/checks/changed-features.ts [--minutes 1]`: the integration tests of features whose files are others than
// when these tests were last green. After the minutes no other file begins; what is left over is named.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Feature } from './feature.ts'
import { type FeatureName, featureNames, features } from './features.ts'
import { runVitest } from './run-vitest.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const record = join(root, 'scripts/checks/proven.json')

const INTEGRATION = '.integration.test.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Files of a feature: those in folders of its names, and the integration tests that the map gives it. */
export function filesOf(feature: Feature, paths: readonly string[]): string[] {
  const isOwn = (path: string) =>
    dirname(path)
      .split('/')
      .some((folder) => feature.folders.includes(folder)) ||
    (path.endsWith(INTEGRATION) &&
      feature.integration.includes(basename(path).slice(0, -INTEGRATION.length)))
  return paths.filter(isOwn).sort()
}

/** Integration tests of a feature that the gate does not run anyway. */
export function dueTests(feature: Feature, paths: readonly string[]): string[] {
  return filesOf(feature, paths).filter(
    (path) =>
      path.endsWith(INTEGRATION) &&
      !feature.gate.integration.includes(basename(path).slice(0, -INTEGRATION.length)),
  )
}

function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

function hashOf(feature: Feature, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of filesOf(feature, paths))
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const readProven = (): Partial<Record<FeatureName, string>> =>
  existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}

/** Records that the integration tests of a feature are green on the files that it has now. */
function prove(name: FeatureName, paths: readonly string[]): void {
  const hashes = { ...readProven(), [name]: hashOf(features[name], paths) }
  const sorted = featureNames.flatMap((one) => (hashes[one] ? [[one, hashes[one]]] : []))
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}

async function runDue(seconds: number): Promise<boolean> {
  const endsAt = Date.now() + seconds * 1_000
  const paths = listFiles()
  const proven = readProven()
  const changed = featureNames.filter((name) => proven[name] !== hashOf(features[name], paths))
  const done = new Set<string>()
  for (const name of changed) {
    const due = dueTests(features[name], paths).filter((file) => !done.has(file))
    say(`${name} changed: ${due.length} files are due`)
    for (const file of due) {
      if (Date.now() > endsAt) {
        say(`due: npm run test:full -- --feature ${changed.slice(changed.indexOf(name))}`)
        return true
      }
      // Some tests need a server that not every machine has, and say so.
      const args = ['--project', 'integration', '--passWithNoTests', file]
      if (!(await runVitest({ name: 'changed', args, retries: true })).passed) return false
      done.add(file)
    }
    prove(name, paths)
  }
  if (changed.length > 0) say('commit scripts/checks/proven.json: the next run has less to do')
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '1' } } })
  process.exitCode = (await runDue(Number(values.minutes) * 60)) ? 0 : 1
}
