import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getNeededApprovals } from '../../flow/get-needed-approvals.ts'
import { permitInstead } from '../../flow/permit-instead.ts'
import { signingSeconds } from '../../flow/signing-seconds.ts'
import { planTransaction, type TransactionPlan } from '../../flow/transaction-plan.ts'
import { assetOfLock } from '../asset-of-lock.ts'
import type { LiquidityLockRecord, TokenLockRecord } from '../types.ts'
import { liquidityLockFlows } from './liquidity-lock-flows.ts'
import type { LockIncrementInput } from './lock-inputs.ts'
import { tokenLockFlows } from './token-lock-flows.ts'

/** More for a lock. */
export interface LockIncrement {
  /** Who pays. */
  readonly account: Address
  readonly lock: TokenLockRecord | LiquidityLockRecord
  /** Base units. */
  readonly amount: bigint
  /** Unix seconds by the chain. */
  readonly now: number
}

/** An addition with everything that it still needs. */
export interface PreparedLockIncrement {
  readonly input: LockIncrementInput
  readonly plan: TransactionPlan
}

/**
 * Asks the chain which allowance an addition still needs; that of a token lock may be signed.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareLockIncrement(
  client: ReadClient,
  { account, lock, amount, now }: LockIncrement,
): Promise<PreparedLockIncrement> {
  const { locker, lockId } = lock
  const asset = assetOfLock(lock)
  const approvals = await getNeededApprovals(client, account, [
    { token: asset, spender: locker, amount },
  ])
  const input = { locker, lockId, asset, amount, approvals }
  if (lock.kind !== 'token')
    return { input, plan: planTransaction(liquidityLockFlows.increment, input) }
  const deadline = BigInt(now) + signingSeconds
  const query = { token: asset, owner: account, spender: locker, value: amount, deadline }
  const permits = permitInstead<LockIncrementInput>(approvals.length > 0 ? query : undefined)
  return { input, plan: planTransaction(tokenLockFlows.increment, input, { permits }) }
}
