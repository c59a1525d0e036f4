import { type Address, parseAbi } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import type { Approval } from './approval-steps.ts'
import { getNeededApprovals } from './get-needed-approvals.ts'

/** Permit2, at the same address on every network that has it. */
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
])

/** Time that a wallet is given to sign, in seconds: an allowance that ends sooner is none. */
const SIGNING_SECONDS = 3_600

/** An allowance that the wallet gave in Permit2 before, which its spender takes as well as the token's own. */
async function hasPermit2Allowance(
  client: ReadClient,
  account: Address,
  { token, spender, amount }: Approval,
): Promise<boolean> {
  const query = { address: permit2, abi: permit2Abi, functionName: 'allowance' } as const
  const allowed = await readOrNothing(
    client.readContract({ ...query, args: [account, token, spender] }),
  )
  if (!allowed) return false
  const [allowedAmount, expiresAt] = allowed
  if (allowedAmount < amount) return false
  const [{ timestamp }, missing] = await Promise.all([
    client.getBlock(),
    getNeededApprovals(client, account, [{ token, spender: permit2, amount }]),
  ])
  return missing.length === 0 && BigInt(expiresAt) > timestamp + BigInt(SIGNING_SECONDS)
}

/**
 * Allowances that are missing before a contract can take tokens: none where the token, or Permit2 for a contract that
 * takes it, allows it already.
 * @param need `takesPermit2`: the contract falls back on Permit2 where the token refuses.
 */
export async function getPermit2Approvals(
  client: ReadClient,
  account: Address,
  { takesPermit2, ...need }: Approval & { readonly takesPermit2: boolean },
): Promise<readonly Approval[]> {
  const approvals = await getNeededApprovals(client, account, [need])
  if (approvals.length === 0 || !takesPermit2) return approvals
  return (await hasPermit2Allowance(client, account, need)) ? [] : approvals
}
