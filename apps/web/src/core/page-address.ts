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

/**
 * Takes away the link that the server wrote for search engines. Phones share a page's canonical address in place of the
 * shown one: whoever invites would lose the name that their link carries, and a list its filters. Without the link they
 * share what the address bar shows, and nothing has to follow each navigation; the server gives every page its own.
 */
export function removeCanonicalLink(): void {
  document.querySelector('link[rel="canonical"]')?.remove()
}
