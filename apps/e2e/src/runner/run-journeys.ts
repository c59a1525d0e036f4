import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunContext, toEnvironment } from '../harness/run-context.ts'
import type { RunOptions } from './read-options.ts'

export type JourneyResults = {
  readonly passed: number
  readonly failed: number
  /** A line for each of them: file, name, and the first line of what went wrong. */
  readonly failures: readonly string[]
}

type JsonReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

/** In one line: what happened, what was waited for, and where in the journey. */
function describeFailure(text = ''): string {
  const lines = text.split('\n').map((line) => line.trim())
  const awaited = lines.find((line) => line.startsWith('- waiting for '))
  const place = text.match(/[\w-]+\.journey\.tsx?:\d+/)?.[0]
  return [lines[0], awaited, place && `(${place})`].filter(Boolean).join(' ')
}

function listFailures(report: JsonReport): string[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const lines = failed.map(
      ({ fullName, failureMessages }) =>
        `${basename(name)}: ${fullName}: ${describeFailure(failureMessages?.[0])}`,
    )
    // A file that cannot be loaded, or whose preparation fails, has a message of its own.
    return message ? [`${basename(name)}: ${firstLine(message)}`, ...lines] : lines
  })
}

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
): Promise<JourneyResults> {
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
  const nothing: JsonReport = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  const results = text ? (JSON.parse(text) as JsonReport) : nothing
  const { numPassedTests: passed, numFailedTests } = results
  // A file that cannot even be loaded fails the run without failing a test.
  const failed = code === 0 ? numFailedTests : Math.max(numFailedTests, 1)
  return { passed, failed, failures: listFailures(results) }
}
