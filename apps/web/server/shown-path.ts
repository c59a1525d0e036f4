import { resolvePath } from '../src/core/resolve-path.ts'

/** The address at which a visitor ends up: the page redirects some. */
export function shownPath(pathname: string): string {
  const resolution = resolvePath(pathname)
  return resolution.kind === 'redirect' ? resolution.to : pathname
}
