import type { ReadClient } from '../evm/create-read-client.ts'
import { checkLockOwners } from './check/check-lock-owners.ts'
import { checkNftLock } from './check/check-nft-lock.ts'
import { checkTokenLock } from './check/check-token-lock.ts'
import { findAssetHints } from './check/find-asset-hints.ts'
import type { LockDraftCheck, LockDraftReport } from './check/lock-check.ts'
import type { LockContracts } from './types.ts'

/**
 * What only the chain knows about a draft that `readLockDraft` or `readLockList` accepted: the asset is what its locker
 * takes, the wallet has it, and it reaches the locker whole. The lockers refuse each of these too, under the same name.
 * Of a list in several transactions the first one is tried out.
 * @throws {RpcUnavailable} and its kin when no node answers: then nothing is known, which is not "no issues".
 */
export async function checkLockDraft(
  client: ReadClient,
  contracts: LockContracts,
  check: LockDraftCheck,
): Promise<LockDraftReport> {
  const { draft } = check
  const lost = checkLockOwners(contracts, draft)
  const report =
    draft.locker === 'nft'
      ? await checkNftLock(client, contracts, { ...check, draft })
      : await checkTokenLock(client, contracts, { ...check, draft })
  return {
    ...report,
    issues: [...lost, ...report.issues],
    hints: [...report.hints, ...findAssetHints(draft, check.lockable)],
  }
}
