import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Entry of the bundler's manifest, as far as it matters here. */
interface ManifestEntry {
  readonly file: string
  /** Keys of the scripts that it cannot run without. */
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestEntry>>

/** What a build is made of, by what a visitor opens. Paths are relative to the build, e.g. `assets/frame-abc.js`. */
export interface PageParts {
  /** Scripts and styles that every page loads. */
  readonly frame: readonly string[]
  /** By route address with `$name` parts: what its screen cannot be shown without, beyond the frame. */
  readonly routes: ReadonlyMap<string, readonly string[]>
  /** By short name of a network. */
  readonly chains: ReadonlyMap<string, readonly string[]>
  /** @returns what a module that loads on demand brings, beyond the frame; undefined where the build has no such module */
  filesOf(source: string): readonly string[] | undefined
}

const routeKey = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/
const chainKey = /\/definitions\/([a-z0-9-]+)\.ts\?alone$/

/** A manifest's entries with everything that they import, however far. */
function closureOf(manifest: Manifest, start: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of start) visit(key)
  return found
}

/** Everything that the page loads by itself: the scripts that it names (its start stands in it) and what they import. */
function frameOf(manifest: Manifest, page: string): ReadonlySet<string> {
  const named = Object.keys(manifest).filter((key) => page.includes(`/${manifest[key]?.file}"`))
  return closureOf(manifest, named)
}

function filesOf(manifest: Manifest, keys: Iterable<string>): readonly string[] {
  const files = [...keys].flatMap((key) => {
    const { file = '', css = [] } = manifest[key] ?? {}
    return [file, ...css]
  })
  return [...new Set(files.filter(Boolean))]
}

/** `token/detail.$id` and `[index]` of the route files as addresses. */
const addressOf = (routeFile: string) =>
  `/${routeFile.replaceAll('.', '/').replaceAll(/[[\]]/g, '')}`

/** @param directory output of the build; without a manifest there are no parts */
export function readPageParts(directory: string): PageParts {
  const file = join(directory, '.vite', 'manifest.json')
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const page = join(directory, 'index.html')
  const frame = frameOf(manifest, existsSync(page) ? readFileSync(page, 'utf8') : '')
  const beyondFrame = (source: string) =>
    filesOf(
      manifest,
      [...closureOf(manifest, [source])].filter((part) => !frame.has(part)),
    )
  const partsOf = (key: RegExp) =>
    Object.keys(manifest).flatMap((source) => {
      const name = key.exec(source)?.[1]
      return name ? [[name, beyondFrame(source)] as const] : []
    })
  return {
    frame: filesOf(manifest, frame),
    routes: new Map(partsOf(routeKey).map(([name, files]) => [addressOf(name), files])),
    chains: new Map(partsOf(chainKey)),
    filesOf: (source) => (manifest[source] ? beyondFrame(source) : undefined),
  }
}
