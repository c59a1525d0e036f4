import type { LockDraftReport } from '@slipway/sdk/lock/check/lock-check'
import { checkLockDraft } from '@slipway/sdk/lock/check-lock-draft'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { readClient } from '../../shell/read-client.ts'
import type { LockParams } from './lock-params.ts'

/** Tries a lock out on the network, without a signature: what refuses it, and what should be known before it is signed. */
export function getLockReport(
  contracts: LockContracts,
  { draft, account, facts }: Pick<LockParams, 'draft' | 'account' | 'facts'>,
): Promise<LockDraftReport> {
  return checkLockDraft(readClient, contracts, { draft, account, lockable: facts })
}
