import { createReadClient, type ReadClient } from '@slipway/sdk/evm/create-read-client'
import { createClient, http } from 'viem'
import { getChainId } from 'viem/actions'
import type { ExitNetwork } from './types.ts'

/** The node is of another network than the one that was chosen. */
export class OtherNetwork extends Error {
  readonly chainId: number
  constructor(chainId: number) {
    super(`The node is on network ${chainId}.`)
    this.name = 'OtherNetwork'
    this.chainId = chainId
  }
}

/**
 * Opens one node, which first says which network it is on.
 * @throws {OtherNetwork} when that is another one; the contracts of a local chain are at the same addresses whatever its
 * number is
 */
export async function openNode({ chain }: ExitNetwork, url: string): Promise<ReadClient> {
  const chainId = await getChainId(createClient({ transport: http(url, { retryCount: 1 }) }))
  if (chainId !== chain.chainId && chain.development !== true) throw new OtherNetwork(chainId)
  return createReadClient({ ...chain, chainId, rpcUrls: [url] })
}
