import { standardTokenAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { TokenInfoNotFound } from '../../evm/errors.ts'
import { decodeCapabilities } from '../decode-capabilities.ts'
import type { Token, TokenContracts, TokenMinting } from '../types.ts'
import { getTokenFacts } from './get-token-facts.ts'
import { getTokenRecord } from './get-token-record.ts'

async function getOwnership(client: ReadClient, address: Address) {
  const token = { address, abi: standardTokenAbi } as const
  const [owner, contractUri, isContractUriFrozen, bits, terms] = await Promise.all([
    client.readContract({ ...token, functionName: 'owner' }),
    client.readContract({ ...token, functionName: 'contractURI' }),
    client.readContract({ ...token, functionName: 'contractUriFrozen' }),
    client.readContract({ ...token, functionName: 'capabilities' }),
    client.readContract({ ...token, functionName: 'mintTerms' }),
  ])
  const [mintable, cooldown, maxBps, nextMintAt] = terms
  const minting: TokenMinting = {
    mintable,
    cooldownSeconds: Number(cooldown),
    maxBps: Number(maxBps),
    nextMintAt: Number(nextMintAt),
  }
  return {
    owner,
    contractUri,
    isContractUriFrozen,
    capabilities: decodeCapabilities(bits),
    minting,
  }
}

/**
 * Reads one of the platform's tokens with everything its console shows.
 * @param query `account`: whose balance to read.
 * @throws {TokenInfoNotFound} for an address that the factory did not create ("Token information not found").
 */
export async function getToken(
  client: ReadClient,
  contracts: TokenContracts,
  query: { readonly address: Address; readonly account?: Address },
): Promise<Token> {
  const { address } = query
  const chainId = client.chain.id
  const record = await getTokenRecord(client, contracts, address)
  if (!record) throw new TokenInfoNotFound(chainId, address)
  const [facts, ownership] = await Promise.all([
    getTokenFacts(client, query),
    getOwnership(client, address),
  ])
  return { ...facts, ...ownership, chainId, record }
}
