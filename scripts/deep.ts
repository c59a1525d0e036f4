// `npm run deep -- --minutes 60`: mutation testing, a slice at a time. It goes on where the last slice ended. See `npm run deep -- --help`.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  addFiles,
  type DeepState,
  type FolderState,
  openFiles,
  orderFolders,
} from './deep/deep-state.ts'
import { measureContracts } from './deep/measure-contracts.ts'
import { type Measurement, measureFiles } from './deep/measure-files.ts'
import { solidityChanges } from './deep/solidity-changes.ts'

const help = `npm run deep -- [options]

  --minutes 60          length of the slice
  --folder <folder>     measures this folder alone, for example packages/sdk/src/lock
  --list                shows what is known and measures nothing
  --help                shows this

Every expression of the SDK and of the index handlers is changed, one at a time, and the unit tests of the workspace
should notice; what integration tests alone would notice counts as missed. Of each contract a sample of such changes is
tried on the tests of its folder, and what they miss is printed; scripts/deep/survivors.json answers those that change
nothing anybody could notice, counted from the next measurement on. A score is the share of changes noticed. Scores are
kept in .slipway/deep.json; folders that were measured longest ago, or never, come first.
`

/** Files are measured in lots of about this many lines, so that a slice that ends loses little. */
const LINES_PER_LOT = 800

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stateFile = join(root, '.slipway', 'deep.json')
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    folder: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function readState(): DeepState {
  return existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as DeepState) : {}
}

function keep(folder: string, known: FolderState): void {
  mkdirSync(dirname(stateFile), { recursive: true })
  writeFileSync(stateFile, `${JSON.stringify({ ...readState(), [folder]: known }, undefined, 2)}\n`)
}

function sourcesOf(folder: string): string[] {
  if (folder.startsWith('contracts/')) return contractsOf(folder)
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/test\//.test(file))
    .sort()
}

/** Interfaces hold nothing to change. */
function contractsOf(folder: string): string[] {
  return globSync(`${folder}/**/*.sol`, { cwd: root })
    .filter((file) => solidityChanges(readFileSync(join(root, file), 'utf8')).length > 0)
    .sort()
}

function allFolders(): string[] {
  return globSync(['contracts/src/*', 'packages/sdk/src/*', 'apps/indexer/src/*/handlers'], {
    cwd: root,
  })
    .filter((folder) => !/\.(ts|sol|md)$/.test(folder) && sourcesOf(folder).length > 0)
    .sort()
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** The first files, up to the length of a lot. */
function nextLot(files: readonly string[]): string[] {
  if (files[0]?.endsWith('.sol')) return files.slice(0, 1)
  let lines = 0
  const end = files.findIndex((file) => {
    lines += readFileSync(join(root, file), 'utf8').split('\n').length
    return lines > LINES_PER_LOT
  })
  return files.slice(0, end === -1 ? files.length : Math.max(1, end))
}

function describeFolder(folder: string, known: FolderState | undefined): string {
  if (known?.problem) return `   –    ${folder}: ${known.problem}`
  if (known?.score === undefined) return `   –    ${folder}${known?.begun ? ': begun' : ''}`
  const isOld = known.sources !== hashOf(sourcesOf(folder))
  const answered = known.answered ? ` (${known.answered} answered)` : ''
  const counts = `${known.killed} killed, ${known.survived} survived${answered}`
  return `${known.score.toFixed(1).padStart(5)} %  ${folder}: ${counts}${isOld ? ', changed since' : ''}`
}

function measureLot(lot: readonly string[], stop: AbortSignal): Promise<Measurement> {
  const folder = join(root, '.slipway')
  if (!lot[0]?.endsWith('.sol')) return measureFiles(root, join(folder, 'deep'), lot, stop)
  return measureContracts(root, join(folder, 'deep-contracts'), lot, stop, (report) => {
    const { file, verdict, change, answer } = report
    if (verdict !== 'survived') return
    const [before] = change.before.split('\n')
    const what = `${file}:${change.line}: ${before} became ${change.text || 'nothing'}`
    print(answer === undefined ? `missed    ${what}` : `answered  ${what}: ${answer}`)
  })
}

/** True once the folder has a result; false if the time was over before. */
async function measureFolder(folder: string, stop: AbortSignal): Promise<boolean> {
  const files = sourcesOf(folder)
  const sources = hashOf(files)
  for (;;) {
    const known = readState()[folder]
    const lot = nextLot(openFiles(files, sources, known))
    const result = await measureLot(lot, stop)
    if ('late' in result) return false
    const next =
      'problem' in result
        ? { ...known, begun: undefined, measuredAt: Date.now(), problem: result.problem }
        : addFiles(files, sources, known, result.counts, Date.now())
    keep(folder, next)
    if (next.begun === undefined) {
      print(describeFolder(folder, next))
      return true
    }
  }
}

async function measureAll(folders: readonly string[], minutes: number): Promise<void> {
  const ending = new AbortController()
  const limit = setTimeout(() => ending.abort(), minutes * 60_000)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => ending.abort())
  for (const folder of orderFolders(folders, readState()))
    if (ending.signal.aborted || !(await measureFolder(folder, ending.signal))) break
  clearTimeout(limit)
}

async function main(): Promise<void> {
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new RangeError(`--minutes ${values.minutes}: it is a number above 0.`)
  const folders = values.folder === undefined ? allFolders() : [values.folder.replace(/\/$/, '')]
  const empty = folders.find((folder) => sourcesOf(folder).length === 0)
  if (empty !== undefined) throw new RangeError(`--folder ${empty}: it has no sources.`)
  if (!values.list) await measureAll(folders, minutes)
  const state = readState()
  print('\nShare of changes that the tests noticed:')
  for (const folder of folders) print(describeFolder(folder, state[folder]))
}

if (values.help) {
  print(help)
} else {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
