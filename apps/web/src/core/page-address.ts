import { runtimeConfig } from './runtime-config.ts'

/** The open page's address inside the site: path, query and fragment. In a static bundle it stands behind `#`. */
export function pageAddress(): URL {
  const { href, hash } = globalThis.location ?? new URL('about:blank')
  return new URL(runtimeConfig.isStatic ? hash.slice(1) || '/' : href, href)
}

/** What the address of every page of this site begins with; a path follows. */
export function siteRoot(): string {
  const { origin, pathname } = globalThis.location
  return runtimeConfig.isStatic ? `${origin}${pathname}#` : origin
}

/** Opens a page by a whole load. @param address path, query and fragment */
export function loadPage(address: string): void {
  if (!runtimeConfig.isStatic) {
    globalThis.location.assign(address)
    return
  }
  // A new fragment alone loads nothing.
  globalThis.location.hash = address
  globalThis.location.reload()
}
