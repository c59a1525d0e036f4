import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheOf, ensureCompiler, type RustCompiler } from './ensure-compiler.ts'
import { linkProgram } from './link-program.ts'
import { runTool } from './run-tool.ts'

/** The same bytes come of every folder: no path of this machine gets into them. */
const options = [
  ...['-Z', 'unstable-options', '-C', 'opt-level=3', '-C', 'codegen-units=1'],
  ...['-C', 'panic=immediate-abort', '-C', 'metadata=slipway', '--cap-lints', 'warn'],
]
/** Sums that do not fit end the program, everywhere. */
const checked = ['-C', 'overflow-checks=yes']
const frameBytes = 4_096

class Workshop {
  private readonly compiler: RustCompiler
  private readonly programs: string
  private readonly folder: string

  constructor(root: string) {
    this.programs = join(root, 'programs')
    this.compiler = ensureCompiler(root)
    // The core library depends on nothing but the compiler and the target.
    const target = readFileSync(join(this.programs, 'sbpf.json'))
    const hash = createHash('sha256').update(target).update(options.join()).digest('hex')
    this.folder = join(cacheOf(root), hash.slice(0, 16))
    mkdirSync(this.folder, { recursive: true })
  }

  /** Everything that programs stand on; what is there already stays. */
  prepare(): void {
    const core = join(this.folder, 'libcore.rlib')
    if (!existsSync(core)) {
      process.stdout.write('slipway: building the core library for programs (once) …\n')
      this.library('core', '2024', this.compiler.coreSource, [])
    }
    this.library('compiler_builtins', '2021', 'runtime/memory.rs', ['core'])
    this.library(
      'slipway_runtime',
      '2021',
      'runtime/src/lib.rs',
      ['core', 'compiler_builtins'],
      checked,
    )
  }

  program(name: string): Buffer {
    const folder = join(this.folder, name)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    const crates = ['core', 'compiler_builtins', 'slipway_runtime']
    // Nothing is linked by the target's "linker"; what it would have been given stays.
    this.compile(name, `${name}/src/lib.rs`, crates, [
      ...['--edition', '2021', '--crate-type', 'cdylib', '-o', join(folder, `${name}.so`)],
      ...['-C', 'save-temps', '-C', 'lto=fat', '-C', 'embed-bitcode=yes', ...checked],
      ...['-C', `llvm-args=-bpf-stack-size=${frameBytes}`],
    ])
    const [object, ...others] = globSync('*.rcgu.o', { cwd: folder })
    if (!object || others.length > 0) throw new Error(`The compiler left ${others.length} objects.`)
    return linkProgram(readFileSync(join(folder, object)))
  }

  private library(
    name: string,
    edition: string,
    source: string,
    crates: readonly string[],
    more: readonly string[] = [],
  ): void {
    const to = join(this.folder, `lib${name}.rlib`)
    // As bitcode: what of it no program needs would not even compile for this machine.
    const form = ['--crate-type', 'rlib', '-C', 'linker-plugin-lto']
    const args = ['--edition', edition, ...form, '-o', to, ...more]
    this.compile(name, source, crates, args)
  }

  private compile(
    name: string,
    source: string,
    crates: readonly string[],
    args: readonly string[],
  ): void {
    const externs = crates.flatMap((crate) => [
      '--extern',
      `${crate}=${join(this.folder, `lib${crate}.rlib`)}`,
    ])
    const target = ['--target', join(this.programs, 'sbpf.json')]
    runTool(
      this.compiler.path,
      [
        ...['--crate-name', name, ...target, ...options, ...externs, '-L', this.folder],
        ...['--remap-path-prefix', `${this.programs}=programs`, ...args, source],
      ],
      { cwd: this.programs, env: this.compiler.environment },
    )
  }
}

/** Builds a program of `programs/` as it is deployed. @throws {Error} where this machine cannot, or the source is wrong */
export function compileProgram(root: string, name: string): Buffer {
  const workshop = new Workshop(root)
  workshop.prepare()
  return workshop.program(name)
}
