import { createReadClient } from '@slipway/sdk/evm/create-read-client'
import type { NameSource } from '@slipway/sdk/names/service/name-source'
import { activeChain } from '../shell/active-chain.ts'
import { loadChain } from '../shell/load-chain.ts'
import { readClient } from '../transaction/read-client.ts'

async function findSource(): Promise<NameSource> {
  const { chainId, names } = activeChain
  if (names) return { client: readClient, service: names, chainId }
  const ethereum = await loadChain('eth')
  if (ethereum?.type !== 'evm' || !ethereum.names) throw new Error('There is no name service.')
  return { client: createReadClient(ethereum), service: ethereum.names, chainId }
}

/** Where this page looks names up: its own network, else Ethereum. */
export const nameSource: Promise<NameSource> = findSource()
