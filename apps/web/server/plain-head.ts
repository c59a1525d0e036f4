import { findRoute } from '../src/core/match-route.ts'
import type { ShareHead } from './share-head.ts'
import { shownPath } from './shown-path.ts'

const PRODUCT = 'Slipway'
/** The sentence of the built page. */
const DESCRIPTION =
  'Create tokens, run presales and lock liquidity on many chains. Neither the platform nor the operator can take or freeze what users deposit.'

/** The head of a page that is about nothing of its own, and of all while the index is away: the same picture for each. */
export function plainHead(pathname: string): ShareHead {
  const path = shownPath(pathname)
  const page = path === '/index' ? undefined : findRoute(path)?.title({}, { locale: 'en-US' })
  return {
    title: page ? `${page} · ${PRODUCT}` : PRODUCT,
    description: DESCRIPTION,
    image: '/share.png',
    isPlain: true,
  }
}
