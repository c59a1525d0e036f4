/** Where a visit leads that names no place (specification section 2). */
export const landingPath = '/dashboard/workplace'

/**
 * Where somebody goes after signing in: a page of this site, whatever the address says. A link that
 * somebody else made must not lead from our sign-in to their site.
 *
 * @param redirect of the address: a path with its query
 */
export function readRedirect(redirect: string | undefined): string {
  if (!redirect?.startsWith('/')) return landingPath
  // Browsers read `//host`, `/\host` and paths with control characters as another host's address.
  const url = URL.parse(redirect, 'https://here.invalid')
  if (url?.origin !== 'https://here.invalid') return landingPath
  // What is left of `/.//host` once it is read is another host's address as well.
  if (url.pathname.startsWith('//')) return landingPath
  if (url.pathname.startsWith('/user/') || url.pathname === '/account/logout') return landingPath
  return `${url.pathname}${url.search}`
}
