import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  hashMessage,
  padHex,
  parseAbi,
  size,
} from 'viem'
import { call, verifyMessage } from 'viem/actions'
import { readOrNothing } from './read-or-nothing.ts'

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const ACCEPTED = padHex('0x1626ba7e', { size: 32, dir: 'right' })
/** What a wrapped signature (ERC-6492) ends in. */
const MARK_BYTES = 32

/** A text, and what is said to prove that an account signed it. */
export interface SignedByContract {
  readonly address: Address
  readonly message: string
  /** One key's, those of several owners after one another, wrapped for a contract that is not there yet, or none. */
  readonly signature: Hex
}

/**
 * Whether the contract at an address vouches for a text (ERC-1271), or the one that would be deployed there (ERC-6492).
 *
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function isContractSignature(
  client: Client,
  { address, message, signature }: SignedByContract,
): Promise<boolean> {
  if (size(signature) >= MARK_BYTES) return verifyMessage(client, { address, message, signature })
  // Validators of wrapped signatures read a mark from the end and fail where there is none: a contract whose owners
  // have signed on chain is asked itself.
  const args = [hashMessage(message), signature] as const
  const data = encodeFunctionData({ abi, functionName: 'isValidSignature', args })
  const answer = await readOrNothing(call(client, { to: address, data }))
  // The whole word: the call itself begins with its four bytes, and whoever echoes it vouches for nothing.
  return answer?.data === ACCEPTED
}
