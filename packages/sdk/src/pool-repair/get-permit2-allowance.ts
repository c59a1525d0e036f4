import { type Address, erc20Abi, parseAbi } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import { smaller } from '../shared/smaller.ts'

/** Permit2, at the same address on every network that has it. */
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
])

/**
 * What a contract of ours may take through Permit2, because the owner allowed Permit2 the token and Permit2 the contract.
 * @param query `until`: unix seconds at which the allowance still has to stand
 * @returns base units; 0 where the network has no Permit2.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getPermit2Allowance(
  client: ReadClient,
  query: {
    readonly owner: Address
    readonly token: Address
    readonly spender: Address
    readonly until: bigint
  },
): Promise<bigint> {
  const { owner, token, spender, until } = query
  const [given, allowed] = await Promise.all([
    readOrNothing(
      client.readContract({
        address: permit2,
        abi: permit2Abi,
        functionName: 'allowance',
        args: [owner, token, spender],
      }),
    ),
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, permit2],
    }),
  ])
  if (!given) return 0n
  const [amount, expiration] = given
  return BigInt(expiration) < until ? 0n : smaller(amount, allowed)
}
