import {
  type Address,
  decodeFunctionResult,
  domainSeparator,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  multicall3Abi,
  parseAbi,
  size,
  slice,
} from 'viem'
import type { ReadClient } from './create-read-client.ts'
import { readOrNothing } from './read-or-nothing.ts'

/** Fields that are signed (EIP-2612). */
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

const permitAbi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature)',
])

/** Bytes of r, s and v. */
const PLAIN_SIGNATURE_BYTES = 65

/** An allowance with the signature that is to give it. */
interface SignedPermit {
  readonly token: Address
  readonly owner: Address
  readonly spender: Address
  /** Base units. */
  readonly value: bigint
  /** Unix seconds. */
  readonly deadline: bigint
  readonly signature: Hex
}

/** What the contracts try with a signature, in their order (`SignedAllowance.sol`). */
function permitCalls({ owner, spender, value, deadline, signature }: SignedPermit): readonly Hex[] {
  const base = { abi: permitAbi, functionName: 'permit' } as const
  const terms = [owner, spender, value, deadline] as const
  const whole = encodeFunctionData({ ...base, args: [...terms, signature] })
  if (size(signature) !== PLAIN_SIGNATURE_BYTES) return [whole]
  const [r, s] = [slice(signature, 0, 32), slice(signature, 32, 64)]
  const v = Number(slice(signature, 64))
  return [encodeFunctionData({ ...base, args: [...terms, v, r, s] }), whole]
}

/** What the spender may take once the signature has been tried. */
async function tryPermit(
  client: ReadClient,
  multicall: Address,
  permit: SignedPermit,
): Promise<bigint> {
  const { token: target, owner, spender } = permit
  const question = { abi: erc20Abi, functionName: 'allowance', args: [owner, spender] } as const
  const calls = [...permitCalls(permit), encodeFunctionData(question)].map((callData) => ({
    target,
    allowFailure: true,
    callData,
  }))
  const call = { abi: multicall3Abi, functionName: 'aggregate3' } as const
  const { data = '0x' } = await client.call({
    to: multicall,
    data: encodeFunctionData({ ...call, args: [calls] }),
  })
  const allowed = decodeFunctionResult({ ...call, data }).at(-1)
  return allowed?.success ? decodeFunctionResult({ ...question, data: allowed.returnData }) : 0n
}

/**
 * Whether a signature gives the allowance that it is meant to give: tried on the newest block as the contracts will use
 * it, and the allowance is read after it. What a token says of itself proves nothing: DAI has the standard's domain, and
 * tokens that answer whatever is called take a permit without a word.
 * @returns false too where nothing can be tried: the network has no Multicall3.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function provePermit(client: ReadClient, permit: SignedPermit): Promise<boolean> {
  const multicall = client.chain.contracts?.multicall3?.address
  if (!multicall) return false
  const allowed = await readOrNothing(tryPermit(client, multicall, permit))
  return allowed !== undefined && allowed >= permit.value
}

/**
 * Whether a token takes a message of this form: the same allowance is signed by a key that exists for this question alone,
 * and tried by a call. Nobody is asked, and nothing is sent.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
async function probePermit(client: ReadClient, permit: PermitMessage): Promise<boolean> {
  // What signs is not needed before a token has the domain.
  const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts')
  const probe = privateKeyToAccount(generatePrivateKey())
  // A key that nobody had before has signed nothing before.
  const message = { ...permit.message, owner: probe.address, nonce: 0n }
  const signature = await probe.signTypedData({ ...permit, message })
  return provePermit(client, { ...message, token: permit.domain.verifyingContract, signature })
}

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
  return (await probePermit(client, permit)) ? permit : undefined
}
