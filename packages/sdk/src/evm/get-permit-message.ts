import { domainSeparator, type Hex } from 'viem'
import type { ReadClient } from './create-read-client.ts'
import { type PermitMessage, type PermitQuery, permitTypes } from './permit-message.ts'
import { readOrNothing } from './read-or-nothing.ts'

export type { PermitMessage, PermitQuery } from './permit-message.ts'

const view = { type: 'function', stateMutability: 'view' } as const

const permitReadsAbi = [
  { ...view, name: 'name', inputs: [], outputs: [{ name: '', type: 'string' }] },
  { ...view, name: 'version', inputs: [], outputs: [{ name: '', type: 'string' }] },
  { ...view, name: 'DOMAIN_SEPARATOR', inputs: [], outputs: [{ name: '', type: 'bytes32' }] },
  {
    ...view,
    name: 'nonces',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
] as const

/** The version that tokens sign under when they do not tell one. */
const usualVersion = '1'

/**
 * The message whose signature is an allowance (EIP-2612), so that an act needs one transaction less. It is proven before
 * anybody is asked for it: a key of its own signs the same message, and the token is tried with it.
 * @returns undefined for a token without permits, or with permits of its own kind, as DAI's: approve it instead.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getPermitMessage(
  client: ReadClient,
  query: PermitQuery,
): Promise<PermitMessage | undefined> {
  const { token, ...allowance } = query
  const contract = { address: token, abi: permitReadsAbi } as const
  const [name, version, separator, nonce] = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'name' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'version' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'DOMAIN_SEPARATOR' })),
    readOrNothing(
      client.readContract({ ...contract, functionName: 'nonces', args: [query.owner] }),
    ),
  ])
  if (name === undefined || separator === undefined || nonce === undefined) return undefined
  const chainId = client.chain.id
  const domain = { name, version: version ?? usualVersion, chainId, verifyingContract: token }
  // A signature under another domain would be worth nothing, or worth something elsewhere.
  const own: Hex = domainSeparator({ domain })
  if (own !== separator) return undefined
  const permit: PermitMessage = {
    domain,
    types: permitTypes,
    primaryType: 'Permit',
    message: { ...allowance, nonce },
  }
  // What signs is not needed before a token has the domain.
  const { probePermit } = await import('./probe-permit.ts')
  return (await probePermit(client, permit)) ? permit : undefined
}
