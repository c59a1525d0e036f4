// `npm run faults [-- word … --shard 1/4 --fresh]`: plants each fault, runs the test that has to turn red, and restores the
// file. Those that were red on this very commit are not planted again unless it starts afresh. `--check` only looks whether
// the rows still fit the sources, `--list` shows them. A row is a `Fault` of `checks/fault-list.ts`; rows stand in the
// `test/faults.json` of each workspace, those of the specification's constants in `checks/requirements.json`.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  chooseFaults,
  type Fault,
  findMissingTest,
  hasNotRun,
  partOf,
  plantFault,
  readFaults,
} from './checks/fault-list.ts'

const TEST_LIMIT_MS = 15 * 60_000
/** Characters of what a test says that are kept, from its end. */
const MOST_SAID = 100_000
/** Exit codes of a shell that could not run the command at all. */
const NOT_RUN = [126, 127]

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const redPath = join(root, '.slipway', 'faults.json')
const { values, positionals } = parseArgs({
  options: {
    list: { type: 'boolean' },
    check: { type: 'boolean' },
    shard: { type: 'string', default: '1/1' },
    fresh: { type: 'boolean' },
  },
  allowPositionals: true,
})

type Outcome = 'red' | 'GREEN' | 'BROKEN'

/** The file that holds a fault right now, and the process that tests it. */
let planted: { readonly path: string; readonly source: string } | undefined
let running: ChildProcess | undefined

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function tell(outcome: Outcome, fault: Fault, reason?: string): boolean {
  print(`${outcome.padEnd(6)}  ${fault.file}: ${reason ?? fault.shows}`)
  return outcome === 'red'
}

function restore(): void {
  if (planted) writeFileSync(planted.path, planted.source)
  planted = undefined
}

/** Ends the test with everything that it has started. */
function stopTest(): void {
  if (running?.pid === undefined || running.exitCode !== null) return
  try {
    process.kill(-running.pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}

interface TestRun {
  readonly code: number
  readonly said: string
}

/** How the test ended, or undefined if it took too long. */
function runTest(command: string): Promise<TestRun | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', command], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running = child
    let said = ''
    const hear = (part: Buffer) => {
      said = `${said}${part}`.slice(-MOST_SAID)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const limit = setTimeout(stopTest, TEST_LIMIT_MS)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(limit)
      running = undefined
      resolve(code === null ? undefined : { code, said })
    })
  })
}

/** Why a row does not fit the sources any more. */
function findProblem(fault: Fault): string | undefined {
  const missing = findMissingTest(root, fault)
  if (missing !== undefined) return `no test at ${missing}`
  try {
    plantFault(readFileSync(join(root, fault.file), 'utf8'), fault)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return undefined
}

async function turnsRed(fault: Fault): Promise<boolean> {
  const problem = findProblem(fault)
  if (problem !== undefined) return tell('BROKEN', fault, problem)
  const path = join(root, fault.file)
  const source = readFileSync(path, 'utf8')
  planted = { path, source }
  try {
    writeFileSync(path, plantFault(source, fault))
    const run = await runTest(fault.test)
    if (!run) return tell('BROKEN', fault, 'the test was ended before it had a result')
    if (NOT_RUN.includes(run.code) || hasNotRun(run.said))
      return tell('BROKEN', fault, 'the test could not be run')
    return tell(run.code === 0 ? 'GREEN' : 'red', fault)
  } finally {
    restore()
  }
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** Restoring a file must never take somebody's work with it. */
function refuseChanged(faults: readonly Fault[]): void {
  const changed = git('status', '--porcelain', '--', ...new Set(faults.map(({ file }) => file)))
  if (changed === '') return
  process.stderr.write(`Commit or stash these files first; faults are planted in them:\n${changed}`)
  process.exit(2)
}

/** What tells a fault on this very tree from any other. */
function fingerprints(): (fault: Fault) => string {
  const tree = [git('rev-parse', 'HEAD'), git('diff', 'HEAD'), git('status', '--porcelain')]
  return (fault) =>
    createHash('sha256')
      .update(JSON.stringify([...tree, fault]))
      .digest('hex')
}

async function runAll(faults: readonly Fault[]): Promise<number> {
  refuseChanged(faults)
  const fingerprint = fingerprints()
  const isKept = !values.fresh && existsSync(redPath)
  const known = new Set<string>(isKept ? JSON.parse(readFileSync(redPath, 'utf8')) : [])
  const due = faults.filter((fault) => !known.has(fingerprint(fault)))
  if (due.length < faults.length) print(`red before: ${faults.length - due.length}`)
  mkdirSync(dirname(redPath), { recursive: true })
  let red = faults.length - due.length
  for (const fault of due) {
    if (!(await turnsRed(fault))) continue
    red += 1
    writeFileSync(redPath, JSON.stringify([...known.add(fingerprint(fault))]))
  }
  return red
}

function checkAll(faults: readonly Fault[]): number {
  return faults.filter((fault) => {
    const problem = findProblem(fault)
    return problem === undefined || tell('BROKEN', fault, problem)
  }).length
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopTest()
    process.exit(1)
  })
}
process.on('exit', restore)

const faults = partOf(chooseFaults(readFaults(root), positionals), values.shard)
if (faults.length === 0) {
  process.stderr.write(`No fault has ${positionals.join(' or ')} in its file or description.\n`)
  process.exitCode = 2
} else if (values.list) {
  for (const { file, shows, test } of faults) print(`${file}\n  ${shows}\n  ${test}`)
} else {
  const held = values.check ? checkAll(faults) : await runAll(faults)
  print(`\nfaults: ${held} ${values.check ? 'fit' : 'red'}, ${faults.length - held} not`)
  process.exit(held === faults.length ? 0 : 1)
}
