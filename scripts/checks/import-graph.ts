import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The modules of this repository, without tests and generated code, and what each imports of the others. */
export interface ImportGraph {
  /** Text of each module by its path. */
  readonly texts: ReadonlyMap<string, string>
  /** Imports that exist when the code runs, lazy ones too. */
  readonly runtime: ReadonlyMap<string, ReadonlySet<string>>
  /** The same with imports of types. */
  readonly all: ReadonlyMap<string, ReadonlySet<string>>
}

const isOwnSource = (file: string) =>
  /^(apps|packages)\/[\w-]+\/src\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/tests?\/|\/generated\/|\.gen\.ts$|\.d\.ts$/.test(file)

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** Whether each name between the braces is a type. */
const namesTypesAlone = (names: string) =>
  /^\{[^}]*\}\s*from\s*$/.test(names.trim()) &&
  names
    .slice(names.indexOf('{') + 1, names.indexOf('}'))
    .split(',')
    .every((name) => name.trim() === '' || name.trim().startsWith('type '))

/** The file behind a specifier; undefined for what is not a module of this repository. */
function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const [, name = '', path = 'index'] = /^@slipway\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? []
  const target = name ? `packages/${name}/src/${path}` : normalize(join(dirname(from), specifier))
  if (!name && !specifier.startsWith('.')) return undefined
  return [target, `${target}.ts`, `${target}.tsx`].find((file) => known.has(file))
}

/** Reads every tracked module below `apps` and `packages`. */
export function readImportGraph(root: string): ImportGraph {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = tracked
    .split('\n')
    .filter((file) => isOwnSource(file) && existsSync(join(root, file)))
  const known = new Set(files)
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const runtime = new Map<string, Set<string>>()
  const all = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    const [values, any] = [new Set<string>(), new Set<string>()]
    for (const [, isType, names = '', plain, lazy] of text.matchAll(statement)) {
      const target = resolve(file, plain ?? lazy ?? '', known)
      if (target === undefined || target === file) continue
      any.add(target)
      if (!isType && !namesTypesAlone(names)) values.add(target)
    }
    runtime.set(file, values)
    all.set(file, any)
  }
  return { texts, runtime, all }
}

/** Everything that can be reached from some modules, themselves included. */
export function reachFrom(
  edges: ReadonlyMap<string, ReadonlySet<string>>,
  starts: readonly string[],
): ReadonlySet<string> {
  const found = new Set(starts)
  for (const file of found) for (const next of edges.get(file) ?? []) found.add(next)
  return found
}

/** The same edges the other way. */
export function turnAround(
  edges: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const turned = new Map([...edges.keys()].map((file) => [file, new Set<string>()]))
  for (const [file, targets] of edges) for (const target of targets) turned.get(target)?.add(file)
  return turned
}
