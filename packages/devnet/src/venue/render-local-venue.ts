import type { GeneratedFiles } from '@slipway/deployments/generator/generated-files'
import { renderConstant } from '@slipway/deployments/generator/render-constant'
import type { LocalVenue } from './deploy-venue.ts'
import { readVenueInitCodes } from './venue-artifacts.ts'

/** The facts of the local exchange, for the local chain's own file in the catalogue of networks. */
export function renderLocalVenue(venue: LocalVenue): GeneratedFiles {
  const { positions } = venue
  const facts = {
    wrappedNative: venue.wrappedNative,
    factory: venue.factory,
    router: venue.router,
    initCodeHash: readVenueInitCodes(venue.factory).pairInitCodeHash,
    positions: {
      factory: positions.factory,
      router: positions.router,
      nftManager: positions.nftManager,
      initCodeHash: positions.poolInitCodeHash,
    },
    quoteTokens: venue.quoteTokens.map(({ symbol, address, decimals }) => ({
      symbol,
      address,
      decimals,
    })),
  }
  return new Map([
    ['packages/chains/src/generated/local-venue.ts', renderConstant('localVenue', facts)],
  ])
}
