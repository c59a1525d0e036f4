// `npm run format`: writes every file as the gate wants it, Solidity included.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const forge = join(root, 'contracts', 'tools', 'forge.mjs')

const commands = [
  ['biome', ['check', '--write', '.'], root],
  [process.execPath, [forge, 'fmt'], join(root, 'contracts')],
  [process.execPath, [forge, 'fmt', 'templates'], join(root, 'contracts')],
] as const

for (const [program, args, cwd] of commands) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
