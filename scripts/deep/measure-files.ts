import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Count } from './deep-state.ts'
import { runGroup } from './run-group.ts'

type Report = {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >
}

/** Counts by file, `late` if the time was over, or a problem in words. */
export type Measurement =
  | { readonly counts: Record<string, Count> }
  | { readonly late: true }
  | { readonly problem: string }

const KILLED = new Set(['Killed', 'Timeout'])
const SURVIVED = new Set(['Survived', 'NoCoverage'])

function writeSettings(folder: string, workspace: string, files: readonly string[]): string {
  const path = join(folder, 'stryker.json')
  const settings = {
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts') },
    // Only the workspace is copied; it reaches the others through node_modules, as they are.
    ignorePatterns: ['**', `!${workspace}/**`, '!package.json'],
    // A file that does not exist: Stryker would rewrite tsconfig.json through an interface that TypeScript 7 lacks.
    tsconfigFile: join(folder, 'no-tsconfig.json'),
    concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
    tempDirName: join(folder, 'sandbox'),
    reporters: ['json'],
    jsonReporter: { fileName: join(folder, 'report.json') },
  }
  writeFileSync(path, JSON.stringify(settings))
  return path
}

function readCounts(report: string, files: readonly string[]): Record<string, Count> {
  const { files: found } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return Object.fromEntries(
    files.map((file) => {
      const states = (found[file]?.mutants ?? []).map(({ status }) => status)
      return [
        file,
        {
          killed: states.filter((status) => KILLED.has(status)).length,
          survived: states.filter((status) => SURVIVED.has(status)).length,
        },
      ]
    }),
  )
}

/**
 * Changes every expression of the files, one at a time, and looks which changes the unit tests of their workspace
 * notice. The sources themselves stay as they are: Stryker works on a copy below `folder`.
 */
export async function measureFiles(
  root: string,
  folder: string,
  files: readonly string[],
  stop: AbortSignal,
): Promise<Measurement> {
  if (stop.aborted) return { late: true }
  const workspace = files[0]?.split('/').slice(0, 2).join('/') ?? ''
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const words = ['run', writeSettings(folder, workspace, files)]
  const env = { SLIPWAY_DEEP_WORKSPACE: workspace }
  const { code, said } = await runGroup('stryker', words, { cwd: root, env, stop })
  try {
    if (stop.aborted) return { late: true }
    if (code === 0) return { counts: readCounts(join(folder, 'report.json'), files) }
    const lines = said.split('\n')
    return { problem: lines.find((line) => line.includes('ERROR')) ?? `Stryker ended with ${code}` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
