import { createReadClient } from '@slipway/sdk/evm/create-read-client'
import type { NameSource } from '@slipway/sdk/names/service/name-source'
import { activeChain } from '../core/active-chain.ts'
import { loadChain } from '../core/load-chain.ts'
import { readClient } from '../core/read-client.ts'
import { ethereumNode } from './ethereum-node.ts'

const { chainId, names } = activeChain
const own: NameSource | undefined = names && { client: readClient, service: names, chainId }

async function openEthereum(rpcUrl: string): Promise<NameSource> {
  const ethereum = await loadChain('eth')
  if (ethereum?.type !== 'evm' || !ethereum.names) throw new Error('There is no name service.')
  // The operator's node alone: a public one would learn who looks for whom (ADR 0253).
  const client = createReadClient({ ...ethereum, rpcUrls: [rpcUrl] })
  return { client, service: ethereum.names, chainId }
}

let opened: Promise<NameSource> | undefined

/** Opened once; what failed is tried again the next time. */
function getEthereum(rpcUrl: string): Promise<NameSource> {
  opened ??= openEthereum(rpcUrl).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

const knows = ({ service: { suffixes } }: NameSource, name: string | undefined) =>
  !suffixes || name === undefined || suffixes.some((suffix) => name.endsWith(suffix))

/**
 * Where a name is looked up: on the page's own network if that has a service for such names, else on Ethereum through the
 * operator's node.
 * @param typed none: where accounts say their names
 * @throws where neither is known, and where the network's description cannot be loaded
 */
export async function getNameSource(typed?: string): Promise<NameSource> {
  const name = typed?.trim().toLowerCase()
  if (own && (knows(own, name) || !ethereumNode)) return own
  if (!ethereumNode) throw new Error('There is no name service.')
  return getEthereum(ethereumNode.rpcUrl)
}
