import { activeChain } from '../core/active-chain.ts'
import type { CustomRouter } from './custom-routers.ts'

/** The network's own exchanges that a token can be made for: V2, with a router. */
export const listedRouters: readonly CustomRouter[] = activeChain.venues.flatMap(
  ({ name, kind, router }) => (kind === 'v2' && router ? [{ name, router }] : []),
)

/** The name of an exchange by its router; undefined for one that this network's list lacks. */
export const exchangeName = (router: string): string | undefined =>
  listedRouters.find((one) => one.router.toLowerCase() === router.toLowerCase())?.name
