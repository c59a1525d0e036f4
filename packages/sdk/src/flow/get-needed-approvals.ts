import { type Address, erc20Abi, hexToBigInt, parseAbi } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { type Approval, buildApproval } from './approval-steps.ts'
import { signingSeconds } from './signing-seconds.ts'

/** Permit2, at the same address on every network that has it. */
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
])

/** What a contract will take. */
export interface AllowanceNeed extends Approval {
  /** It falls back on Permit2 where the token refuses: an allowance there will do. */
  readonly takesPermit2?: boolean
}

const getAllowance = (client: ReadClient, account: Address, { token, spender }: Approval) =>
  client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account, spender],
  })

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
  const [{ timestamp }, ofToken] = await Promise.all([
    client.getBlock(),
    getAllowance(client, account, { token, spender: permit2, amount }),
  ])
  return ofToken >= amount && BigInt(expiresAt) > timestamp + signingSeconds
}

/** Whether the token changes this allowance to another one, asked of the token itself. */
async function isChangeable(
  client: ReadClient,
  account: Address,
  need: Approval,
): Promise<boolean> {
  const { to, data } = buildApproval(need)
  const answer = await readOrNothing(client.call({ account, to, data }))
  if (!answer) return false
  // Older tokens answer nothing (USDT), others say no instead of refusing.
  return !answer.data || hexToBigInt(answer.data) !== 0n
}

/** What one need comes to. */
async function approvalsOf(
  client: ReadClient,
  account: Address,
  { takesPermit2, ...need }: AllowanceNeed,
): Promise<readonly Approval[]> {
  if (need.amount === 0n) return []
  const allowance = await getAllowance(client, account, need)
  if (allowance >= need.amount) return []
  if (takesPermit2 && (await hasPermit2Allowance(client, account, need))) return []
  if (allowance === 0n || (await isChangeable(client, account, need))) return [need]
  return [{ ...need, amount: 0n }, need]
}

/**
 * Allowances that are missing before contracts can take what an act needs. One that is there but too small is taken back
 * first where the token demands it (USDT), and nowhere else: others refuse an allowance of nothing (BNB on Ethereum).
 * @param needs what each spender will take; zero amounts need nothing.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getNeededApprovals(
  client: ReadClient,
  account: Address,
  needs: readonly AllowanceNeed[],
): Promise<readonly Approval[]> {
  return (await Promise.all(needs.map((need) => approvalsOf(client, account, need)))).flat()
}

/**
 * The same as transactions, for a rehearsal: what a wallet will send before the act, and nothing that it would not.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getApprovalCalls(
  client: ReadClient,
  account: Address,
  need: Approval,
): Promise<readonly UnsignedTransaction[]> {
  // The rehearsal itself says what is wrong with a contract that knows no allowances.
  const approvals = await readOrNothing(getNeededApprovals(client, account, [need]))
  return (approvals ?? [need]).map(buildApproval)
}
