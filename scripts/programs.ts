// `npm run programs`: builds the Solana programs, whose binaries are committed; `--check` only compares, and passes without
// their compiler unless `--require` is given; `--to` builds elsewhere. `--on <network> [--rpc <url>]` builds nothing: it compares
// what runs on a cluster with the committed binaries, and says who could replace it.
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
    on: { type: 'string' },
    rpc: { type: 'string' },
  },
})
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const committed = (name: string) => join(root, 'programs', name, `${name}.so`)

/** Where a program's binary lies. */
function placeOf(name: string): string {
  if (!values.to) return committed(name)
  const folder = resolve(values.to, name)
  mkdirSync(folder, { recursive: true })
  return join(folder, `${name}.so`)
}

/** @returns whether a cluster runs the committed binaries, for good */
async function compare(shortname: string): Promise<boolean> {
  // Builds need no package.
  const { compareOn } = await import('./programs/compare-deployed.ts')
  const compared = await compareOn(shortname, values.rpc, (name) => readFileSync(committed(name)))
  for (const { name, address, problem } of compared)
    process.stdout.write(
      `${name} ${address}: ${problem ?? 'the committed binary; nobody can replace it'}\n`,
    )
  return compared.every(({ problem }) => problem === undefined)
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

function buildAll(): boolean {
  if (!values.check || values.require || canHaveCompiler(root))
    return names.map(build).every(Boolean)
  process.stdout.write('programs: their compiler is not to be had here; nothing was compared\n')
  return true
}

try {
  process.exitCode = (values.on ? await compare(values.on) : buildAll()) ? 0 : 1
} catch (error) {
  const what = values.on ? 'The programs could not be compared' : 'Compilation failed'
  process.stderr.write(`${what}: ${(error as Error).message}\n`)
  process.exitCode = 1
}
