import { type Address, domainSeparator, type Hex } from 'viem'
import type { ReadClient } from './create-read-client.ts'
import { readOrNothing } from './read-or-nothing.ts'

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

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/** An allowance to be signed instead of sent. */
export interface PermitQuery {
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
  /** Base units; exact. */
  readonly value: bigint
  /** Unix seconds. */
  readonly deadline: bigint
}

/** Typed data (EIP-712) for a wallet's `signTypedData`. */
export interface PermitMessage {
  readonly domain: {
    readonly name: string
    readonly version: string
    readonly chainId: number
    readonly verifyingContract: Address
  }
  readonly types: typeof permitTypes
  readonly primaryType: 'Permit'
  readonly message: Omit<PermitQuery, 'token'> & { readonly nonce: bigint }
}

/** The version that tokens sign under when they do not tell one. */
const usualVersion = '1'

/**
 * The message whose signature is an allowance (EIP-2612), so that an act needs one transaction less.
 * @returns undefined for a token without permits, or with a domain of its own kind: approve it instead.
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
  return {
    domain,
    types: permitTypes,
    primaryType: 'Permit',
    message: { ...allowance, nonce },
  }
}
