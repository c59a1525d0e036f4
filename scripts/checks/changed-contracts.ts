// `node scripts/checks/changed-contracts.ts [--always]`: static analysis and gas where Solidity changed since both were
// last green. The sources are recorded beside the answers, so that the same ones are looked at once, not in every run.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePython } from './ensure-python.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const inputs = ['src', 'templates', 'snapshots', 'tools', 'foundry.toml', 'requirements.txt']
const record = join(root, 'contracts/tools/findings/analysed.json')

function hashSources(): string {
  const folders = [...inputs, 'slither.config.json'].map((name) => `contracts/${name}`)
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
  const paths = files
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.md'))
    .sort()
  const hash = createHash('sha256')
  for (const path of paths.map((file) => join(root, file)))
    if (path !== record && existsSync(path)) hash.update(readFileSync(path))
  return hash.digest('hex')
}

const sources = hashSources()
const analysed = existsSync(record)
  ? (JSON.parse(readFileSync(record, 'utf8')) as { sources: string }).sources
  : ''
if (analysed === sources && !process.argv.includes('--always')) {
  process.stdout.write('contracts: these sources are analysed, and their gas is compared\n')
} else {
  ensurePython(root, 'python', 'contracts/requirements.txt')
  const isGreen = ['gas', 'slither'].every((script) => {
    const command = ['run', '--silent', script, '-w', 'contracts']
    return spawnSync('npm', command, { cwd: root, stdio: 'inherit' }).status === 0
  })
  process.exitCode = isGreen ? 0 : 1
  if (isGreen && analysed !== sources) {
    writeFileSync(record, `${JSON.stringify({ sources }, undefined, 2)}\n`)
    process.stdout.write(`contracts: commit ${record.slice(root.length + 1)}\n`)
  }
}
