import { withoutEndSlashes } from '../src/core/without-end-slashes.ts'
import { shownPath } from './shown-path.ts'

/** Pages that say the same whatever network is chosen. */
const ofNoNetwork = /^\/(lock\/certificate|owner|portfolio|user|account|sign)(\/|$)/

/**
 * The one address of a page: with its network and nothing else.
 *
 * @param shortname of the network that the page works on
 */
export function canonicalPath(pathname: string, shortname: string): string {
  const path = withoutEndSlashes(shownPath(pathname))
  return ofNoNetwork.test(path) ? path : `${path}?chain=${encodeURIComponent(shortname)}`
}
