import type { Venue } from '@slipway/chains'
import { activeChain } from '../core/active-chain.ts'
import type { CustomRouter } from './custom-routers.ts'

/** Routers that name a factory and the wrapped currency as the platform's contracts ask for them. */
const askable: readonly Venue['routerAbi'][] = ['uniswap-v2', 'camelot']

/** A router that speaks V2's language is one that tokens and presales can be made for. */
export const canCreate = ({ kind, router, routerAbi }: Venue): boolean =>
  kind === 'v2' && router !== undefined && askable.includes(routerAbi)

/** The network's own exchanges that a token can be made for: V2, with a router that can be asked. */
export const listedRouters: readonly CustomRouter[] = activeChain.venues.flatMap((venue) =>
  venue.router && canCreate(venue) ? [{ name: venue.name, router: venue.router }] : [],
)

/** The name of an exchange by its router; undefined for one that this network's list lacks. */
export const exchangeName = (router: string): string | undefined =>
  activeChain.venues.find(
    (one) => one.kind === 'v2' && one.router?.toLowerCase() === router.toLowerCase(),
  )?.name
