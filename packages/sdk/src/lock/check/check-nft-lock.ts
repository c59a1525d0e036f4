import { zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { nftAbi } from '../../evm/nft-abi.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { getNftLockWay } from '../evm/get-nft-lock-way.ts'
import { getPositionStatus } from '../evm/get-position-status.ts'
import type { NftLockDraft } from '../lock-draft-schema.ts'
import type { LockContracts } from '../types.ts'
import { issueOfFailure } from './issue-of-failure.ts'
import { issue, type LockDraftCheck, type LockDraftReport } from './lock-check.ts'
import type { LockHintCode } from './lock-hint.ts'

/** What only the chain knows about the lock of an NFT: whose it is, and whether it would reach the locker. */
export async function checkNftLock(
  client: ReadClient,
  contracts: LockContracts,
  { draft, account }: LockDraftCheck<NftLockDraft>,
): Promise<LockDraftReport> {
  const { asset: collection, nftId } = draft
  const query = { address: collection, abi: nftAbi, functionName: 'ownerOf' } as const
  const owner = await readOrNothing(client.readContract({ ...query, args: [nftId] }))
  if (owner?.toLowerCase() !== account.toLowerCase()) {
    const args = { collection, nftId, owner: owner ?? zeroAddress }
    return { issues: [issue('nftId', 'NftLocker_NotNftOwner', args)], hints: [] }
  }
  const lock = { locker: contracts.nftLocker, draft, account }
  const [{ failure, isRehearsed }, status] = await Promise.all([
    getNftLockWay(client, lock),
    getPositionStatus(client, { collection, nftId }),
  ])
  if (failure) {
    return { issues: [issueOfFailure(failure, { locker: lock.locker })], hints: [] }
  }
  const codes: readonly LockHintCode[] = [
    ...(status === 'foreign' ? (['position-foreign'] as const) : []),
    ...(isRehearsed ? [] : (['unrehearsed'] as const)),
  ]
  return { issues: [], hints: codes.map((code) => ({ code, args: {} })) }
}
