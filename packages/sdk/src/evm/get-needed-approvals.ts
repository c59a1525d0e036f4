import { type Address, erc20Abi } from 'viem'
import type { Approval } from '../flow/approval-steps.ts'
import type { ReadClient } from './create-read-client.ts'

/**
 * Allowances that are missing before contracts can take what an act needs. One that is there but too small is taken back
 * first: some tokens refuse to change it otherwise.
 * @param needs what each spender will take; zero amounts need nothing.
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
      return allowance === 0n ? [need] : [{ ...need, amount: 0n }, need]
    }),
  )
  return missing.flat()
}
