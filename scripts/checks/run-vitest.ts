import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isQuarantined } from './quarantine.ts'
import { type FileRecord, recordVariable } from './record-files.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** More files than that do not fail by chance, and are not tried again. */
const MOST_SECOND_TRIES = 8
/** More files than that which pass only the second time are a fault of the tree. */
const MOST_FLAKY = 2

export type VitestRun = {
  /** Names the report: `.slipway/gate/<name>.json`. */
  readonly name: string
  /** Folder of the Vitest configuration. */
  readonly folder?: string
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Whether a file that fails is tried a second time. */
  readonly retries?: boolean
  /** What the second try is told besides. */
  readonly secondTry?: Readonly<Record<string, string>>
}

/** What a run of tests came to; written beside the logs of the gate. */
export type TestReport = {
  readonly passed: boolean
  readonly tests: number
  readonly failures: readonly {
    readonly file: string
    readonly test: string
    readonly message: string
  }[]
  /** Passed at the second try. */
  readonly flaky: readonly { readonly file: string; readonly message: string }[]
  /** Failed, and known to. */
  readonly quarantined: readonly string[]
  readonly seconds: Readonly<Record<string, number>>
}

export const reportPath = (name: string) => join(root, '.slipway', 'gate', `${name}.json`)

/** Options whose value is the word that follows. */
const withValue: ReadonlySet<string> = new Set(['--project', '--testNamePattern'])

/**
 * What remains of Vitest's arguments once files are named: names of files to look for would bring in their own, and a
 * part of all files is no part of a few.
 */
export const withoutFiles = (args: readonly string[]): string[] =>
  args.filter(
    (word, at) =>
      (word.startsWith('-') && !word.startsWith('--shard')) || withValue.has(args[at - 1] ?? ''),
  )

/** @param files those that run; all that the arguments name where there are none */
async function runOnce(run: VitestRun, files: readonly string[], record: string) {
  rmSync(record, { force: true })
  const chosen = files.length > 0 ? [...files, ...withoutFiles(run.args)] : run.args
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporter = join(root, 'scripts', 'checks', 'record-files.ts')
  const child = spawn(
    process.execPath,
    [vitest, 'run', ...chosen, '--reporter=default', `--reporter=${reporter}`],
    {
      cwd: run.folder ?? root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...run.environment, [recordVariable]: record },
      ...(run.signal && { signal: run.signal }),
    },
  )
  child.on('error', () => undefined)
  const [code] = (await once(child, 'exit')) as [number | null]
  const lines = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : []
  return { code, records: lines.filter(Boolean).map((line) => JSON.parse(line) as FileRecord) }
}

const flatten = (records: readonly FileRecord[]) =>
  records.flatMap(({ file, failures }) => failures.map((failure) => ({ file, ...failure })))

/** Runs tests, a file that fails a second time, and writes what came of it. */
export async function runVitest(run: VitestRun): Promise<TestReport> {
  const report = reportPath(run.name)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const record = report.replace(/\.json$/, '.jsonl')
  const first = await runOnce(run, [], record)
  const isKnown = ({ file, test }: { file: string; test: string }) => isQuarantined(file, test)
  const failed = first.records.filter((one) => flatten([one]).some((failure) => !isKnown(failure)))
  const isWorthIt =
    run.retries === true &&
    failed.length > 0 &&
    failed.length <= MOST_SECOND_TRIES &&
    !run.signal?.aborted
  const second = isWorthIt
    ? await runOnce(
        { ...run, environment: { ...run.environment, ...run.secondTry } },
        failed.map(({ file }) => join(root, file)),
        record.replace('.jsonl', '.second.jsonl'),
      )
    : undefined
  const passedAtLast = (file: string) =>
    second?.records.some((one) => one.file === file && one.failures.length === 0) === true
  const all = flatten(first.records)
  const failures = all.filter((failure) => !isKnown(failure) && !passedAtLast(failure.file))
  const tests = first.records.reduce((sum, { passed }) => sum + passed, 0)
  const flaky = failed
    .filter(({ file }) => passedAtLast(file))
    .map(({ file, failures: [one] }) => ({ file, message: one?.message ?? '' }))
  // A run that ended without a reason in any file did not pass.
  if (first.code !== 0 && all.length === 0)
    failures.push({ file: '(no file)', test: '(run)', message: `Vitest ended with ${first.code}` })
  const mayBeEmpty = run.args.includes('--passWithNoTests')
  const result: TestReport = {
    passed: failures.length === 0 && flaky.length <= MOST_FLAKY && (tests > 0 || mayBeEmpty),
    tests,
    failures,
    flaky,
    quarantined: all.filter(isKnown).map(({ file, test }) => `${file}: ${test}`),
    seconds: Object.fromEntries(first.records.map(({ file, seconds }) => [file, seconds])),
  }
  writeFileSync(report, `${JSON.stringify(result, undefined, 2)}\n`)
  if (flaky.length > 0) {
    const list = join(root, '.slipway', 'flaky.json')
    writeFileSync(list, `${JSON.stringify(flaky, undefined, 2)}\n`)
  }
  return result
}

// `node scripts/checks/run-vitest.ts <name> [--retry] <arguments of vitest>`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = 'tests', ...rest] = process.argv.slice(2)
  const args = rest.filter((word) => word !== '--retry')
  const { passed, tests, failures } = await runVitest({
    name,
    args,
    retries: rest.includes('--retry'),
  })
  process.stdout.write(`${name}: ${tests} passed, ${failures.length} failed\n`)
  process.exitCode = passed ? 0 : 1
}
