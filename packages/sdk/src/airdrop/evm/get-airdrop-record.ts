import { airdropFactoryAbi, tokenMappingAbi } from '@slipway/deployments/abi'
import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { SlipwayError } from '../../evm/errors.ts'
import { kindOfAirdropTemplate } from '../../platform/airdrop-kinds.ts'
import type { AirdropContracts, AirdropRecord } from '../types.ts'

/** The factory on this network made no such airdrop. Check number or address, and the network. */
export class AirdropNotFound extends SlipwayError {
  readonly code = 'Airdrop_NotFound'
  constructor(chainId: number, airdrop: string) {
    super(
      `No airdrop ${airdrop} was made on network ${chainId}; check number or address, and the network.`,
      { chainId, airdrop },
    )
  }
}

/** One airdrop, by its number in the factory or by its address. */
export interface AirdropRecordQuery {
  readonly airdrop: number | Address
}

async function readRaw(client: ReadClient, factory: Address, airdrop: number | Address) {
  const registry = { address: factory, abi: airdropFactoryAbi } as const
  if (typeof airdrop === 'string') {
    const args = [airdrop] as const
    return client.readContract({ ...registry, functionName: 'recordOf', args })
  }
  if (airdrop === 0) return undefined
  // The first one has number 1 and stands at place 0.
  const args = [BigInt(airdrop - 1), 1n] as const
  const [found] = await client.readContract({ ...registry, functionName: 'records', args })
  return found
}

/** Every template tells its number alike. */
const readId = async (client: ReadClient, address: Address) =>
  Number(await client.readContract({ address, abi: tokenMappingAbi, functionName: 'id' }))

/**
 * Reads what the registry says of an airdrop. The factory is asked, never the airdrop itself: anybody can deploy something
 * that answers like one.
 * @throws {AirdropNotFound} when the factory made none; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getAirdropRecord(
  client: ReadClient,
  contracts: Pick<AirdropContracts, 'factory'>,
  { airdrop }: AirdropRecordQuery,
): Promise<AirdropRecord> {
  const chainId = client.chain.id
  const raw = await readRaw(client, contracts.factory, airdrop)
  const kind = raw && kindOfAirdropTemplate(raw.templateId)
  if (!raw || !kind || raw.owner === zeroAddress) throw new AirdropNotFound(chainId, `${airdrop}`)
  const { owner, addr: address, createdAt } = raw
  const id = typeof airdrop === 'number' ? airdrop : await readId(client, address)
  return { chainId, id, address, owner, createdAt, kind }
}
