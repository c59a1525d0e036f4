import { errorMessage } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { checkSwapRouter, type SwapRouterCheck } from '@slipway/sdk/token/evm/check-swap-router'
import { activeChain } from '../shell/active-chain.ts'
import { readClient } from '../transaction/read-client.ts'

/** What the chain says of an address, or why it is no exchange that tokens can be made for. */
export type RouterAnswer =
  | { readonly found: SwapRouterCheck; readonly problem?: undefined }
  | { readonly found?: undefined; readonly problem: string }

/**
 * Asks the chain what an address is. Loaded on demand: it brings the texts of every refusal along.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function askRouter(entry: string): Promise<RouterAnswer> {
  const reading = readAddress(entry)
  if (!reading.ok) return { problem: errorMessage(reading.code) }
  const found = await checkSwapRouter(readClient, { router: reading.address, chain: activeChain })
  const [issue] = found.issues
  return issue ? { problem: errorMessage(issue.code, issue.args) } : { found }
}
