import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getNeededApprovals } from '../../evm/get-needed-approvals.ts'
import { assetOfLock } from '../asset-of-lock.ts'
import type { LiquidityLockRecord, TokenLockRecord } from '../types.ts'
import type { LockIncrementInput } from './lock-inputs.ts'

/** More for a lock. */
export interface LockIncrement {
  /** Who pays. */
  readonly account: Address
  readonly lock: TokenLockRecord | LiquidityLockRecord
  /** Base units. */
  readonly amount: bigint
}

/** Asks the chain which allowance an addition still needs. @throws {RpcUnavailable} and its kin when no node answers. */
export async function prepareLockIncrement(
  client: ReadClient,
  { account, lock, amount }: LockIncrement,
): Promise<LockIncrementInput> {
  const { locker, lockId } = lock
  const asset = assetOfLock(lock)
  const approvals = await getNeededApprovals(client, account, [
    { token: asset, spender: locker, amount },
  ])
  return { locker, lockId, asset, amount, approvals }
}
