import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunContext, toEnvironment } from '../harness/run-context.ts'
import type { RunOptions } from './read-options.ts'

export type JourneyCounts = { readonly passed: number; readonly failed: number }

type JsonReport = { readonly numPassedTests: number; readonly numFailedTests: number }

/**
 * Runs the journeys in processes of their own against a stack that is already there.
 * @param folder of the e2e app
 * @param signal ends them early
 */
export async function runJourneys(
  folder: string,
  context: RunContext,
  options: RunOptions,
  signal: AbortSignal,
): Promise<JourneyCounts> {
  const vitest = join(
    dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))),
    'vitest.mjs',
  )
  const report = join(context.screensFolder, '..', 'e2e-report.json')
  await rm(report, { force: true })
  const child = spawn(
    process.execPath,
    [
      vitest,
      'run',
      ...options.only,
      ...(options.title ? ['--testNamePattern', options.title] : []),
      ...(options.bail ? ['--bail=1'] : []),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...toEnvironment(context) },
      signal,
    },
  )
  child.on('error', () => undefined)
  const [code] = (await once(child, 'exit')) as [number | null]
  const text = await readFile(report, 'utf8').catch(() => undefined)
  const counts = text ? (JSON.parse(text) as JsonReport) : { numPassedTests: 0, numFailedTests: 0 }
  const { numPassedTests: passed, numFailedTests } = counts
  // A file that cannot even be loaded fails the run without failing a test.
  const failed = code === 0 ? numFailedTests : Math.max(numFailedTests, 1)
  return { passed, failed }
}
