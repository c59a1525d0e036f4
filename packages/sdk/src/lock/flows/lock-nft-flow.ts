import { nftLockerAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, encodeAbiParameters, zeroAddress } from 'viem'
import { nftAbi } from '../../evm/nft-abi.ts'
import { nftPositionKinds } from '../../evm/nft-position-kind.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowContext, FlowDefinition, FlowStep } from '../../flow/types.ts'
import type { NftLockDraft } from '../lock-draft-schema.ts'

/**
 * How an NFT reaches the locker. `send`: in one transaction, with the terms beside it, and nobody gets an allowance;
 * `approve`: for collections that cannot send with words.
 */
export type NftLockWay = 'send' | 'approve'

/** An NFT to be locked. */
export interface LockNftInput {
  /** Address of the NFT locker. */
  readonly locker: Address
  readonly draft: NftLockDraft
  readonly way: NftLockWay
}

/** The words beside an NFT that is sent to the locker: for whom, until when. */
function encodeTerms({ owner, unlockAt }: NftLockDraft) {
  return encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, unlockAt])
}

/** The transaction that locks. @param from whose the NFT is. */
export function buildNftLock(
  { locker, draft, way }: LockNftInput,
  from: Address,
): UnsignedTransaction {
  const { asset, nftId, owner, unlockAt } = draft
  return way === 'send'
    ? buildCall({
        to: asset,
        abi: nftAbi,
        functionName: 'safeTransferFrom',
        args: [from, locker, nftId, encodeTerms(draft)],
      })
    : buildCall({ to: locker, abi, functionName: 'lock', args: [asset, nftId, owner, unlockAt] })
}

const approveStep: FlowStep<LockNftInput> = {
  id: 'approve-0',
  build: ({ locker, draft }) =>
    buildCall({
      to: draft.asset,
      abi: nftAbi,
      functionName: 'approve',
      args: [locker, draft.nftId],
    }),
  undo: ({ draft }) =>
    buildCall({
      to: draft.asset,
      abi: nftAbi,
      functionName: 'approve',
      args: [zeroAddress, draft.nftId],
    }),
  verify({ locker, draft }, { logs }, { account }: FlowContext) {
    const { asset: emitter, nftId } = draft
    const expected = { owner: account, approved: locker, nftId }
    proveEvent(logs, { abi: nftAbi, eventName: 'Approval', emitter, expected })
    return { collection: emitter, nftId }
  },
}

const lockStep: FlowStep<LockNftInput> = {
  id: 'lock-nft',
  build: (input, { account }) => buildNftLock(input, account),
  verify({ locker: emitter, draft }, { logs }) {
    const { asset: collection, nftId, owner, unlockAt } = draft
    const query = { abi, eventName: 'Locked', emitter } as const
    const expected = { collection, nftId, owner, unlockAt }
    const { lockId, kind } = proveEvent(logs, { ...query, expected })
    return { lockId, position: nftPositionKinds[kind] ?? 'none', unlockAt }
  },
}

/** Locks an NFT; the result: `lockId`, `position` ('none', 'v3' or 'v4') as the locker recognised it, and `unlockAt`. */
export const lockNftFlow: FlowDefinition<LockNftInput> = {
  name: 'lock-nft',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ way }) => [...(way === 'approve' ? [approveStep] : []), lockStep],
}
