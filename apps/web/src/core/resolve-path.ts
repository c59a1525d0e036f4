import { withoutEndSlashes } from './without-end-slashes.ts'

/** What an address without a route file of its own leads to. */
export type PathResolution =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' }

/** Specification section 2; `/lock` leads to the lock screen (web.md, "Shell"). */
const redirects: Readonly<Record<string, string>> = {
  '/': '/index',
  '/presale': '/presale/list',
  '/token': '/token/create',
  '/lock': '/lock/create',
  '/user': '/user/login',
  '/tools/repair': '/lp/fix',
}

/**
 * Resolves an address that no route file matches.
 * @param pathname path part of the address; a trailing slash does not matter
 */
export function resolvePath(pathname: string): PathResolution {
  const target = redirects[withoutEndSlashes(pathname)]
  return target ? { kind: 'redirect', to: target } : { kind: 'unknown' }
}
