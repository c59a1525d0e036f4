import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getNeededApprovals } from '../../flow/get-needed-approvals.ts'
import type { LockLiquidityInput } from './lock-liquidity-flow.ts'

/** Asks the chain what a lock of liquidity still needs. */
export async function prepareLiquidityLock(
  client: ReadClient,
  params: Omit<LockLiquidityInput, 'approvals'> & { readonly account: Address },
): Promise<LockLiquidityInput> {
  const { account, ...lock } = params
  const need = { token: lock.lpToken, spender: lock.locker, amount: lock.amount }
  return { ...lock, approvals: await getNeededApprovals(client, account, [need]) }
}
