import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import type { DeployStep } from '@slipway/deployer/steps/run-deploy-steps'
import { standardTokenAbi } from '@slipway/deployments/abi'
import {
  type Address,
  encodeFunctionData,
  maxUint256,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import type { QuoteToken } from './quote-tokens.ts'
import { venueFactoryAbi, venueRouterAbi } from './venue-abi.ts'
import type { VenueAddresses } from './venue-addresses.ts'

/** Depth of each first pool: a made-up price of 3 000 for one unit of the native currency. */
const NATIVE_DEPTH = parseEther('500')
const QUOTE_DEPTH_WHOLE = '1500000'
const DEADLINE_SECONDS = 3_600n

/** One pool of each quote token against the wrapped native currency, so that prices and routes exist. */
export function describePoolSteps(
  client: DeployClient,
  venue: VenueAddresses,
  tokens: readonly QuoteToken[],
): readonly DeployStep[] {
  return tokens.flatMap((token) => [
    describeApproval(client, venue, token),
    describeFirstLiquidity(client, venue, token),
  ])
}

function describeApproval(
  client: DeployClient,
  venue: VenueAddresses,
  token: QuoteToken,
): DeployStep {
  return {
    id: `pool:${token.symbol}:approve`,
    title: `Allow the router to take ${token.symbol}`,
    isDone: async () =>
      (await client.readContract({
        address: token.address,
        abi: standardTokenAbi,
        functionName: 'allowance',
        args: [client.account.address, venue.router],
      })) > 0n,
    build: () => ({
      to: token.address,
      data: encodeFunctionData({
        abi: standardTokenAbi,
        functionName: 'approve',
        args: [venue.router, maxUint256],
      }),
    }),
  }
}

function describeFirstLiquidity(
  client: DeployClient,
  venue: VenueAddresses,
  token: QuoteToken,
): DeployStep {
  const amount = parseUnits(QUOTE_DEPTH_WHOLE, token.decimals)
  return {
    id: `pool:${token.symbol}:liquidity`,
    title: `Fill the pool of ${token.symbol}`,
    isDone: async () =>
      (await getPair(client, venue.factory, token.address, venue)) !== zeroAddress,
    build: async () => {
      const { timestamp } = await client.getBlock()
      return {
        to: venue.router,
        value: NATIVE_DEPTH,
        data: encodeFunctionData({
          abi: venueRouterAbi,
          functionName: 'addLiquidityETH',
          args: [
            token.address,
            amount,
            amount,
            NATIVE_DEPTH,
            client.account.address,
            timestamp + DEADLINE_SECONDS,
          ],
        }),
      }
    },
  }
}

function getPair(
  client: DeployClient,
  factory: Address,
  token: Address,
  venue: VenueAddresses,
): Promise<Address> {
  return client.readContract({
    address: factory,
    abi: venueFactoryAbi,
    functionName: 'getPair',
    args: [token, venue.wrappedNative],
  })
}
