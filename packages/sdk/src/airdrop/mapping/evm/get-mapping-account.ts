import { tokenMappingAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi } from 'viem'
import type { ReadClient } from '../../../evm/create-read-client.ts'
import type { Mapping, MappingAccount } from '../types.ts'

/** Whose part in which mapping. */
export interface MappingAccountQuery {
  readonly mapping: Pick<Mapping, 'address' | 'origin' | 'target'>
  readonly account: Address
}

/** What an account brought and got, and what it still has. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getMappingAccount(
  client: ReadClient,
  { mapping, account }: MappingAccountQuery,
): Promise<MappingAccount> {
  const args = [account] as const
  const balanceOf = (token: Address) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args })
  const { address } = mapping
  const contract = { address, abi: tokenMappingAbi } as const
  const [[received, paid], originBalance, targetBalance] = await Promise.all([
    client.readContract({ ...contract, functionName: 'contributionOf', args }),
    balanceOf(mapping.origin.address),
    balanceOf(mapping.target.address),
  ])
  return { received, paid, originBalance, targetBalance }
}
