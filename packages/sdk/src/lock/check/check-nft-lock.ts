import { zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { getNftLockWay } from '../evm/get-nft-lock-way.ts'
import { nftAbi } from '../evm/nft-abi.ts'
import type { NftLockDraft } from '../lock-draft-schema.ts'
import type { LockContracts } from '../types.ts'
import { issueOfFailure } from './issue-of-failure.ts'
import { issue, type LockDraftCheck, type LockDraftReport } from './lock-check.ts'

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
  const { failure, isRehearsed } = await getNftLockWay(client, lock)
  if (failure) {
    return { issues: [issueOfFailure(failure, { locker: lock.locker })], hints: [] }
  }
  return { issues: [], hints: isRehearsed ? [] : [{ code: 'unrehearsed', args: {} }] }
}
