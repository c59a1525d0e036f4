import { describeCreate2Step } from '@slipway/deployer/steps/create2-step'
import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import {
  type DeployProgress,
  type DeployStep,
  runDeploySteps,
} from '@slipway/deployer/steps/run-deploy-steps'
import { localCollectionInitCode } from './collection/local-collection.ts'
import { describeMulticall3Steps } from './multicall3.ts'
import { describePoolSteps } from './pool-steps.ts'
import { type PositionVenue, planPositionVenue } from './position-venue.ts'
import { planQuoteTokens, type QuoteToken } from './quote-tokens.ts'
import { calculateVenueAddresses, type VenueAddresses } from './venue-addresses.ts'
import { readVenueInitCodes } from './venue-artifacts.ts'

export interface VenueOptions {
  /** Owns the quote tokens and is the factory's fee setter, so that it decides the addresses. */
  readonly client: DeployClient
  readonly onProgress?: (progress: DeployProgress) => void
}

export interface LocalVenue extends VenueAddresses {
  readonly quoteTokens: readonly QuoteToken[]
  readonly positions: PositionVenue
}

/**
 * Puts a real exchange on a local chain: Multicall3, WETH9, Uniswap V2's factory and router and
 * V3's beside them as Uniswap published them, two quote tokens, their first pools, and a collection of NFTs. Sends nothing when they are there.
 *
 * @throws {DeployError}
 */
export async function deployVenue(options: VenueOptions): Promise<LocalVenue> {
  const { client } = options
  const account = client.account.address
  const venue = calculateVenueAddresses(account)
  const quoteTokens = planQuoteTokens(account)
  const positions = planPositionVenue(venue.wrappedNative)
  const steps = [
    ...describeMulticall3Steps(client),
    ...describeExchangeSteps(client, venue),
    ...quoteTokens.map(({ symbol, name, initCode }) =>
      describeCreate2Step(client, { id: `venue:${symbol}`, title: name, initCode }),
    ),
    ...describePoolSteps(client, venue, quoteTokens),
    ...positions.parts.map(({ id, ...part }) =>
      describeCreate2Step(client, { id: `venue:${id}`, ...part }),
    ),
    describeCreate2Step(client, {
      id: 'venue:collection',
      title: 'Test collection of NFTs (ERC-721)',
      initCode: localCollectionInitCode,
    }),
  ]
  await runDeploySteps(client, steps, options.onProgress)
  return { ...venue, quoteTokens, positions }
}

function describeExchangeSteps(client: DeployClient, venue: VenueAddresses): readonly DeployStep[] {
  const codes = readVenueInitCodes(client.account.address)
  const parts = [
    ['wrapped-native', 'Wrapped native currency (WETH9)', codes.wrappedNative],
    ['factory', 'Uniswap V2 factory', codes.factory],
    ['router', 'Uniswap V2 router', codes.router(venue.factory, venue.wrappedNative)],
  ] as const
  return parts.map(([id, title, initCode]) =>
    describeCreate2Step(client, { id: `venue:${id}`, title, initCode }),
  )
}
