import { activeChain } from './active-chain.ts'
import { canonicalPath } from './canonical-path.ts'

/** Keeps the link that the server wrote true to the shown page: browsers share that one. A page without one gets none. */
export function setCanonicalLink(pathname: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (link) link.href = new URL(canonicalPath(pathname, activeChain.shortname), link.href).href
}
