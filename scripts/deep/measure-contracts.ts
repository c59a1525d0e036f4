import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Count } from './deep-state.ts'
import type { Measurement } from './measure-files.ts'
import { runGroup } from './run-group.ts'
import { applyChange, type SolidityChange, solidityChanges } from './solidity-changes.ts'
import { findAnswer, readSurvivorAnswers } from './survivor-answers.ts'

/** A change costs half a minute and more: of a file with many, a sample is measured, always the same. */
const CHANGES_PER_FILE = 24
/** Milliseconds for the tests of one change: one that lets them run for ever counts as noticed. */
const TEST_LIMIT = 15 * 60_000

type Verdict = 'killed' | 'survived' | 'no program' | 'late'

/** What came of one change. */
export interface ChangeReport {
  readonly file: string
  readonly change: SolidityChange
  readonly verdict: Verdict
  /** Why no test has to notice it, where somebody has looked. */
  readonly answer?: string
}

const hashOf = ({ start, text }: SolidityChange) =>
  createHash('sha256').update(`${start} ${text}`).digest('hex')

/** The changes of a file that are measured, in the order of their places. */
export function sampleChanges(changes: readonly SolidityChange[]): SolidityChange[] {
  return [...changes]
    .sort((a, b) => hashOf(a).localeCompare(hashOf(b), 'en'))
    .slice(0, CHANGES_PER_FILE)
    .sort((a, b) => a.start - b.start)
}

/** A copy of the contracts that keeps what it has compiled; its libraries are the workspace's. */
function copyContracts(root: string, folder: string): string {
  const copy = join(folder, 'contracts')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const part of ['src', 'test']) rmSync(join(copy, part), { recursive: true, force: true })
  cpSync(join(root, 'contracts'), copy, {
    recursive: true,
    verbatimSymlinks: true,
    // What the template profile has compiled is read by tests; the platform's is compiled here.
    filter: (path) => !/\/contracts\/(out|cache|node_modules)(\/|$)/.test(path),
  })
  return copy
}

/** The tests of the folder that a source lies in, or all of them where it has none of its own. */
function testsOf(copy: string, file: string): string {
  const folder = file.split('/')[2] ?? ''
  return existsSync(join(copy, 'test', folder)) ? `test/${folder}/**` : 'test/**'
}

/** Runs the tests on what the copy holds now. */
async function runTests(copy: string, pattern: string, stop: AbortSignal): Promise<Verdict> {
  const words = ['test', '--match-path', pattern, '--skip', '*.gas.t.sol', '--fail-fast']
  const { code, said } = await runGroup('node', ['tools/forge.mjs', ...words], {
    cwd: copy,
    env: {
      // A change leaves parameters unused and code unreached.
      ...{ FOUNDRY_DENY: 'never', FOUNDRY_FUZZ_RUNS: '64' },
      ...{ FOUNDRY_INVARIANT_RUNS: '4', FOUNDRY_INVARIANT_DEPTH: '30' },
    },
    stop,
    limit: TEST_LIMIT,
  })
  if (stop.aborted) return 'late'
  if (code === 0) return 'survived'
  return /Compiler run failed|solc exited/.test(said) ? 'no program' : 'killed'
}

/**
 * Changes a sample of what stands in the bodies of the files' functions, one at a time, and looks which changes the
 * tests of their folder notice. The sources stay as they are: a copy below `folder` is changed.
 *
 * @param told gets each verdict at once, for a slice lasts hours
 */
export async function measureContracts(
  root: string,
  folder: string,
  files: readonly string[],
  stop: AbortSignal,
  told: (report: ChangeReport) => void,
): Promise<Measurement> {
  const copy = copyContracts(root, folder)
  const answers = readSurvivorAnswers(root)
  const counts: Record<string, Count> = {}
  for (const file of files) {
    const path = join(folder, file)
    const source = readFileSync(path, 'utf8')
    const tests = testsOf(copy, file)
    const before = await runTests(copy, tests, stop)
    if (before === 'late') return { late: true }
    if (before !== 'survived') return { problem: `${tests} is red without any change.` }
    const reports: ChangeReport[] = []
    for (const change of sampleChanges(solidityChanges(source))) {
      writeFileSync(path, applyChange(source, change))
      const verdict = await runTests(copy, tests, stop)
      if (verdict === 'late') return { late: true }
      const answer = findAnswer(answers, file, source, change)?.why
      const report = { file, change, verdict, ...(answer !== undefined && { answer }) }
      told(report)
      reports.push(report)
    }
    writeFileSync(path, source)
    const survivors = reports.filter(({ verdict }) => verdict === 'survived')
    counts[file] = {
      killed: reports.filter(({ verdict }) => verdict === 'killed').length,
      survived: survivors.length,
      answered: survivors.filter(({ answer }) => answer !== undefined).length,
    }
  }
  return { counts }
}
