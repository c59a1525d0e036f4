import { activeChain } from '../core/active-chain.ts'
import type { CustomRouter } from './custom-routers.ts'

/** The network's own exchanges that a token can be made for: V2, with a router. */
export const listedRouters: readonly CustomRouter[] = activeChain.venues.flatMap(
  ({ name, kind, router }) => (kind === 'v2' && router ? [{ name, router }] : []),
)
