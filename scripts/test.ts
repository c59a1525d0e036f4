// `npm test`: the gate, which proves that the tree is sound and that every feature's main way works.
// Its stages run in three lanes side by side, in this order (`checks/test-stages.ts` says what each does):
//   services: generate, lint, types, borders, unit, integration, browser
//   system: system, web build
//   contracts: contracts, drift, analysis, changed
// `npm run test:full [-- --feature lock,nft --stage unit,browser --shard 1/4 --fresh]`: everything; stages that passed on
// this very tree are not run again unless it starts afresh.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { type FeatureName, featureNames, features } from './checks/features.ts'
import { quarantine, quarantineProblems } from './checks/quarantine.ts'
import { runLanes } from './checks/run-lanes.ts'
import { endAll, logPath, type Stage, type StageResult } from './checks/run-stage.ts'
import { reportPath, type TestReport } from './checks/run-vitest.ts'
import { overShares, sharedStages } from './checks/shares.ts'
import { failuresOf, summarize } from './checks/summary.ts'
import { stagesOf } from './checks/test-stages.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const MINUTE = 60_000
const SHOWN_LINES = 60

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    feature: { type: 'string' },
    stage: { type: 'string' },
    shard: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

const say = (text: string) => process.stdout.write(`${text}\n`)

function refuse(problem: string): never {
  process.stderr.write(`${problem}\n`)
  process.exit(2)
}

/** Words of a list that is separated by commas, each of which must be known. */
function readNames<Name extends string>(
  what: string,
  text: string | undefined,
  known: readonly Name[],
): Name[] {
  const names = text?.split(',') ?? []
  const unknown = names.filter((name) => !known.some((one) => one === name))
  if (unknown.length > 0)
    refuse(`Unknown ${what} ${unknown.join(', ')}. Known: ${known.join(', ')}`)
  return names as Name[]
}

/** What a stage is asked to do on which files; the same words mean that it need not be done again. */
function fingerprint({ commands, environment }: Stage): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  return createHash('sha256')
    .update(JSON.stringify([commands, environment]))
    .update(git('rev-parse', 'HEAD'))
    .update(git('diff', 'HEAD'))
    .update(git('ls-files', '--others', '--exclude-standard'))
    .digest('hex')
}

const donePath = join(root, '.slipway', 'full.json')
const readDone = (): string[] =>
  !values.fresh && existsSync(donePath) ? JSON.parse(readFileSync(donePath, 'utf8')) : []

function chooseStages(): readonly Stage[] {
  const chosen: FeatureName[] = readNames('feature', values.feature, featureNames)
  if (!values.full && (chosen.length > 0 || values.shard))
    refuse('Features and shards belong to the full run: npm run test:full')
  const all = stagesOf({
    full: values.full,
    features: chosen,
    ...(values.shard && { shard: values.shard }),
  })
  const wanted = readNames(
    'stage',
    values.stage,
    all.map(({ name }) => name),
  )
  return wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : all
}

const results: StageResult[] = []

function tell(result: StageResult): void {
  results.push(result)
  say(`${result.outcome.padEnd(8)} ${result.name.padEnd(12)} ${result.seconds} s`)
  if (result.outcome !== 'failed') return
  const log = stripVTControlCharacters(readFileSync(logPath(root, result.name), 'utf8'))
  say(`━━ the end of .slipway/gate/${result.name}.log ━━`)
  say(log.split('\n').slice(-SHOWN_LINES).join('\n'))
  say('━━')
}

const reportOf = (name: string): TestReport | undefined =>
  existsSync(reportPath(name)) ? JSON.parse(readFileSync(reportPath(name), 'utf8')) : undefined

/** What is worth knowing even of a green run. */
function sayNotes(reports: readonly TestReport[]): void {
  for (const { flaky, quarantined } of reports) {
    for (const { file, message } of flaky) say(`second try: ${file}: ${message}`)
    for (const one of quarantined) say(`quarantine: ${one}`)
  }
  for (const stage of values.full ? [] : sharedStages) {
    const over = overShares(features, stage, reportOf(stage)?.seconds ?? {})
    if (over.length > 0) say(`over their share of ${stage}: ${over.join(', ')}`)
  }
}

/** The last lines of a run. They alone tell what to do. */
function conclude(stages: readonly Stage[], seconds: number): void {
  const problems = quarantineProblems(quarantine, Date.now())
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  say('')
  sayNotes(stages.flatMap(({ name }) => reportOf(name) ?? []))
  for (const problem of problems) say(`quarantine: ${problem}`)
  for (const line of summarize(failed.flatMap((result) => failuresOf(root, result)))) say(line)
  const passed = results.filter(({ outcome }) => outcome === 'passed').length
  const missing = stages.filter(({ name }) => !results.some((result) => result.name === name))
  if (missing.length > 0) say(`not finished: ${missing.map(({ name }) => name).join(', ')}`)
  say(`\n${seconds} s`)
  say(`stages: ${passed} passed, ${stages.length - passed} failed`)
  process.exitCode = passed === stages.length && problems.length === 0 ? 0 : 1
}

const stages = chooseStages()
if (values.list) {
  for (const { name, commands } of stages)
    say(`${name}: ${commands.map((words) => words.join(' ')).join(' && ')}`)
} else {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  rmSync(join(root, '.slipway', 'gate'), { recursive: true, force: true })
  mkdirSync(join(root, '.slipway', 'gate'), { recursive: true })
  const done = new Set(values.full ? readDone() : [])
  const isDone = (stage: Stage) => values.full && done.has(fingerprint(stage))
  const due = stages.filter((stage) => !isDone(stage))
  for (const { name } of stages)
    if (!due.some((stage) => stage.name === name)) say(`passed before: ${name}`)
  const heartbeat = setInterval(() => {
    const ended = new Set(results.map(({ name }) => name))
    const left = due.filter(({ name }) => !ended.has(name)).map(({ name }) => name)
    say(`${Math.round(seconds() / 60)} min: ${left.join(', ')}`)
  }, MINUTE)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      say(`ended by ${signal}`)
      endAll()
      conclude(due, seconds())
      process.exit(1)
    })
  }
  await runLanes(root, due, (result) => {
    tell(result)
    const stage = due.find(({ name }) => name === result.name)
    if (!values.full || result.outcome !== 'passed' || !stage) return
    done.add(fingerprint(stage))
    writeFileSync(donePath, `${JSON.stringify([...done], undefined, 2)}\n`)
  })
  clearInterval(heartbeat)
  conclude(due, seconds())
}
