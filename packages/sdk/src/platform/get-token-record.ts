import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { TokenContracts } from './token-contracts.ts'
import type { TokenRecord } from './token-record.ts'

/** A registry entry as the contract returns it. */
export interface RawTokenRecord {
  readonly owner: Address
  readonly addr: Address
  readonly createdAt: number
  readonly templateId: number
  readonly infoId: number
}

/** Our name for the registry's `owner` is creator: the token's owner may be somebody else by now. */
export function toTokenRecord(raw: RawTokenRecord): TokenRecord {
  const { owner, addr, createdAt, templateId, infoId } = raw
  return { creator: owner, address: addr, createdAt, templateId, infoId }
}

/** The registry's entry of a token; undefined for an address that the factory did not create. */
export async function getTokenRecord(
  client: ReadClient,
  contracts: TokenContracts,
  address: Address,
): Promise<TokenRecord | undefined> {
  const raw = await client.readContract({
    address: contracts.factory,
    abi: tokenFactoryAbi,
    functionName: 'recordOf',
    args: [address],
  })
  return raw.infoId === 0 ? undefined : toTokenRecord(raw)
}
