// Static analysis of both profiles with slither, offline: forge compiles with our compilers and full build info into
// folders of their own, slither reads them. Every finding is answered beside it in the code, or in findings/<profile>.json
// under an id that lines and the order of calls do not change. An answer without its finding is an error too.
// Usage: node tools/check-findings.mjs [--write]      (--write keeps the answers that fit, and adds what has none yet)
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))

const slither = process.env.SLITHER ?? '../.slipway/python/bin/slither'
if (!existsSync(slither)) {
  console.error(
    'slither is missing: python3 -m venv .slipway/python && .slipway/python/bin/pip install -r contracts/requirements.txt',
  )
  process.exit(1)
}
const isWriting = process.argv.includes('--write')
/** Which sources each profile compiles. */
const profiles = { default: 'src', templates: 'templates' }

/** Runs a program, quietly as long as it says nothing wrong. */
function run(command, args, env) {
  return spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, ...env } })
}

/** What slither says about a profile's sources. */
function findingsOf(profile) {
  const out = `cache/slither/${profile}`
  const report = `${out}-findings.json`
  const env = { FOUNDRY_PROFILE: profile, FOUNDRY_CACHE_PATH: `${out}-cache` }
  const build = ['build', profiles[profile], '--force', '--build-info', '--out', out]
  const built = run(process.execPath, ['tools/forge.mjs', ...build], env)
  if (built.status !== 0) throw new Error(`${profile} does not compile: ${built.stderr}`)
  rmSync(report, { force: true })
  const options = ['--config-file', 'slither.config.json', '--foundry-out-directory', out, '--json', report]
  const { stderr } = run(slither, ['.', ...options], env)
  if (!existsSync(report)) throw new Error(`slither wrote no report: ${stderr}`)
  const { success, error, results } = JSON.parse(readFileSync(report, 'utf8'))
  if (!success) throw new Error(`slither: ${error}`)
  return results.detectors ?? []
}

/** The finding without its lines, and with what it lists in one order. */
function identify({ check, description }) {
  const lines = description.replaceAll(/#\d+(-\d+)?/g, '').trim().split('\n')
  const told = [check, lines[0], ...lines.slice(1).map((line) => line.trim()).sort()].join('\n')
  return { id: createHash('sha256').update(told).digest('hex').slice(0, 16), check, where: lines[0] }
}

for (const profile of Object.keys(profiles)) {
  const file = `tools/findings/${profile}.json`
  let answers = new Map(JSON.parse(readFileSync(file, 'utf8')).map((entry) => [entry.id, entry]))
  const found = new Map(findingsOf(profile).map(identify).map((finding) => [finding.id, finding]))
  if (isWriting) {
    const kept = [...found.values()].map((finding) => ({ ...finding, answer: answers.get(finding.id)?.answer ?? '' }))
    kept.sort((a, b) => `${a.check} ${a.where} ${a.id}`.localeCompare(`${b.check} ${b.where} ${b.id}`, 'en'))
    writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`)
    answers = new Map(kept.map((entry) => [entry.id, entry]))
  }
  const open = [...found.values()].filter(({ id }) => !answers.get(id)?.answer)
  const stale = [...answers.values()].filter(({ id }) => !found.has(id))
  for (const { id, check, where } of open) console.error(`${profile}: not answered: ${id} ${check}: ${where}`)
  for (const { id, check, where } of stale) console.error(`${profile}: answers nothing: ${id} ${check}: ${where}`)
  if (open.length + stale.length > 0) process.exitCode = 1
  else console.log(`slither, ${profile}: ${found.size} findings, each with an answer`)
}
