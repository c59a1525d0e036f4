import { type Address, erc20Abi, hexToBigInt } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { type Approval, buildApproval } from './approval-steps.ts'

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

/**
 * Allowances that are missing before contracts can take what an act needs. One that is there but too small is taken back
 * first where the token demands it (USDT), and nowhere else: others refuse an allowance of nothing (BNB on Ethereum).
 * @param needs what each spender will take; zero amounts need nothing.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getNeededApprovals(
  client: ReadClient,
  account: Address,
  needs: readonly Approval[],
): Promise<readonly Approval[]> {
  const missing = await Promise.all(
    needs.map(async (need): Promise<readonly Approval[]> => {
      const { token, spender, amount } = need
      if (amount === 0n) return []
      const allowance = await client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [account, spender],
      })
      if (allowance >= amount) return []
      if (allowance === 0n || (await isChangeable(client, account, need))) return [need]
      return [{ ...need, amount: 0n }, need]
    }),
  )
  return missing.flat()
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
