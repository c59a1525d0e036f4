import { isPathOf } from '../src/core/is-path-of.ts'
import { readPageParts } from './page-parts.ts'

/** The route file for every address without one of its own. */
const rest = '/$'

/** The network of an address that names none. */
const defaultChain = 'bsc'

/**
 * Which scripts and styles an address needs besides the frame: its screen's, with all that these import, and its
 * network's. Named in the page, they load beside the frame instead of one generation after the other.
 */
export class PagePreloads {
  readonly #routes: ReadonlyMap<string, readonly string[]>
  readonly #chains: ReadonlyMap<string, readonly string[]>

  /** @param directory output of the build; without a manifest nothing is preloaded */
  constructor(directory: string) {
    const parts = readPageParts(directory)
    this.#routes = parts.routes
    this.#chains = parts.chains
  }

  /** Paths of the files, e.g. `/assets/create-abc.js`. */
  for(pathname: string, chain: string | undefined): string[] {
    const route =
      [...this.#routes.keys()].find((name) => name !== rest && isPathOf(name, pathname)) ?? rest
    const files = [
      ...(this.#routes.get(route) ?? []),
      ...(this.#chains.get(chain ?? defaultChain) ?? []),
    ]
    return [...new Set(files)].map((file) => `/${file}`)
  }
}
