import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPathOf } from '../src/shell/is-path-of.ts'

/** Entry of the bundler's manifest, as far as it matters here. */
interface ManifestEntry {
  readonly file: string
}

interface PagePart {
  /** Route address with `$name` parts, or short name of a network. */
  readonly name: string
  readonly file: string
}

const routeKey = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/
const chainKey = /\/definitions\/([a-z0-9-]+)\.ts\?alone$/

/** The route file for every address without one of its own. */
const rest = '/$'

/** The network of an address that names none. */
const defaultChain = 'bsc'

/**
 * Which scripts an address needs besides the frame: its screen's and its network's. Named in the
 * page, they load beside the frame instead of after it.
 */
export class PagePreloads {
  readonly #routes: readonly PagePart[]
  readonly #chains: ReadonlyMap<string, string>

  /** @param directory output of the build; without a manifest nothing is preloaded */
  constructor(directory: string) {
    const file = join(directory, '.vite', 'manifest.json')
    const manifest: Readonly<Record<string, ManifestEntry>> = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : {}
    this.#routes = partsOf(manifest, routeKey).map(({ name, file }) => ({
      name: addressOf(name),
      file,
    }))
    this.#chains = new Map(partsOf(manifest, chainKey).map(({ name, file }) => [name, file]))
  }

  /** Paths of the scripts, e.g. `/assets/create-abc.js`. */
  for(pathname: string, chain: string | undefined): string[] {
    const route =
      this.#routes.find(({ name }) => name !== rest && isPathOf(name, pathname)) ??
      this.#routes.find(({ name }) => name === rest)
    const files = [route?.file, this.#chains.get(chain ?? defaultChain)]
    return files.filter((file) => file !== undefined).map((file) => `/${file}`)
  }
}

function partsOf(manifest: Readonly<Record<string, ManifestEntry>>, key: RegExp): PagePart[] {
  return Object.entries(manifest).flatMap(([source, { file }]) => {
    const name = key.exec(source)?.[1]
    return name ? [{ name, file }] : []
  })
}

/** `token/detail.$id` and `[index]` of the route files as addresses. */
function addressOf(routeFile: string): string {
  return `/${routeFile.replaceAll('.', '/').replaceAll(/[[\]]/g, '')}`
}
