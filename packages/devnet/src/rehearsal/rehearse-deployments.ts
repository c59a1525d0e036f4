import type { EvmChainDefinition } from '@slipway/chains'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { type RehearsedNetwork, rehearseNetwork } from './rehearse-network.ts'
import { startRehearsalNode } from './start-rehearsal-node.ts'
import { startSourceStandIn } from './start-source-stand-in.ts'

export interface Rehearsal {
  /** Deployer and owner of this rehearsal; its key is gone. */
  readonly owner: Hex
  readonly networks: readonly RehearsedNetwork[]
}

/** Different steps on different networks; a deployment has more than a hundred. */
const FIRST_KILL = 3
const KILL_STEP = 7
const KILL_RANGE = 90
const SIDE_BY_SIDE = 6

/**
 * Deploys on a stand-in of each network, with one key made for it.
 *
 * @throws {RehearsalError} at the first thing that does not go as the runbook says
 */
export async function rehearseDeployments(
  chains: readonly EvmChainDefinition[],
  onDone: (network: RehearsedNetwork) => void = () => {},
): Promise<Rehearsal> {
  const privateKey = generatePrivateKey()
  const codes = new Map<number, (address: Hex) => Promise<Hex>>()
  const sources = await startSourceStandIn(
    async (chainId, address) => (await codes.get(chainId)?.(address)) ?? '0x',
  )
  const rehearse = async (chain: EvmChainDefinition): Promise<RehearsedNetwork> => {
    const node = await startRehearsalNode(chain)
    codes.set(chain.chainId, (address) => node.ask<Hex>('eth_getCode', [address, 'latest']))
    try {
      const network = await rehearseNetwork({
        ...{ chain, node, privateKey, sourcifyUrl: sources.url },
        killAfter: FIRST_KILL + ((chains.indexOf(chain) * KILL_STEP) % KILL_RANGE),
      })
      onDone(network)
      return network
    } finally {
      await node.stop()
    }
  }
  try {
    const networks = await mapSideBySide(chains, rehearse)
    return { owner: privateKeyToAddress(privateKey), networks }
  } finally {
    await sources.stop()
  }
}

/** In the order given; each waits half of the time for its node, so a few at once. The first failure begins no others. */
async function mapSideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const left = [...items.entries()]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      try {
        results[next[0]] = await work(next[1])
      } catch (error) {
        left.length = 0
        throw error
      }
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, lane))
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason
  return results
}
