import { erc20Abi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { MultisendPlan } from './plan-multisend.ts'

/**
 * Whether the wallet has what is left to be sent, and what the network asks for it.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function checkMultisend(
  client: ReadClient,
  plan: Pick<MultisendPlan, 'asset' | 'account' | 'sumLeft' | 'gasWei'>,
): Promise<readonly DraftIssue<'list'>[]> {
  const { asset, account, sumLeft, gasWei } = plan
  const balanceWei = await client.getBalance({ address: account })
  const neededWei = gasWei + (asset.kind === 'native' ? sumLeft : 0n)
  const issues: DraftIssue<'list'>[] = []
  if (balanceWei < neededWei) {
    issues.push({ field: 'form', code: 'Balance_Insufficient', args: { neededWei, balanceWei } })
  }
  if (asset.kind !== 'token') return issues
  const balance = await client.readContract({
    address: asset.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })
  if (balance < sumLeft) {
    const args = { needed: sumLeft, balance }
    issues.push({ field: 'list', code: 'Token_InsufficientBalance', args })
  }
  return issues
}
