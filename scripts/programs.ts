// `npm run programs`: builds the Solana programs, whose binaries are committed; `--check` only compares, and passes without
// their compiler unless `--require` is given; `--to` builds elsewhere.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compileProgram } from './programs/compile-program.ts'
import { canHaveCompiler } from './programs/ensure-compiler.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const names = ['locker', 'airdrop', 'presale', 'staking']
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    require: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
})
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Where a program's binary lies. */
function placeOf(name: string): string {
  const folder = values.to ? resolve(values.to, name) : join(root, 'programs', name)
  mkdirSync(folder, { recursive: true })
  return join(folder, `${name}.so`)
}

/** @returns whether the committed binary is what its source builds, once this is over */
function build(name: string): boolean {
  const path = placeOf(name)
  const built = compileProgram(root, name)
  process.stdout.write(`${name}: ${built.length} bytes, sha256 ${hashOf(built)}\n`)
  if (existsSync(path) && hashOf(readFileSync(path)) === hashOf(built)) return true
  if (!values.check) writeFileSync(path, built)
  else process.stderr.write(`${path} is not what its source builds: npm run programs\n`)
  return !values.check
}

if (values.check && !values.require && !canHaveCompiler(root))
  process.stdout.write('programs: their compiler is not to be had here; nothing was compared\n')
else {
  try {
    process.exitCode = names.map(build).every(Boolean) ? 0 : 1
  } catch (error) {
    process.stderr.write(`Compilation failed: ${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
