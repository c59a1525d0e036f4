// `npm run add-chain [-- --chain-id … --name … --offline]`: writes the definition, a first logo and the list line of a new
// EVM network from answers, runs the tests that visit every network, and takes everything back when they are red.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chains } from '@slipway/chains'
import { askNodes } from './chain-files/ask-nodes.ts'
import { buildDefinition } from './chain-files/build-definition.ts'
import { buildLogo } from './chain-files/build-logo.ts'
import { checkAnswers, problemOf } from './chain-files/check-answers.ts'
import { listChain } from './chain-files/list-chain.ts'
import { type Answers, type Flag, type Question, questions } from './chain-files/questions.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packageFolder = join(root, 'packages', 'chains')
const listFile = join(packageFolder, 'src', 'all-chains.ts')

function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

function readFlags(): { given: Partial<Record<Flag, string>>; offline: boolean } {
  const options = Object.fromEntries(
    questions.map(({ flag }) => [flag, { type: 'string', multiple: flag === 'rpc' } as const]),
  )
  try {
    const { values } = parseArgs({ options: { ...options, offline: { type: 'boolean' } } })
    const { offline = false, ...flags } = values
    const given = Object.entries(flags).map(([flag, value]) => [
      flag,
      Array.isArray(value) ? value.join(' ') : value,
    ])
    return { given: Object.fromEntries(given), offline: offline === true }
  } catch (error) {
    const known = questions.map(({ flag }) => `--${flag}`).join(' ')
    return fail([String(error), `Known flags: ${known} --offline`])
  }
}

/** Asks at the terminal for whatever no flag has said. */
async function askForRest(given: Partial<Record<Flag, string>>): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  for (const question of questions as readonly (Question & { flag: Flag })[]) {
    while (given[question.flag] === undefined) {
      const hint = question.fallback ? ` [${question.fallback}]` : ''
      const typed = (await terminal.question(`${question.asks}${hint}: `)).trim()
      const answer = typed === '' ? question.fallback : typed
      const problem = problemOf(question, answer)
      if (problem) process.stdout.write(`  Expected ${question.expects}.\n`)
      else given[question.flag] = answer ?? ''
    }
  }
  terminal.close()
}

function run(command: string, args: readonly string[]): boolean {
  const program = join(root, 'node_modules', '.bin', command)
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0
}

/** Whether the compiler accepts the catalogue; what it says about other folders is not this command's matter. */
function areTypesSound(): boolean {
  const compiler = join(root, 'node_modules', '.bin', 'tsc')
  const { stdout } = spawnSync(compiler, ['-p', 'tsconfig.json'], { cwd: root, encoding: 'utf8' })
  const complaints = stdout.split('\n').filter((line) => line.startsWith('packages/chains/'))
  process.stdout.write(complaints.map((line) => `${line}\n`).join(''))
  return complaints.length === 0
}

/** Writes the three files; true when format, types and tests accept them. */
function writeAndTest(answers: Answers, written: readonly string[]): boolean {
  const [definition = '', logo = ''] = written
  writeFileSync(definition, buildDefinition(answers))
  writeFileSync(logo, buildLogo(answers))
  writeFileSync(listFile, listChain(readFileSync(listFile, 'utf8'), answers, chains))
  return (
    run('biome', ['check', '--write', packageFolder]) &&
    areTypesSound() &&
    run('vitest', ['run', '--project', 'unit', 'packages/chains'])
  )
}

const { given, offline } = readFlags()
if (process.stdin.isTTY) await askForRest(given)
const checked = checkAnswers(given, chains)
if ('problems' in checked) fail(checked.problems)
const { answers } = checked

if (!offline) {
  const unreachable = await askNodes(answers.rpc.split(' '), Number(answers['chain-id']))
  if (unreachable.length > 0) fail([...unreachable, 'Nothing was written (--offline skips this).'])
}

const definitionFile = join(packageFolder, 'src', 'definitions', `${answers.shortname}.ts`)
const logoFile = join(packageFolder, 'logos', `${answers.shortname}.svg`)
const listBefore = readFileSync(listFile, 'utf8')
if (!writeAndTest(answers, [definitionFile, logoFile])) {
  for (const file of [definitionFile, logoFile]) rmSync(file, { force: true })
  writeFileSync(listFile, listBefore)
  fail(['', 'The new network did not pass; nothing was kept.'])
}
process.stdout.write(
  `\n${answers.name} is added. Next: docs/runbooks/add-a-chain.md, "What the command cannot know".\n`,
)
