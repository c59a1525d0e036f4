// `npm run faults [-- name …]`: applies each seeded fault, runs the test that must turn red, and takes the fault back.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

type Fault = { readonly patch: string; readonly shows: string; readonly test: string }

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'test-faults')
const testLimitMs = 15 * 60_000
const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean' }, check: { type: 'boolean' } },
  allowPositionals: true,
})

function readFaults(): Fault[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fault[])
}

function git(...args: string[]): boolean {
  return spawnSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] }).status === 0
}

/** True when the named test turned red under the fault, as it must. */
function turnsRed(fault: Fault): boolean {
  const patch = join('test-faults', fault.patch)
  if (!git('apply', '--check', patch)) {
    process.stdout.write(`BROKEN  ${fault.patch}: does not apply\n`)
    return false
  }
  git('apply', patch)
  try {
    const run = spawnSync('sh', ['-c', fault.test], {
      cwd: root,
      stdio: 'ignore',
      timeout: testLimitMs,
    })
    const red = run.status !== 0
    process.stdout.write(`${red ? 'red ' : 'GREEN'}  ${fault.patch}: ${fault.shows}\n`)
    return red
  } finally {
    git('apply', '--reverse', patch)
  }
}

/** True when every fault still applies to the tree as it is, without running a test. */
function applies(fault: Fault): boolean {
  const holds = git('apply', '--check', join('test-faults', fault.patch))
  if (!holds) process.stdout.write(`BROKEN  ${fault.patch}: does not apply\n`)
  return holds
}

const faults = readFaults().filter(
  (fault) => positionals.length === 0 || positionals.some((name) => fault.patch.includes(name)),
)
if (values.list) {
  for (const fault of faults)
    process.stdout.write(`${fault.patch}  ${fault.shows}\n        ${fault.test}\n`)
} else {
  const held = faults.filter(values.check ? applies : turnsRed).length
  process.stdout.write(`\nfaults: ${held} passed, ${faults.length - held} failed\n`)
  process.exit(held === faults.length ? 0 : 1)
}
