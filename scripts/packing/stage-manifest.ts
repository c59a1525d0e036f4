/** What we read of a `package.json`, and write into the published one. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly license: string
  readonly type: 'module'
  readonly exports: Readonly<Record<string, string>>
  /** Names inside the package, of compiled files alone. */
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

const compiled = (target: string) => target.replace(/^\.\/src\//, './dist/')

const compiledFile = (target: string) => compiled(target).replace(/\.ts$/, '.js')

/** What makes a package's own files runs here alone. */
const isPublished = (target: string) => !target.startsWith('./src/build/')

/** Types first: a resolver takes the first condition that it knows. */
function stageExport(target: string) {
  if (!target.endsWith('.ts')) return target
  const base = compiled(target).slice(0, -'.ts'.length)
  return { types: `${base}.d.ts`, default: `${base}.js` }
}

/**
 * The manifest that is published for one of our packages: compiled files in the place of sources, and nothing that only
 * we need.
 */
export function stageManifest(manifest: Manifest) {
  const { name, version, description, license, type, dependencies, imports, bin = {} } = manifest
  const programs = Object.entries(bin).map(([program, file]) => [program, compiledFile(file)])
  return {
    name,
    version,
    ...(description !== undefined && { description }),
    license,
    type,
    // No module of a library does anything when it is loaded: what is not used is left out by any bundler.
    sideEffects: programs.length > 0,
    ...(programs.length > 0 && { bin: Object.fromEntries(programs) }),
    engines: { node: '>=20.11' },
    exports: {
      ...Object.fromEntries(
        Object.entries(manifest.exports)
          .filter(([, target]) => isPublished(target))
          .map(([path, target]) => [path, stageExport(target)]),
      ),
      './package.json': './package.json',
    },
    ...(imports && { imports }),
    ...(dependencies && { dependencies }),
    publishConfig: { access: 'public' },
  }
}
