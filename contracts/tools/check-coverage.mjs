// Measures branch and line coverage of src/ and demands 100 % of both; what no test can reach is answered, line by line,
// in coverage-answers.json.
// Usage: node tools/check-coverage.mjs      (after `npm run build`)
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findForge } from './forge.mjs'

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
mkdirSync('coverage', { recursive: true })

/** Sources of taxed templates, interfaces apart. */
const taxedCode = /^templates\/token\/(?!I[A-Z]|ExtensionAddress|StandardToken|TokenBase|Capabilities|PrintableText|TokenOwnership|Wallets)/

/** Whether a source needs the code of taxed tokens, which does not compile without the optimizer: its stack is too deep. */
function needsTaxedCode(file, seen = new Set()) {
  if (taxedCode.test(file)) return true
  if (seen.has(file)) return false
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)
  return [...imports].some(([, path]) => needsTaxedCode(normalize(join(dirname(file), path)), seen))
}

// Tests of templates reach nothing of src that its own tests do not reach.
const skipped = readdirSync('test', { recursive: true })
  .filter((name) => name.endsWith('.sol'))
  .map((name) => join('test', name))
  .filter((file) => needsTaxedCode(file))

const report = 'coverage/lcov.info'
const options = ['--report', 'lcov', '--report-file', report]
// Invariants repeat what the other tests reach, a hundred thousand times; gas is measured without instrumentation, and
// would overwrite its snapshots here.
const scope = [
  ...['--no-match-coverage', '(test|lib|templates)'],
  ...['--no-match-contract', 'Invariants'],
  ...['--no-match-path', 'test/**/*.gas.t.sol'],
  ...skipped.flatMap((file) => ['--skip', file]),
]
const run = spawnSync(findForge(), ['coverage', ...options, ...scope], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  env: { ...process.env, FOUNDRY_PROFILE: 'coverage' },
})
if (run.status !== 0) {
  console.error(run.stdout.split('\n').filter((line) => !line.startsWith('[PASS]')).join('\n'))
  process.exit(run.status ?? 1)
}

const answers = JSON.parse(readFileSync('tools/coverage-answers.json', 'utf8'))
/** Whether somebody has said why a line cannot be reached. */
const isAnswered = (file, line) => {
  const code = readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()
  return answers.some((answer) => answer.file === file && answer.code === code)
}

const gaps = []
let file = ''
const totals = { branches: 0, lines: 0 }
for (const line of readFileSync(report, 'utf8').split('\n')) {
  const [tag, value = ''] = line.split(':')
  const fields = value.split(',')
  if (tag === 'SF') file = value
  if (tag === 'BRDA') {
    totals.branches += 1
    if ((fields[3] === '-' || fields[3] === '0') && !isAnswered(file, Number(fields[0]))) gaps.push(`${file}:${fields[0]}: branch ${fields[2]} never taken`)
  }
  if (tag === 'DA') {
    totals.lines += 1
    if (fields[1] === '0' && !isAnswered(file, Number(fields[0]))) gaps.push(`${file}:${fields[0]}: line never run`)
  }
}

if (gaps.length > 0) {
  console.error(gaps.join('\n'))
  process.exitCode = 1
} else {
  console.log(`Coverage of src: ${totals.branches} of ${totals.branches} branches, ${totals.lines} of ${totals.lines} lines.`)
}
