import {
  type Address,
  decodeFunctionResult,
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

const permitAbi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature)',
])

/** Bytes of r, s and v. */
const PLAIN_SIGNATURE_BYTES = 65

/** An allowance with the signature that is to give it. */
export interface SignedPermit {
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
