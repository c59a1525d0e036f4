import { errorMessage } from '@slipway/messages'
import { checkSwapRouter, type SwapRouterCheck } from '@slipway/sdk/evm/check-swap-router'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { isKnownVenue } from '@slipway/sdk/token/evm/is-known-venue'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'

/** What the chain says of an address, or why it is no exchange that tokens can be made for. */
export type RouterAnswer =
  | { readonly found: SwapRouterCheck; readonly problem?: undefined }
  | { readonly found?: undefined; readonly problem: string }

/**
 * Asks the chain what an address is, and the platform's registry whether its contracts would take it: what they refuse is
 * not offered. Loaded on demand: it brings the texts of every refusal along.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function askRouter(entry: string): Promise<RouterAnswer> {
  const reading = readAddress(entry)
  if (!reading.ok) return { problem: errorMessage(reading.code) }
  const found = await checkSwapRouter(readClient, { router: reading.address, chain: activeChain })
  const [issue] = found.issues
  if (issue) return { problem: errorMessage(issue.code, issue.args) }
  const tokenFactory = findTokenContracts(activeChain)?.factory
  const venueFactory = found.factory
  if (tokenFactory && venueFactory && !(await isKnownVenue(readClient, tokenFactory, venueFactory)))
    return { problem: errorMessage('Token_VenueUnknown', { venueFactory }) }
  return { found }
}
