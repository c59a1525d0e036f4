import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'

/** The one compiler whose bytes are committed. */
const compilerVersion = '1.96.0'
const packageVersion = '1.96.0+dfsg1-1~deb12u2'
const packages = [
  `rustc-web=${packageVersion}`,
  `rust-web-src=${packageVersion}`,
  `libstd-rust-web-1.96=${packageVersion}`,
  'libllvm22',
]

export interface RustCompiler {
  readonly path: string
  readonly environment: NodeJS.ProcessEnv
  /** `lib.rs` of the core library. */
  readonly coreSource: string
}

function compilerIn(folder: string): RustCompiler {
  const libraries = join(folder, 'usr', 'lib', 'x86_64-linux-gnu')
  return {
    path: join(folder, 'usr', 'bin', 'rustc'),
    // It is a stable compiler, and a target of our own is none of its stable features.
    environment: { ...process.env, LD_LIBRARY_PATH: libraries, RUSTC_BOOTSTRAP: '1' },
    coreSource: join(folder, `usr/src/rustc-${compilerVersion}/library/core/src/lib.rs`),
  }
}

/** What building programs needs and leaves, beside the packages of npm. */
export const cacheOf = (root: string) => join(root, 'node_modules', '.cache', 'programs')

/** Whether this machine has the compiler or can: a Debian of the release that has it. */
export function canHaveCompiler(root: string): boolean {
  if (existsSync(compilerIn(join(cacheOf(root), 'compiler')).path)) return true
  const known = spawnSync('apt-cache', ['madison', 'rustc-web'], { encoding: 'utf8' })
  return known.status === 0 && known.stdout.includes(packageVersion)
}

/**
 * The compiler, unpacked: Debian's, which can make code for the machine "bpf" and comes with the
 * sources of its core library. Nothing is installed.
 * @throws {Error} naming the remedy
 */
export function ensureCompiler(root: string): RustCompiler {
  const cache = cacheOf(root)
  const folder = join(cache, 'compiler')
  const compiler = compilerIn(folder)
  if (existsSync(compiler.path)) return compiler
  if (!canHaveCompiler(root))
    throw new Error(
      `Programs are built by Debian's rustc-web ${packageVersion} (bookworm, amd64), which apt does not know here.`,
    )
  const incoming = join(cache, 'incoming')
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true })
  process.stdout.write('slipway: fetching the compiler of programs (100 MB, once) …\n')
  runTool('apt-get', ['download', '-qq', ...packages], { cwd: incoming })
  for (const archive of globSync('*.deb', { cwd: incoming }))
    runTool('dpkg-deb', ['-x', archive, 'root'], { cwd: incoming })
  renameSync(join(incoming, 'root'), folder)
  rmSync(incoming, { recursive: true })
  return compiler
}
