// `npm run advisories`: known vulnerabilities of the packages that the lock files name, each with an answer; see ADR 0276.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { askAdvisories, listLocked } from './checks/ask-advisories.ts'
import { type AdvisoryAnswer, judgeAdvisories } from './checks/judge-advisories.ts'

const help = `npm run advisories [-- --registry <address>]

Asks the registry that npm uses. Each advisory is either mended by another version, or answered in
scripts/checks/advisory-answers.json: id, package, why it does not matter here, and a day, at most
90 days ahead, on which somebody looks again.
`
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: { registry: { type: 'string' }, help: { type: 'boolean', default: false } },
})
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

async function scan(): Promise<void> {
  const registry =
    values.registry ?? process.env.npm_config_registry ?? 'https://registry.npmjs.org'
  const packages = listLocked(
    readJson('package-lock.json'),
    readJson('docs', 'site', 'package-lock.json'),
  )
  const answers: readonly AdvisoryAnswer[] = readJson('scripts/checks/advisory-answers.json')
  const found = await askAdvisories(registry.replace(/\/$/, ''), packages)
  const problems = judgeAdvisories(found, answers, Date.now())
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
  process.stdout.write(
    `advisories: ${Object.keys(packages).length} packages, ${found.length} known, ${problems.length} problems\n`,
  )
}

if (values.help) process.stdout.write(help)
else
  scan().catch((error: unknown) => {
    process.stderr.write(`advisories: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
