import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPathOf } from '../src/shell/is-path-of.ts'

/** Entry of the bundler's manifest, as far as it matters here. */
interface ManifestEntry {
  readonly file: string
  /** Keys of the scripts that it cannot run without. */
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestEntry>>

interface PagePart {
  /** Route address with `$name` parts, or short name of a network. */
  readonly name: string
  /** Paths of everything that it cannot be shown without, beyond what the frame loads anyway. */
  readonly files: readonly string[]
}

const routeKey = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/
const chainKey = /\/definitions\/([a-z0-9-]+)\.ts\?alone$/

/** The route file for every address without one of its own. */
const rest = '/$'

/** The network of an address that names none. */
const defaultChain = 'bsc'

/**
 * Which scripts and styles an address needs besides the frame: its screen's, with all that these import, and its
 * network's. Named in the page, they load beside the frame instead of one generation after the other.
 */
export class PagePreloads {
  readonly #routes: readonly PagePart[]
  readonly #chains: ReadonlyMap<string, readonly string[]>

  /** @param directory output of the build; without a manifest nothing is preloaded */
  constructor(directory: string) {
    const file = join(directory, '.vite', 'manifest.json')
    const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const page = join(directory, 'index.html')
    const frame = frameOf(manifest, existsSync(page) ? readFileSync(page, 'utf8') : '')
    this.#routes = partsOf(manifest, frame, routeKey).map(({ name, files }) => ({
      name: addressOf(name),
      files,
    }))
    this.#chains = new Map(
      partsOf(manifest, frame, chainKey).map(({ name, files }) => [name, files]),
    )
  }

  /** Paths of the files, e.g. `/assets/create-abc.js`. */
  for(pathname: string, chain: string | undefined): string[] {
    const route =
      this.#routes.find(({ name }) => name !== rest && isPathOf(name, pathname)) ??
      this.#routes.find(({ name }) => name === rest)
    const files = [...(route?.files ?? []), ...(this.#chains.get(chain ?? defaultChain) ?? [])]
    return [...new Set(files)].map((file) => `/${file}`)
  }
}

/** A manifest's entry with everything that it imports, however far. */
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

function partsOf(manifest: Manifest, frame: ReadonlySet<string>, key: RegExp): PagePart[] {
  return Object.keys(manifest).flatMap((source) => {
    const name = key.exec(source)?.[1]
    if (!name) return []
    const own = [...closureOf(manifest, [source])].filter((part) => !frame.has(part))
    const files = own.flatMap((part) => {
      const { file, css = [] } = manifest[part] ?? { file: '' }
      return [file, ...css]
    })
    return [{ name, files: files.filter(Boolean) }]
  })
}

/** `token/detail.$id` and `[index]` of the route files as addresses. */
function addressOf(routeFile: string): string {
  return `/${routeFile.replaceAll('.', '/').replaceAll(/[[\]]/g, '')}`
}
