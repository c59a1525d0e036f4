import { tokenMappingAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi } from 'viem'
import type { ReadClient } from '../../../evm/create-read-client.ts'
import { getTokenFacts } from '../../../evm/get-token-facts.ts'
import { readOrNothing } from '../../../evm/read-or-nothing.ts'
import type { MappedToken, Mapping } from '../types.ts'

async function getToken(client: ReadClient, address: Address): Promise<MappedToken> {
  const { name, symbol, decimals } = await getTokenFacts(client, { address })
  return { address, name, symbol, decimals }
}

/**
 * Reads a mapping: everything that was agreed, and where it stands.
 * @param query an address that came from the factory's registry: anybody can deploy something that answers alike.
 * @throws {TokenInfoNotFound} when one of its tokens cannot be read; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getMapping(
  client: ReadClient,
  { address }: { readonly address: Address },
): Promise<Mapping> {
  const mapping = { address, abi: tokenMappingAbi } as const
  const [origin, target] = await Promise.all([
    client.readContract({ ...mapping, functionName: 'origin' }),
    client.readContract({ ...mapping, functionName: 'target' }),
  ])
  const held = (token: Address) =>
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    })
  const [facts, terms, sums, originHeld] = await Promise.all([
    Promise.all([getToken(client, origin), getToken(client, target)]),
    Promise.all([
      client.readContract({ ...mapping, functionName: 'id' }),
      client.readContract({ ...mapping, functionName: 'owner' }),
      client.readContract({ ...mapping, functionName: 'rate' }),
      client.readContract({ ...mapping, functionName: 'startTime' }),
      client.readContract({ ...mapping, functionName: 'endTime' }),
      client.readContract({ ...mapping, functionName: 'ipfsKey' }),
    ]),
    Promise.all([
      client.readContract({ ...mapping, functionName: 'targetLeft' }),
      client.readContract({ ...mapping, functionName: 'totals' }),
    ]),
    readOrNothing(held(origin)),
  ])
  const [id, owner, rate, startTime, endTime, ipfsKey] = terms
  const [targetLeft, [received, paid, accounts]] = sums
  return {
    address,
    id: Number(id),
    owner,
    origin: facts[0],
    target: facts[1],
    rate,
    startTime: Number(startTime),
    endTime: Number(endTime),
    ipfsKey,
    targetLeft,
    originHeld: originHeld ?? 0n,
    received,
    paid,
    accounts: Number(accounts),
  }
}
