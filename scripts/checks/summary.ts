// The last lines of a run: what failed, grouped by what was said, and how to run each alone.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { logPath, type StageResult } from './run-stage.ts'
import { reportPath, type TestReport } from './run-vitest.ts'

export type Failure = {
  readonly stage: string
  readonly place: string
  readonly message: string
  /** Runs it alone. */
  readonly command: string
}

const MOST_LINES = 38
const MOST_PLACES = 3
const WIDTH = 220

const shorten = (text: string) => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text)

function aloneCommand(stage: string, file: string): string {
  const project = stage === 'unit' ? 'unit' : 'integration'
  const engine = stage === 'servers' ? 'SLIPWAY_TEST_ENGINE=server ' : ''
  if (stage !== 'browser') return `${engine}npx vitest run --project '${project}*' ${file}`
  return `node apps/e2e/src/main.ts --only ${file.replace('apps/e2e/src/', '').replace('.journey.ts', '')}`
}

/** What Foundry says of failed tests: a line each, below the line that names their file. */
export function readForgeFailures(log: string): Failure[] {
  let file = ''
  return log.split('\n').flatMap((line) => {
    file = /^Ran \d+ tests? for ([^:]+):/.exec(line)?.[1] ?? file
    const failed = /^\[FAIL(?:: (.*?))?\] ((?:test|invariant|setUp|constructor)\w*)\(/.exec(line)
    if (!failed) return []
    const [, message = 'failed', test = ''] = failed
    const command = `npm run forge -w contracts -- test --match-path ${file} --match-test ${test} -vvv`
    return [{ stage: 'contracts', place: `${file}: ${test}`, message, command }]
  })
}

/** The lines of a log that say what is wrong, or its last ones. */
export function readLogFailure(stage: string, log: string, command: string): Failure[] {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('$ '))
  const telling = lines.filter((line) =>
    /\berror\b|✖|×|✗|not found|does not|do not|did not|missing|unused|unknown|problem|at most/i.test(
      line,
    ),
  )
  const chosen = (telling.length > 0 ? telling : lines.slice(-3)).slice(0, 3)
  return chosen.map((message) => ({ stage, place: '', message, command }))
}

export function failuresOf(root: string, { name, command = '' }: StageResult): Failure[] {
  const log = existsSync(logPath(root, name))
    ? stripVTControlCharacters(readFileSync(logPath(root, name), 'utf8'))
    : ''
  if (existsSync(reportPath(name))) {
    const { failures, flaky } = JSON.parse(readFileSync(reportPath(name), 'utf8')) as TestReport
    const told = failures.map(({ file, test, message }) => ({
      stage: name,
      place: `${file}: ${test}`,
      message,
      command: aloneCommand(name, file),
    }))
    const unsteady = flaky.map(({ file, message }) => ({
      stage: name,
      place: `${file} (passed the second time)`,
      message,
      command: aloneCommand(name, file),
    }))
    if (told.length + unsteady.length > 0) return [...told, ...unsteady]
  }
  const forge = readForgeFailures(log)
  return forge.length > 0 ? forge : readLogFailure(name, log, command)
}

/** The same failure in many places is one. Numbers, addresses and quoted values differ from place to place. */
const sameAs = ({ stage, message }: Failure) =>
  `${stage} ${message.replaceAll(/0x[0-9a-f]+|\d+|"[^"]*"|'[^']*'/gi, '#').replace(/\(\S+#\)$/, '')}`

/** At most 38 lines: each group with its first places and the command that runs the first of them alone. */
export function summarize(failures: readonly Failure[]): string[] {
  const groups = Object.values(Object.groupBy(failures, sameAs)) as Failure[][]
  groups.sort((a, b) => b.length - a.length)
  const blocks = groups.map((group) => {
    const [first] = group
    const places = group
      .slice(0, MOST_PLACES)
      .flatMap(({ place }) => (place ? [`    ${place}`] : []))
    const more = group.length - MOST_PLACES
    return [
      `${first?.stage}: ${first?.message}${group.length > 1 ? ` (${group.length}×)` : ''}`,
      ...places,
      ...(more > 0 && places.length > 0 ? [`    and ${more} more`] : []),
      ...(first?.command ? [`    $ ${first.command}`] : []),
    ].map(shorten)
  })
  const lines: string[] = []
  for (const [index, block] of blocks.entries()) {
    if (lines.length + block.length > MOST_LINES - 1) {
      const left = blocks.length - index
      return [
        ...lines,
        `and ${left} more group${left > 1 ? 's' : ''} of failures: .slipway/gate/*.log`,
      ]
    }
    lines.push(...block)
  }
  return lines
}
