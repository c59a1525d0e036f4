// `node scripts/checks/analyse-contracts.ts [--always]`: static analysis where Solidity changed since it was last answered.
// What was analysed is recorded beside the answers, so that the same sources are analysed once and not in every run.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureSlither } from './ensure-slither.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const inputs = [
  'src',
  'templates',
  'foundry.toml',
  'slither.config.json',
  'requirements.txt',
  'tools',
]
const record = join(root, 'contracts/tools/findings/analysed.json')

function hashSources(): string {
  const folders = inputs.map((name) => `contracts/${name}`)
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
  const hash = createHash('sha256')
  for (const file of files
    .split('\n')
    .filter((name) => name !== '')
    .sort()) {
    const path = join(root, file)
    if (path !== record && existsSync(path)) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

const sources = hashSources()
const analysed = existsSync(record)
  ? (JSON.parse(readFileSync(record, 'utf8')) as { sources: string }).sources
  : ''
if (analysed === sources && !process.argv.includes('--always')) {
  process.stdout.write('slither: these sources are analysed, and every finding is answered\n')
} else {
  ensureSlither(root)
  const command = ['run', '--silent', 'slither', '-w', 'contracts']
  const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
  if (status === 0) {
    writeFileSync(record, `${JSON.stringify({ sources }, undefined, 2)}\n`)
    if (analysed !== sources)
      process.stdout.write(`slither: commit ${record.slice(root.length + 1)}\n`)
  }
}
